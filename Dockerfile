# One image for all processes: its command says which (dist/web.js, dist/worker.js, dist/migrate.js,
# dist/staff.js, dist/backup.js, dist/restore.js).
# The version that package.json names for machines without Docker (tests/unit/docs/image.test.ts).
ARG NODE_IMAGE=docker.io/library/node:24.22.3-trixie-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
# The image has its own Node 24: the one that comes with the packages is left out, and its link,
# which would stand first in the path of every npm script. Not npm ci, for the reason in .ci/run.
RUN npm install --omit=dev --omit=peer --no-save --no-audit --no-fund \
  && rm -rf node_modules/node-linux-* node_modules/.bin/node
COPY . .
# docker compose build --build-arg BUILD_COMMIT=$(git rev-parse HEAD): /readyz, /metrics and /admin then say it.
ARG BUILD_COMMIT
RUN npm run build
# What only the build needs is left out.
RUN npm pkg delete devDependencies \
  && npm uninstall --omit=dev --omit=peer --no-audit --no-fund $(node launch/build-only.js) \
  # Nothing imports these: a peer for its types, and where uploads could be kept.
  && rm -rf node_modules/.cache node_modules/typescript node_modules/ioredis node_modules/@ioredis node_modules/@redis \
  # What the image is made of, to check its packages for known vulnerabilities. By the lock file, as npm takes what is
  # left out on purpose for an error.
  && npm run --silent sbom -- --package-lock-only > /tmp/sbom.cdx.json

FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /site
RUN install -d -o node -g node -m 0700 /data /backups
COPY --from=build /site/package.json ./
COPY --from=build /site/node_modules ./node_modules
COPY --from=build /tmp/sbom.cdx.json ./
COPY --from=build /site/dist-a ./dist-a
RUN ln -s dist-a dist
COPY --from=build /site/launch/secrets.sh ./launch/
COPY --from=build /site/db/seed/articles ./db/seed/articles
COPY --from=build /site/db/seed/built-in-posts ./db/seed/built-in-posts
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
# For the web process; the others have none, and docker-compose.yml switches it off for them.
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "dist/web.js"]
