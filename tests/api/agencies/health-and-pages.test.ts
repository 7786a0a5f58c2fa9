import { mkdirSync, readFileSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs'
import { Agent, type IncomingMessage, request as requestHttp } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contrast } from '../../../domain/colour.ts'
import { pageColours, paletteFrom } from '../../../domain/contrast.ts'
import { seedDemo } from '../../../server/demo/seed.ts'
import { agencies } from '../../../server/demo/tenants.ts'
import { createLog } from '../../../server/log.ts'
import { createTenant } from '../../../server/tenant/create-tenant.ts'
import { saveFrames } from '../../../server/tenant/save-frames.ts'
import { saveLook } from '../../../server/tenant/save-look.ts'
import { createTestDatabase, silent, type TestDatabase } from '../../support/database.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { answered, setStage, type Stage } from '../../support/stage.ts'
import { temporaryFolder } from '../../support/files/temporary-folder.ts'
import { until } from '../../support/until.ts'
import { password, worldNow } from '../../support/world/cast.ts'

const lines: string[] = []
const web = temporaryFolder()
let stage: Stage
beforeAll(async () => {
  mkdirSync(join(web.path, 'assets'))
  writeFileSync(join(web.path, 'index.html'), readFileSync(join(import.meta.dirname, '../../../index.html')))
  writeFileSync(join(web.path, 'assets/app-1a2b3c4d.js'), `console.log('${'calltime '.repeat(50)}')`)
  writeFileSync(join(web.path, 'version.json'), '{"version":"1"}')
  const log = createLog({ logLevel: 'trace' }, { write: line => void lines.push(line) })
  stage = await setStage({ web: web.path, log })
})
afterAll(async () => {
  await stage.close()
  web.remove()
})

const get = (path: string, headers: Record<string, string> = {}, host = 'a.test') =>
  stage.server.request(host, 'GET', path, { headers })
const changeTenant = async (set: string, seen: () => Promise<boolean>) => {
  await stage.admin(`update tenant set ${set} where id = $1`, [stage.world.a.id])
  await until(seen, 'the server to hear of the change')
}

describe('health', () => {
  it('is live while it runs, for any host', async () => {
    expect(await get('/health/live', {}, 'elsewhere.test')).toMatchObject({ status: 200, body: { status: 'live' } })
  })

  it('is ready while its database answers, and says so when it does not', async () => {
    expect(await get('/health/ready')).toMatchObject({ status: 200, body: { status: 'ready' } })
    const test = await createTestDatabase()
    const server = await startTestServer(test.database)
    await test.database.pool.end()
    expect(await server.request('any', 'GET', '/health/ready')).toMatchObject({ status: 503 })
    await server.stop()
    await test.close().catch(() => {})
  })
})

describe('a server that cannot write', () => {
  const notReady: string[] = []
  const log = createLog({ logLevel: 'info' }, { write: line => void (/ready/.test(line) && notReady.push(line)) })

  it('is not ready, says why once, and when it is over', async () => {
    const test = await createTestDatabase()
    const server = await startTestServer(test.database, { log })
    const ready = async () => (await server.request('any', 'GET', '/health/ready')).body
    const name = new URL(test.appUrl).pathname.slice(1)
    const readOnly = async (on: boolean) => {
      await stage.admin(`alter database ${name} set default_transaction_read_only = ${on ? 'on' : 'off'}`)
      await stage.admin(`select pg_terminate_backend(pid) from pg_stat_activity where datname = $1`, [name])
    }
    try {
      await readOnly(true)
      await until(async () => JSON.stringify(await ready()).includes('database not writable'), 'the database to refuse')
      await ready()
      await readOnly(false)
      await until(async () => JSON.stringify(await ready()) === '{"status":"ready"}', 'the database to take it')

      // Every write to it meets a full disk.
      symlinkSync('/dev/full', join(test.database.dataDir, '.ready'))
      await until(
        async () => JSON.stringify(await ready()).includes('data folder not writable'),
        'the folder to be full',
      )
      await ready()
      unlinkSync(join(test.database.dataDir, '.ready'))
      await until(async () => JSON.stringify(await ready()) === '{"status":"ready"}', 'the folder to have room')
      const said = notReady.map(line => (JSON.parse(line) as { msg: string }).msg)
      expect(said.filter(line => line !== 'not ready: database unreachable')).toEqual([
        'not ready: database not writable',
        'ready again',
        'not ready: data folder not writable',
        'ready again',
      ])
      expect(notReady.join('')).toContain('ENOSPC')
    } finally {
      await server.stop()
      await test.close()
    }
  })
})

describe('a connection', () => {
  it('is kept for longer than a proxy keeps it, so that the proxy is the one to close it', async () => {
    const agent = new Agent({ keepAlive: true })
    const answer = await new Promise<IncomingMessage>((resolve, reject) =>
      requestHttp({ port: stage.server.port, path: '/health/live', agent }, resolve).on('error', reject).end(),
    )
    answer.resume()
    expect(Number(/timeout=(\d+)/.exec(String(answer.headers['keep-alive']))?.[1])).toBeGreaterThan(60)
    agent.destroy()
  })

  it('to a port that is in use is refused in one sentence', async () => {
    const { port } = stage.server
    await expect(startTestServer(stage.test.database, { config: { port } })).rejects.toThrow(
      `127.0.0.1 port ${port} is in use: stop what listens there, or choose another with PORT.`,
    )
  })
})

describe('every answer', () => {
  const paths = [
    '/',
    '/api/v1/tenant',
    '/api/v1/jobs',
    '/theme.css',
    '/nothing.js',
    '/health/live',
    '/assets/app-1a2b3c4d.js',
  ]

  it.each(paths)('(%s) carries the headers that keep a browser in bounds', async path => {
    const { headers } = await get(path)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(headers['permissions-policy']).toContain('geolocation=(self)')
    const policy = headers['content-security-policy']
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe|\*|http:/)
    expect(headers['x-request-id']).toMatch(/^[\w.-]{8,64}$/)
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(headers).not.toHaveProperty('access-control-allow-origin')
  })

  it('of the API tells the server’s time, and is kept by no cache', async () => {
    const { headers } = await get('/api/v1/tenant')
    expect(headers).toMatchObject({ 'server-time': worldNow.toISOString(), 'cache-control': 'no-store' })
  })

  it('repeats a request id that is one, makes its own otherwise, and names it in a problem', async () => {
    expect((await get('/', { 'x-request-id': 'trace-12345678' })).headers['x-request-id']).toBe('trace-12345678')
    for (const bad of ['short', 'x'.repeat(65), 'with space and more', '<script>alert(1)</script>'])
      expect((await get('/', { 'x-request-id': bad })).headers['x-request-id']).not.toBe(bad)
    const problem = await get('/api/v1/jobs', { 'x-request-id': 'trace-12345678' })
    expect(problem.body).toMatchObject({ code: 'sessionRequired', instance: 'trace-12345678' })
  })
})

describe('the shell', () => {
  it('is the same for every path of the application, in the agency’s name and language', async () => {
    const shell = await get('/jobs/7/confirmation')
    expect(shell).toMatchObject({ status: 200 })
    expect(shell.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(shell.headers['cache-control']).toBe('no-cache')
    expect(shell.text).toContain('<html lang="de">')
    expect(shell.text).toContain('<noscript><p>Diese Seite braucht JavaScript.')
    expect(shell.text).toContain('<title>Agency A</title>')
    expect(shell.text).toContain('content="https://a.test/icon-512.png"')
    expect(shell.text).not.toMatch(/%tenant\.|<style|style="|onload|undefined|\[object/)
    expect((await get('/')).text).toBe(shell.text)
    expect((await get('/', {}, 'b.test')).text).toContain('<title>Agency B</title>')
  })

  it('is not sent again to whoever has it', async () => {
    const { headers } = await get('/')
    const again = await get('/', { 'if-none-match': headers.etag ?? '' })
    expect(again).toMatchObject({ status: 304, text: '' })
    expect(again.headers['content-security-policy']).toContain("default-src 'none'")
    expect((await get('/', { 'if-none-match': headers.etag ?? '' }, 'b.test')).status).toBe(200)
  })

  it('shows a hostile name as the text it is', async () => {
    const hostile = `"><script>alert(1)</script>&'$&$1%tenant.title%`
    await changeTenant(`name = $q$${hostile}$q$`, async () => !(await get('/')).text.includes('Agency A</title>'))
    const { text } = await get('/')
    expect(text).not.toContain('<script>alert')
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&amp;&#39;$&amp;$1')
    expect((await get('/manifest.webmanifest')).body).toMatchObject({ name: hostile })
    await changeTenant(`name = 'Agency A'`, async () => (await get('/')).text.includes('Agency A</title>'))
  })

  it('may be framed by whom the agency names, and load its map tiles, and nothing more', async () => {
    const policy = async () => String((await get('/')).headers['content-security-policy'])
    await changeTenant(
      `settings = settings || '{"frameAncestors": ["https://portal.example.test/x", "javascript:alert(1)", "; script-src *"],
        "mapTilesUrl": "https://tiles.example.test/{z}/{x}/{y}.png"}'`,
      async () => (await policy()).includes('portal'),
    )
    const said = Object.fromEntries((await policy()).split('; ').map(part => [part.split(' ')[0], part]))
    expect(said['frame-ancestors']).toBe('frame-ancestors https://portal.example.test')
    expect(said['img-src']).toBe("img-src 'self' data: blob: https://tiles.example.test")
    expect(said['script-src']).toBe("script-src 'self'")
    expect((await get('/', {}, 'b.test')).headers['content-security-policy']).toContain("frame-ancestors 'none'")
    await changeTenant(
      `settings = settings || '{"frameAncestors": [], "mapTilesUrl": null}'`,
      async () => !(await policy()).includes('portal'),
    )
  })

  it('is not there under a host nobody configured', async () => {
    for (const path of ['/', '/login', '/projects/7']) {
      const page = await get(path, {}, 'elsewhere.test')
      expect(page).toMatchObject({ status: 404 })
      expect(page.text).toContain('No agency is served under this address.')
      expect(page.text).not.toContain('elsewhere.test')
    }
    for (const path of ['/theme.css', '/manifest.webmanifest', '/favicon.svg', '/icon-192.png'])
      expect((await get(path, {}, 'elsewhere.test')).status, path).toBe(404)
  })
})

describe('what the shell loads', () => {
  it('is the agency’s theme, with colours and nothing else in it', async () => {
    const theme = await get('/theme.css')
    expect(theme.headers['content-type']).toBe('text/css; charset=utf-8')
    expect(theme.text).toContain('--accent:#1d4ed8')
    const look = `look = jsonb_set(look, '{light,accent}', '"red;}body{background:url(https://evil.test)"')`
    await changeTenant(look, async () => !(await get('/theme.css')).text.includes('--accent:#1d4ed8'))
    expect((await get('/theme.css')).text).not.toMatch(/evil|url\(/)
    expect((await get('/theme.css', {}, 'b.test')).text).toContain('--accent:#1d4ed8')
    await changeTenant(`look = jsonb_set(look, '{light,accent}', '"#1d4ed8"')`, async () =>
      (await get('/theme.css')).text.includes('--accent:#1d4ed8'),
    )
  })

  it('is its manifest, mark and icons', async () => {
    const manifest = await get('/manifest.webmanifest')
    expect(manifest.headers['content-type']).toBe('application/manifest+json')
    expect(manifest.body).toMatchObject({
      id: '/',
      name: 'Agency A',
      short_name: 'Agency A',
      lang: 'de',
      start_url: '/',
      scope: '/',
      display: 'standalone',
    })
    expect((await get('/favicon.svg')).headers['content-type']).toBe('image/svg+xml')
    const { icons } = manifest.body as { icons: { src: string; sizes: string; purpose: string }[] }
    for (const { src } of icons) expect((await get(src)).status, src).toBe(200)
    expect(icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`)).toEqual(
      expect.arrayContaining(['any 192x192', 'any 512x512', 'maskable 192x192', 'maskable 512x512']),
    )
  })

  it('are the built files, squeezed for whoever takes it and kept for ever where the name says so', async () => {
    const plain = await get('/assets/app-1a2b3c4d.js')
    expect(plain.text).toContain('calltime')
    expect(plain.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    })
    const squeezed = await get('/assets/app-1a2b3c4d.js', { 'accept-encoding': 'gzip, br' })
    expect(squeezed.headers['content-encoding']).toBe('br')
    expect(squeezed.text.length).toBeLessThan(plain.text.length / 3)
    expect((await get('/version.json')).headers['cache-control']).toBe('no-cache')
  })

  it.each([
    '/assets/app-00000000.js',
    '/../package.json',
    '/..%2fpackage.json',
    '/%2e%2e/package.json',
    '/.env',
    '/assets/',
  ])('is never a file that was not built: %s', async path => {
    const { status, text } = await get(path)
    expect(text).not.toMatch(/"dependencies"|DATABASE_URL/)
    if (/\.\w+$/.test(path)) expect(status).toBe(404)
  })
})

describe('the demo agencies', () => {
  let demo: TestDatabase
  let server: TestServer
  beforeAll(async () => {
    demo = await createTestDatabase()
    await seedDemo(demo.database, worldNow, silent, { people: 80, projects: 10 })
    server = await startTestServer(demo.database, { web: web.path })
  })
  afterAll(async () => {
    await server.stop()
    await demo.close()
  })

  it.each(agencies)('$name: name, words, mark and colours of its own before any script', async agency => {
    const { text } = await server.request(agency.host, 'GET', '/login')
    const meta = Object.fromEntries(
      [...text.matchAll(/<meta (?:property|name)="([\w:-]+)" content="([^"]*)"/g)].map(([, name, said]) => [
        name,
        said,
      ]),
    )
    expect(meta).toMatchObject({
      'og:title': `${agency.name} | Your Digital Hub for Crew Management and Project Planning`,
      'og:description': agency.description,
      'og:site_name': agency.host,
      'og:image': `https://${agency.host}/icon-512.png`,
      description: agency.description,
      'theme-color': agency.look.ground,
      'color-scheme': 'light dark',
    })
    expect(text).toContain(`<title>${agency.name}</title>`)
    expect(text).toContain('<link rel="icon" href="/favicon.svg"')
    for (const other of agencies)
      if (other !== agency) expect(text).not.toMatch(new RegExp(`${other.name}|${other.host}`))
    const mark = await server.request(agency.host, 'GET', '/favicon.svg')
    expect(mark.text).toContain(`fill="${agency.look.light.accent}"`)
    const theme = await server.request(agency.host, 'GET', '/theme.css')
    for (const colour of [agency.look.light.accent, agency.look.dark.accent, agency.look.ground])
      expect(theme.text).toContain(`:${colour}`)
    const installed = await server.request(agency.host, 'GET', '/manifest.webmanifest')
    expect(installed.body).toMatchObject({ name: agency.name, theme_color: agency.look.ground })
  })
})

describe('a Host header anybody can write', () => {
  const image = (text: string) => /property="og:image" content="([^"]*)"/.exec(text)?.[1]

  it.each(['127.0.0.1:9999', 'localhost', 'LOCALHOST:1', '[::1]:80', 'A.TEST:9999'])(
    'reaches no link of the page: %s',
    async host => {
      const { status, text } = await get('/', {}, host)
      expect(status).toBe(200)
      expect(image(text)).toBe('https://a.test/icon-512.png')
      expect(text).toBe((await get('/')).text)
    },
  )

  it.each(['a.test.evil.test', 'evil.test', 'localhost.evil.test', '127.0.0.1.evil.test'])(
    'of no agency gets the plain page: %s',
    async host => {
      const { status, text } = await get('/', { 'x-forwarded-host': 'a.test' }, host)
      expect(status).toBe(404)
      expect(text).not.toMatch(/evil|Agency/)
      expect(image(text)).toBeUndefined()
    },
  )

  it('is not asked either where an agency has no host; PUBLIC_URL is', async () => {
    const test = await createTestDatabase()
    const input = { name: 'Alone', host: 'alone.test', login: 'o@alone.test', firstName: 'O', lastName: 'O' }
    await createTenant(test.database, { ...input, password: 'x'.repeat(12), language: 'en', timeZone: 'Europe/Berlin' })
    const seen = async (publicUrl?: string) => {
      const server = await startTestServer(test.database, { web: web.path, config: publicUrl ? { publicUrl } : {} })
      const { text } = await server.request('127.0.0.1:9999', 'GET', '/')
      await server.stop()
      expect(text).toContain('<title>Alone</title>')
      expect(text).not.toContain(':9999')
      return image(text)
    }
    expect(await seen('http://alone.test:8080')).toBe('http://alone.test:8080/icon-512.png')
    expect(await seen('https://another.test')).toBe('https://alone.test/icon-512.png')
    await test.database.global(tx => tx.raw('delete from tenant_host'))
    expect(await seen()).toBeUndefined()
    expect(await seen('https://another.test')).toBe('https://another.test/icon-512.png')
    await test.close()
  })
})

describe('a look that is saved', () => {
  const b = (path: string) => get(path, {}, 'b.test')
  /** The tokens of both schemes, as the served theme declares them. */
  const served = async () => {
    const blocks = [...(await b('/theme.css')).text.matchAll(/\{([^{}]*)\}/g)].map(([, block = '']) =>
      Object.fromEntries([...block.matchAll(/--([\w-]+):([^;]+)/g)].map(([, name, value]) => [name, value ?? ''])),
    )
    return { light: blocks[0] ?? {}, dark: blocks[1] ?? {} }
  }

  it('can be read although yellow was asked for, and reaches a server that runs', async () => {
    const before = (await b('/theme.css')).text
    const mended = await saveLook(stage.test.database, 'B.test', look => ({ ...look, ...paletteFrom('#ff0') }))
    expect(mended).toEqual([{ colour: 'light.accent', from: '#ff0', to: expect.stringMatching(/^#[0-9a-f]{6}$/) }])
    await until(async () => (await b('/theme.css')).text !== before, 'the server to hear of the look')
    const theme = await served()
    for (const scheme of ['light', 'dark'] as const) {
      const of = (name: string) => theme[scheme][name] ?? ''
      expect(contrast(of('accent-ink'), of('accent'))).toBeGreaterThanOrEqual(4.5)
      expect(contrast(of('tenant-ground-ink'), of('tenant-ground'))).toBeGreaterThanOrEqual(4.5)
      for (const ground of [...pageColours[scheme].grounds, of('accent-soft')])
        expect(contrast(of('accent-text'), ground), ground).toBeGreaterThanOrEqual(4.5)
      for (const ground of pageColours[scheme].grounds)
        expect(contrast(of('accent'), ground), ground).toBeGreaterThanOrEqual(3)
    }
    expect((await b('/')).text).toContain(`name="theme-color" content="${theme.light['tenant-ground']}"`)
    expect((await b('/favicon.svg')).text).toContain(`fill="${theme.light['accent']}"`)
    expect((await get('/theme.css')).text).not.toContain(theme.light['accent'])
  })

  it('has a picture behind the login and a name for its trees, where the agency wants them', async () => {
    const policy = async () => String((await b('/')).headers['content-security-policy'])
    const save = (more: object) => saveLook(stage.test.database, 'b.test', look => look, more)
    const seen = async () =>
      (await b('/api/v1/tenant')).body as { backgroundUrl: string | null; oneCrewOneTree: unknown }
    const before = await policy()
    await save({ backgroundUrl: 'https://pictures.example.com/stage.jpg', treeTitle: 'Our wood' })
    await until(async () => (await seen()).backgroundUrl !== null, 'the server to hear of the picture')
    expect(await seen()).toMatchObject({
      backgroundUrl: 'https://pictures.example.com/stage.jpg',
      oneCrewOneTree: { title: 'Our wood' },
    })
    expect(await policy()).toBe(before.replace("img-src 'self' data: blob:", '$& https://pictures.example.com'))
    for (const wrong of ['//evil.test/x.jpg', 'javascript:alert(1)', 'http://plain.test/x.jpg', 'https://a b', '/x\n'])
      await expect(save({ backgroundUrl: wrong }), wrong).rejects.toThrow('no picture')
    await save({ backgroundUrl: '/stage.jpg' })
    await until(async () => (await seen()).backgroundUrl === '/stage.jpg', 'the server to hear of the picture')
    expect(await policy()).toBe(before)
    await save({ backgroundUrl: null, treeTitle: null })
    await until(async () => (await seen()).backgroundUrl === null, 'the server to hear of the picture')
    expect(await seen()).toMatchObject({ backgroundUrl: null, oneCrewOneTree: null })
  })

  it('is refused for what is no colour and for a host nobody configured; nothing is written', async () => {
    const before = (await b('/theme.css')).text
    const none = saveLook(stage.test.database, 'b.test', look => ({ ...look, groundInk: 'url(https://evil.test)' }))
    await expect(none).rejects.toThrow('is no colour')
    await expect(saveLook(stage.test.database, 'c.test', look => look)).rejects.toThrow('No agency is served under')
    expect((await b('/theme.css')).text).toBe(before)
  })

  it('comes with a new agency too', async () => {
    const input = { name: 'C', host: 'c.test', login: 'office@c.test', firstName: 'O', lastName: 'O' }
    const rest = { password: 'x'.repeat(12), language: 'en', timeZone: 'Europe/Berlin', accent: '#ffff00' }
    await createTenant(stage.test.database, { ...input, ...rest })
    const page = await until(async () => {
      const answer = await get('/theme.css', {}, 'c.test')
      return answer.status === 200 ? answer : null
    }, 'the server to hear of the agency')
    expect(page.text).toContain('--accent:')
    expect(page.text).not.toContain('--accent:#ffff00;--accent-ink:#ffffff')
  })
})

describe('sites that may frame', () => {
  const named = async () => {
    const { headers } = await get('/', {}, 'b.test')
    return /frame-ancestors ([^;]*)/.exec(String(headers['content-security-policy']))?.[1]
  }

  it('are said once and hold at once, until they are taken back', async () => {
    const sites = ['https://Portal.example.test/', 'http://127.0.0.1:8080', 'https://portal.example.test']
    const saved = ['https://portal.example.test', 'http://127.0.0.1:8080']
    expect(await saveFrames(stage.test.database, 'b.test', sites)).toEqual(saved)
    await until(async () => (await named()) === saved.join(' '), 'the server to hear of the sites')
    expect(await saveFrames(stage.test.database, 'b.test', [])).toEqual([])
    await until(async () => (await named()) === "'none'", 'the server to hear of it')
  })

  it.each([
    '*',
    'https://*.example.test',
    'https://portal.example.test/path',
    'https://user@portal.example.test',
    'portal.example.test',
    'javascript:alert(1)',
    'https://a.test; script-src *',
    'https://a.test https://b.test',
    'null',
    '',
  ])('are origins and nothing else: %s', async site => {
    await expect(saveFrames(stage.test.database, 'b.test', [site])).rejects.toThrow('is no origin')
    expect(await named()).toBe("'none'")
  })
})

describe('the contract', () => {
  it('can be read, as a document and as a page, without anything from elsewhere', async () => {
    expect(answered(await get('/api/v1/openapi.json'))).toMatchObject({ openapi: '3.1.0' })
    const page = await get('/api/docs')
    expect(page).toMatchObject({ status: 200 })
    expect(page.text).not.toMatch(/https?:\/\//)
    expect(page.headers['content-security-policy']).toContain("script-src 'self';")
    for (const path of ['/api/docs/swagger-ui.css', '/api/docs/swagger-ui-bundle.js', '/api/docs/start.js'])
      expect((await get(path)).status, path).toBe(200)
  })
})

describe('pictures', () => {
  interface Crew {
    members: { name: string; pictureUrl: string | null }[]
  }
  const address = async () => {
    const crew = answered<Crew>(await stage.as('client', 'GET', `/projectCrews/${stage.world.a.crews.main}`))
    return crew.members.find(({ name }) => name.startsWith('member'))?.pictureUrl ?? ''
  }

  it('have an address that works without a token, sandboxed, and only where there is a face', async () => {
    const picture = await get(await address())
    expect(picture).toMatchObject({ status: 200, text: 'RIFF....WEBP a member' })
    expect(picture.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=3600',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    const crew = answered<Crew>(await stage.as('client', 'GET', `/projectCrews/${stage.world.a.crews.main}`))
    expect(crew.members.find(({ name }) => name.startsWith('colleague'))?.pictureUrl).toBeNull()
  })

  it('have the same address for an hour, so that browsers keep them', async () => {
    const first = await address()
    stage.clock.forward(59 * 60_000)
    expect(await address()).toBe(first)
    stage.clock.set(worldNow)
  })

  it('refuse an address that is altered, of another agency, or too old', async () => {
    const genuine = await address()
    const { a } = stage.world
    const expires = /expires=(\d+)/.exec(genuine)?.[1] ?? ''
    const altered = [
      genuine.replace(a.persons.member, a.persons.stranger),
      genuine.replace(expires, String(Number(expires) + 3_600_000)),
      // A signature may begin with any letter.
      genuine.replace(/signature=(.)/, (_, first: string) => `signature=${first === 'A' ? 'B' : 'A'}`),
      genuine.replace(/&signature=.*/, ''),
      genuine.replace(/&signature=.*/, '&signature='),
      genuine.replace(/expires=\d+/, 'expires=Infinity'),
    ]
    for (const path of altered) expect((await get(path)).status, path).toBe(401)
    expect((await get(genuine, {}, 'b.test')).status).toBe(401)
    stage.clock.set(new Date(Number(expires)))
    expect((await get(genuine)).status).toBe(401)
    stage.clock.set(new Date(Number(expires) - 1))
    expect((await get(genuine)).status).toBe(200)
    stage.clock.set(worldNow)
  })
})

describe('the log', () => {
  it('holds no password, no token, no signature and no address of a person’s', async () => {
    lines.length = 0
    const { server, world } = stage
    const secret = 'correct horse battery staple'
    const token = await stage.token('chief')
    const body = { login: world.a.logins.member, password: secret }
    await server.request('a.test', 'POST', '/api/v1/auth/token', { body, key: null })
    await server.request('a.test', 'POST', '/api/v1/auth/token', { body: `{"password":"${secret}"`, key: null })
    await server.request('a.test', 'POST', '/api/v1/auth/token', { body: { ...body, password: [secret] }, key: null })
    await get(`/login?login=member&password=${encodeURIComponent(secret)}`)
    await stage.as('chief', 'GET', `/projectCrews/${world.a.crews.main}`)
    await get('/api/v1/jobs', { authorization: `Bearer ${token}x` })
    await get(`/api/v1/persons/${world.a.persons.member}/picture?expires=1&signature=SIGNED`)
    await until(() => lines.length >= 7, 'the requests to be logged')
    const all = lines.join('')
    expect(all).toContain('"path":"/login"')
    for (const never of [
      secret,
      encodeURIComponent(secret),
      password,
      token,
      token.split('.')[2],
      'SIGNED',
      '+49 170',
      'argon2',
    ])
      expect(all).not.toContain(never)
  })

  it('tells a failure with its request id and without people’s data, and the answer tells nothing of it', async () => {
    await stage.admin('alter table crew_info rename to crew_info_away')
    lines.length = 0
    const broken = await stage.as('member', 'GET', '/crewInfo', undefined, {
      headers: { 'x-request-id': 'broken-1234' },
    })
    await stage.admin('alter table crew_info_away rename to crew_info')
    expect(broken).toMatchObject({ status: 500, body: { code: 'internal', instance: 'broken-1234' } })
    expect(broken.text).not.toMatch(/crew_info|select|postgres|node_modules/i)
    const logged = lines.map(line => JSON.parse(line) as Record<string, unknown>).find(line => line.level === 50)
    expect(logged).toMatchObject({ requestId: 'broken-1234', msg: 'request failed' })
    expect(JSON.stringify(logged)).not.toContain(stage.world.a.id)
  })
})
