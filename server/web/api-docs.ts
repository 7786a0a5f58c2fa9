import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Hono } from 'hono'
import type { Environment } from '../http.ts'

const files: Record<string, string> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
}
const page = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>API</title><meta name="viewport" content="width=device-width">
<link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/api/docs/swagger-ui.css"></head>
<body><div id="docs"></div><script src="/api/docs/swagger-ui-bundle.js"></script><script src="/api/docs/start.js"></script></body></html>`
const start = `SwaggerUIBundle({ url: '/api/v1/openapi.json', dom_id: '#docs', deepLinking: true, validatorUrl: null })`

/** This page alone may style itself: the reader of the contract writes styles into its elements. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'"

/** The contract, readable without the internet. */
export function mountApiDocs(app: Hono<Environment>, contract: string) {
  const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
  app.get('/api/v1/openapi.json', c => c.body(contract, 200, { 'content-type': 'application/json; charset=utf-8' }))
  app.get('/api/docs', c => c.html(page, 200, { 'content-security-policy': policy }))
  app.get('/api/docs/start.js', c => c.body(start, 200, { 'content-type': 'text/javascript; charset=utf-8' }))
  for (const [name, type] of Object.entries(files))
    app.get(`/api/docs/${name}`, async c =>
      c.body(new Uint8Array(await readFile(join(folder, name))), 200, { 'content-type': type }),
    )
}
