/** The schema, step by step. A step that has been released is never changed; `user_version` counts those that were taken. */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    version INTEGER NOT NULL,
    phase TEXT NOT NULL,
    players INTEGER NOT NULL,
    free INTEGER NOT NULL,
    public INTEGER NOT NULL,
    opened_at INTEGER NOT NULL,
    touched_at INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX tables_by_age ON tables (phase, touched_at);
  CREATE INDEX tables_by_touch ON tables (touched_at);
  CREATE INDEX tables_in_lobby ON tables (opened_at, id) WHERE public = 1 AND phase = 'waiting' AND free > 0;

  CREATE TABLE entries (
    table_id TEXT NOT NULL,
    version INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, version)
  ) WITHOUT ROWID;

  CREATE TABLE done (
    table_id TEXT NOT NULL,
    owner TEXT NOT NULL,
    id TEXT NOT NULL,
    digest TEXT NOT NULL,
    answer TEXT NOT NULL,
    PRIMARY KEY (table_id, owner, id)
  ) WITHOUT ROWID;

  CREATE TABLE keys (
    table_id TEXT NOT NULL,
    hash TEXT NOT NULL,
    owner TEXT NOT NULL,
    PRIMARY KEY (table_id, hash)
  ) WITHOUT ROWID;

  CREATE TABLE claims (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    hash TEXT NOT NULL,
    until INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
  ) WITHOUT ROWID;

  CREATE TABLE deadlines (
    table_id TEXT PRIMARY KEY,
    wait TEXT NOT NULL,
    at INTEGER,
    rest INTEGER
  ) WITHOUT ROWID;
  CREATE INDEX deadlines_by_time ON deadlines (at) WHERE at IS NOT NULL;

  CREATE TABLE presence (
    table_id TEXT NOT NULL,
    node TEXT NOT NULL,
    seats TEXT NOT NULL,
    PRIMARY KEY (table_id, node)
  ) WITHOUT ROWID;

  CREATE TABLE beats (node TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE gone (id TEXT PRIMARY KEY) WITHOUT ROWID;
  CREATE TABLE kept (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  `,
]
