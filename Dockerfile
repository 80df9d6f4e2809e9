# syntax=docker/dockerfile:1
# Linkbild: the same commands as in README, Running it (test/deploy/production-tree.ts holds both to it).
# docker build --build-arg BUILD_COMMIT=$(git rev-parse --short HEAD) -t linkbild .

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
# Packages first: they change less often than the sources.
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev
COPY . .
ARG BUILD_COMMIT
ENV BUILD_COMMIT=$BUILD_COMMIT
RUN npm run build
RUN npm prune --omit=dev --omit=peer

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 HEALTH_PORT=3900 DATA_DIR=/data
# An account that owns nothing of the program: it may read it and write /data.
RUN groupadd --gid 10001 linkbild \
    && useradd --uid 10001 --gid linkbild --home-dir /data --no-create-home --shell /usr/sbin/nologin linkbild \
    && install -d -o linkbild -g linkbild -m 0750 /data
WORKDIR /app
COPY --from=build /app /app
USER 10001:10001
VOLUME /data
EXPOSE 3000
# On a port of its own, which workers have as well. Not /api/health: a container is not at fault if the database is away,
# and some who run containers end those that are unhealthy. With a read-only root: --read-only --tmpfs /tmp and the volume.
HEALTHCHECK --interval=10s --timeout=4s --start-period=90s --retries=3 \
    CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.HEALTH_PORT + '/api/health/images').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "scripts/serve.mjs"]
