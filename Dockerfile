# The shop as a container: `docker build -t silcrow .` for the server, `--target release` for what comes before it.
# docs/deployment.md says how to run both; deploy/compose.yaml does.

FROM node:22-bookworm-slim AS base
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1

FROM base AS deps
COPY package.json package-lock.json .npmrc ./
COPY tools/stand-ins ./tools/stand-ins
RUN npm ci --include=dev --include=optional

# No key of the shop's goes into a build. Its pages name the shop's public address: with --build-arg SITE_URL=https://… that one, else
# the address in lib/brand.ts (decision 0021).
FROM deps AS build
ARG SITE_URL
COPY . .
# Next's own build doesn't look at types (next.config.ts): they are checked before it.
# With --secret id=actions_key: what Next encrypts for actions, which another build can then read. Without it Next makes one.
RUN --mount=type=secret,id=actions_key \
  if [ -s /run/secrets/actions_key ]; then export NEXT_SERVER_ACTIONS_ENCRYPTION_KEY="$(cat /run/secrets/actions_key)"; fi; \
  node tools/dev/run.mjs prepare && npm run typecheck && SITE_URL="$SITE_URL" npm run build

# The emulator of payments, the tools and the tests stay behind.
FROM build AS release-files
RUN find lib prisma tools/release components/sections -name '*.test.ts*' -delete

# Makes ready for the servers of a new version, and ends: brings the database named in DATABASE_URL up to date, and puts the
# files that never change where the proxy serves them. Has the daily jobs and `npm run billing:reconcile`, too.
FROM base AS release
ENV NODE_ENV=production
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/package.json /app/tsconfig.json ./
# Links of node_modules lead there, for whoever runs Prisma's own commands.
COPY --from=build /app/tools/stand-ins ./tools/stand-ins
COPY --from=release-files /app/prisma ./prisma
COPY --from=release-files /app/lib ./lib
COPY --from=release-files /app/tools/release ./tools/release
COPY --from=release-files /app/components/sections ./components/sections
COPY --from=build /app/deploy/jobs.sh ./deploy/jobs.sh
COPY --from=build /app/public ./public
COPY --from=build /app/.next/BUILD_ID ./.next/BUILD_ID
COPY --from=build /app/.next/static ./.next/static
RUN mkdir /assets && chown node:node /assets
USER node
CMD ["sh", "-c", "node --import tsx prisma/migrate.ts && node --import tsx prisma/seed.ts && node --import tsx tools/release/publish-command.ts /app /assets"]

# The server. A missing variable ends it at once, with the names of all that are missing. It writes nothing to disk: its files
# are root's, and it runs with --read-only.
FROM base AS runner
ENV NODE_ENV=production HOSTNAME=0.0.0.0 PORT=3000
COPY --from=build /app/.next/standalone ./
COPY --from=build /app/.next/static ./.next/static
COPY --from=build /app/public ./public
USER node
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server.js"]
