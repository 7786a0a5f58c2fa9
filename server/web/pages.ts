import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Hono } from 'hono'
import sharp from 'sharp'
import type { Environment } from '../http.ts'
import type { Services } from '../services.ts'
import type { TenantRecord } from '../tenant/directory.ts'
import { manifest } from './manifest.ts'
import { markSvg } from './mark.ts'
import { contentSecurityPolicy } from './security-headers.ts'
import { renderShell, slogan } from './shell.ts'
import { readStaticFiles, staticResponse } from './static-files.ts'
import { themeCss } from './theme.ts'

const unknownHost = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Unknown address</title><meta property="og:title" content="${slogan}"><h1>No agency is served under this address.</h1>
<p>Check the spelling, or ask whoever gave you the link.</p></html>`

/**
 * Where the agency is reached, for what others link to: never the Host header, which anybody can write. PUBLIC_URL counts
 * where it names one of the agency's hosts, or where it has none; null where nothing is known.
 */
function originOf({ hosts, mainHost }: TenantRecord, publicUrl: string | undefined): string | null {
  if (publicUrl && (mainHost === null || hosts.includes(new URL(publicUrl).hostname))) return publicUrl
  return mainHost === null ? null : `https://${mainHost}`
}

/** Everything a browser loads that is not the API: the shell per tenant, its theme, icons and manifest, the built files. */
export async function mountPages(app: Hono<Environment>, services: Services, folder: string) {
  const files = await readStaticFiles(folder)
  const template = await readFile(join(folder, 'index.html'), 'utf8').catch(() => null)
  const tenantOf = (host: string | undefined) => services.tenants.byHost(host)
  const kept = new Map<string, { version: number; text: string; etag: string }>()

  /** Renders once per tenant until a tenant changes; answers 304 to whoever has it already. */
  const rendered = (
    tenant: TenantRecord,
    name: string,
    type: string,
    render: () => string,
    seen: string | undefined,
  ) => {
    const key = `${tenant.id} ${name}`
    let entry = kept.get(key)
    if (entry?.version !== services.tenants.version) {
      const text = render()
      entry = {
        version: services.tenants.version,
        text,
        etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`,
      }
      kept.set(key, entry)
    }
    const headers = { 'content-type': type, 'cache-control': 'no-cache', etag: entry.etag }
    return seen === entry.etag ? new Response(null, { status: 304, headers }) : new Response(entry.text, { headers })
  }

  app.get('/theme.css', c => {
    const tenant = tenantOf(c.req.header('host'))
    if (!tenant) return c.notFound()
    return rendered(
      tenant,
      'theme',
      'text/css; charset=utf-8',
      () => themeCss(tenant.look),
      c.req.header('if-none-match'),
    )
  })
  app.get('/manifest.webmanifest', c => {
    const tenant = tenantOf(c.req.header('host'))
    if (!tenant) return c.notFound()
    const text = () => JSON.stringify(manifest(tenant))
    return rendered(tenant, 'manifest', 'application/manifest+json', text, c.req.header('if-none-match'))
  })
  app.get('/favicon.svg', c => {
    const tenant = tenantOf(c.req.header('host'))
    if (!tenant) return c.notFound()
    return rendered(tenant, 'mark', 'image/svg+xml', () => markSvg(tenant), c.req.header('if-none-match'))
  })
  // Another mark is another address: what is not at hand here yet, or no more, must not be kept under it for good.
  app.get('/mark.png', c => {
    const tenant = tenantOf(c.req.header('host'))
    const picture = tenant?.markPicture
    if (!picture || tenant.look.mark !== `/mark.png?drawn=${c.req.query('drawn')}`)
      return c.body(null, 404, { 'cache-control': 'no-store' })
    return c.body(new Uint8Array(picture), 200, {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })
  for (const size of [192, 512])
    for (const [name, maskable] of [
      ['icon', false],
      ['icon-maskable', true],
    ] as const)
      app.get(`/${name}-${size}.png`, async c => {
        const tenant = tenantOf(c.req.header('host'))
        if (!tenant) return c.notFound()
        const png = await sharp(Buffer.from(markSvg(tenant, size, maskable)))
          .png()
          .toBuffer()
        return c.body(new Uint8Array(png), 200, {
          'content-type': 'image/png',
          'cache-control': 'public, max-age=86400',
        })
      })

  app.get('*', c => {
    const file = files.get(c.req.path)
    if (file) return staticResponse(file, c.req.header('accept-encoding'))
    const tenant = tenantOf(c.req.header('host'))
    if (!tenant) return c.html(unknownHost, 404)
    if (/\.\w{2,12}$/.test(c.req.path) || !template) return c.text('There is no such file.', 404)
    // Nothing is painted while a password stands in the address bar: the script takes it out first.
    const scriptFirst = c.req.query('password') !== undefined
    const ofMailedLink = /^\/(forgottenPassword|welcome)\//i.test(c.req.path)
    const shell = rendered(
      tenant,
      scriptFirst ? 'shell after script' : 'shell',
      'text/html; charset=utf-8',
      () => renderShell(template, tenant, originOf(tenant, services.config.publicUrl), scriptFirst),
      ofMailedLink ? undefined : c.req.header('if-none-match'),
    )
    shell.headers.set('content-security-policy', contentSecurityPolicy(tenant))
    if (ofMailedLink) shell.headers.set('cache-control', 'no-store')
    return shell
  })
}
