/** `GET /api/openapi.json`: the API described from the schemas that check it. */
import { toJsonSchema } from '@valibot/to-json-schema'
import { COMMAND, HOSTING, OPENING, SITTING } from './wire.ts'

type Json = Record<string, unknown>

const schemaOf = (schema: Parameters<typeof toJsonSchema>[0]): Json => {
  const { $schema, ...rest } = toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' }) as Json
  return rest
}
const json = (schema: Json): Json => ({ content: { 'application/json': { schema } } })
const object = (properties: Json, required: readonly string[] = Object.keys(properties)): Json => ({
  type: 'object',
  properties,
  required,
})
const STRING = { type: 'string' }
const INTEGER = { type: 'integer' }
const TELLING = object(
  {
    seq: INTEGER,
    happened: { type: 'array', items: { type: 'object' } },
    gap: { const: true },
    view: { type: 'object' },
  },
  ['seq', 'happened', 'view'],
)

const TEXTS: Readonly<Record<number, string>> = {
  400: 'Not understood',
  401: 'Unknown or revoked key',
  403: 'Not yours to do',
  404: 'No such table',
  409: 'Not now',
  410: 'Expired',
  413: 'Too large',
  415: 'Not JSON',
  422: 'Illegal play; `clause` names the rule',
  429: 'Too fast; `Retry-After` says how long',
}

const refusals = (...statuses: readonly number[]): Json =>
  Object.fromEntries(
    statuses.map((status) => [
      status,
      {
        description: TEXTS[status],
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  )

const TABLE = { name: 'table', in: 'path', required: true, schema: STRING }
const SEAT = { name: 'seat', in: 'query', required: false, schema: INTEGER, description: 'Which cookie speaks.' }
const AFTER = { name: 'after', in: 'query', required: false, schema: INTEGER, description: 'The last `seq` heard.' }
const KEYS = [{ bearer: [] }, { cookie: [] }, {}]

interface Operation {
  readonly summary: string
  readonly parameters?: readonly Json[]
  readonly body?: Json
  readonly ok: readonly [status: number, description: string, content: Json]
  readonly refused: readonly number[]
}

const operation = ({
  summary,
  parameters = [],
  body,
  ok: [status, description, content],
  refused,
}: Operation): Json => ({
  summary,
  parameters,
  security: KEYS,
  ...(body ? { requestBody: { required: true, ...json(body) } } : null),
  responses: { [status]: { description, ...content }, ...refusals(...refused) },
})

const SEQ = object({ seq: INTEGER })

/** The description, for a release. */
export function openapi(release: string): Json {
  return {
    openapi: '3.1.0',
    info: { title: 'Watchfires & Wagons: the table API', version: release },
    paths: {
      '/api/tables': {
        post: operation({
          summary: 'Opens a table',
          body: schemaOf(OPENING),
          ok: [
            201,
            'Opened',
            json(
              object({
                table: STRING,
                hostKey: STRING,
                url: STRING,
                deals: { type: 'array', items: object({ commitment: STRING }) },
              }),
            ),
          ],
          refused: [400, 403, 409, 413, 415, 429],
        }),
        get: operation({
          summary: 'Public tables with a free seat and somebody present',
          parameters: [{ ...AFTER, schema: STRING, description: '`next` of the page before.' }],
          ok: [
            200,
            'A page',
            json(object({ tables: { type: 'array', items: { type: 'object' } }, next: { type: ['string', 'null'] } })),
          ],
          refused: [429],
        }),
      },
      '/api/tables/{table}': {
        get: operation({
          summary: 'The current telling',
          parameters: [TABLE, SEAT, AFTER],
          ok: [200, 'The telling', json(TELLING)],
          refused: [400, 401, 404, 410, 429],
        }),
      },
      '/api/tables/{table}/seats': {
        post: operation({
          summary: 'Sits down',
          parameters: [TABLE],
          body: schemaOf(SITTING),
          ok: [201, 'Seated', json(object({ seat: INTEGER, key: STRING, seq: INTEGER }))],
          refused: [400, 401, 403, 404, 409, 410, 413, 415, 429],
        }),
      },
      '/api/tables/{table}/host': {
        post: operation({
          summary: 'What the host wishes',
          parameters: [TABLE, SEAT],
          body: schemaOf(HOSTING),
          ok: [
            200,
            'Done; `claim` answers an invitation',
            json(object({ seq: INTEGER, seat: INTEGER, claim: STRING }, ['seq'])),
          ],
          refused: [400, 401, 403, 404, 409, 410, 413, 415, 429],
        }),
      },
      '/api/tables/{table}/commands': {
        post: operation({
          summary: 'What a seat decides, or wishes',
          parameters: [TABLE, SEAT],
          body: schemaOf(COMMAND),
          ok: [
            200,
            'Stored; `table` answers a rematch',
            json(object({ ...(SEQ.properties as Json), table: STRING }, ['seq'])),
          ],
          refused: [400, 401, 403, 404, 409, 410, 413, 415, 422, 429],
        }),
      },
      '/api/tables/{table}/stream': {
        get: operation({
          summary: 'Tellings as they come',
          parameters: [TABLE, SEAT, AFTER, { name: 'Last-Event-ID', in: 'header', required: false, schema: INTEGER }],
          ok: [
            200,
            'Events: `id` is the `seq`, `data` a telling',
            { content: { 'text/event-stream': { schema: TELLING } } },
          ],
          refused: [400, 401, 404, 410, 429],
        }),
      },
      '/api/tables/{table}/record': {
        get: operation({
          summary: 'The record of a game that is over, with its proof',
          parameters: [TABLE, SEAT],
          ok: [200, 'The record', json({ type: 'object' })],
          refused: [400, 401, 404, 409, 410, 429],
        }),
      },
    },
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        cookie: {
          type: 'apiKey',
          in: 'cookie',
          name: 'ww-seat0',
          description: 'One a seat, set when sitting down; also ww-host.',
        },
      },
      schemas: {
        Problem: object({ type: STRING, title: STRING, status: INTEGER, detail: STRING, clause: STRING }, [
          'type',
          'title',
          'status',
          'detail',
        ]),
      },
    },
  }
}
