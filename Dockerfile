# The shop as a container: `docker build -t silcrow .` for the server, `--target migrate` for the database's migrations.
# docs/operations.md says how to run both.

FROM node:22-bookworm-slim AS base
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1

FROM base AS deps
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --include=optional

# No key goes into a build. Its pages name the shop's public address: with --build-arg SITE_URL=https://… that one, else
# the address in lib/brand.ts (docs/decisions/0021-the-public-address.md).
FROM deps AS build
ARG SITE_URL
COPY . .
RUN node lib/local/run.mjs prepare && SITE_URL="$SITE_URL" npm run build

# Brings the database named in DATABASE_URL up to date, and ends. Run it before the servers of a new version start.
FROM base AS migrate
ENV NODE_ENV=production
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/package.json /app/tsconfig.json ./
COPY --from=build /app/prisma ./prisma
COPY --from=build /app/lib ./lib
COPY --from=build /app/components/sections ./components/sections
USER node
CMD ["sh", "-c", "node --import tsx prisma/migrate.ts && node --import tsx prisma/seed.ts"]

# The server. A missing variable ends it at once, with the names of all that are missing.
FROM base AS runner
ENV NODE_ENV=production HOSTNAME=0.0.0.0 PORT=3000
COPY --from=build --chown=node:node /app/.next/standalone ./
COPY --from=build --chown=node:node /app/.next/static ./.next/static
COPY --from=build --chown=node:node /app/public ./public
USER node
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server.js"]
