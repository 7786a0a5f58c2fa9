# Calltime as an image; compose.yaml runs it with a database and a store for files.
# The build installs everything, what runs has only what it needs, and runs as nobody in particular.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run build

FROM node:24-bookworm-slim AS modules
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev

FROM node:24-bookworm-slim
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=4000 \
    DATA_DIR=/data
WORKDIR /app
RUN install -d -o node -g node -m 750 /data
COPY --from=modules /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY --from=build /app/openapi/openapi.json ./openapi/openapi.json
COPY package.json LICENSE ./
COPY scripts/run.js ./scripts/run.js
COPY server/database/migrations ./server/database/migrations
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=30s --timeout=10s --start-period=2m --retries=3 \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/ready`).then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "dist/server/main.js"]
