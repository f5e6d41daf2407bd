# syntax=docker/dockerfile:1
# One image for both servers and the operator's commands:
#   docker build -t clubfront:1.0 .
#   web: the image as it is; club API: `node dist/club-api.mjs`; commands: `node dist/club.mjs migrate`
# What it holds is listed by deploy/image/files.mjs; `npm run check:image` runs these steps without a builder.
ARG NODE=node:24.11.0-bookworm-slim
ARG BASE=debian:12.12-slim

FROM ${NODE} AS node

FROM node AS build
WORKDIR /src
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
# Types are the business of `npm run verify`.
RUN TYPES_CHECKED=yes npm run build && node deploy/image/assemble.mjs /image

# Debian slim and the one program that is needed: no npm, no yarn, no compiler.
FROM ${BASE}
COPY --from=node /usr/local/bin/node /usr/local/bin/node
RUN groupadd --gid 1000 node \
  && useradd --uid 1000 --gid node --home-dir /app --no-create-home --shell /usr/sbin/nologin node \
  && install --directory --owner=node --group=node /data
COPY --from=build /image /app
# A volume or tmpfs that is new takes its owner from here; the rest belongs to root and is read-only for the servers.
RUN chown node:node /app/.next/cache
WORKDIR /app
ENV NODE_ENV=production PORT=3000 API_HOST=0.0.0.0 API_PORT=4000 DATA_DIR=/data
USER 1000:1000
EXPOSE 3000 4000
STOPSIGNAL SIGTERM
# Of the web; the club API's is the same with $API_PORT (deploy/compose.yaml).
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "deploy/image/health.mjs", "3000"]
CMD ["node", "dist/web.mjs"]
