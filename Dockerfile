# The server with its pages, from the clone: docs/hosting.md, "Docker".

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci && node node_modules/vite/bin/vite.js build --config packages/web/vite.config.ts
# What only building needed goes; the links to the packages stay.
RUN npm prune --omit=dev && rm -rf .cache && mkdir .cache /data

FROM node:24-bookworm-slim
ENV NODE_ENV=production WATCHFIRES_HOST=0.0.0.0 WATCHFIRES_PORT=3000 WATCHFIRES_DATA=/data
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/packages packages
# Where the tables are kept, and where Node keeps what it has compiled: all that the server writes.
COPY --from=build --chown=node:node /data /data
COPY --from=build --chown=node:node /app/.cache .cache
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.WATCHFIRES_PORT + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Signals reach the server itself, which then stores and answers what is open.
CMD ["node", "packages/lab/bin/watchfires.mjs", "serve"]
