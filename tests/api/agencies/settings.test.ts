import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { paletteFrom } from '../../../domain/contrast.ts'
import { saveKioskPin } from '../../../server/tenant/save-kiosk-pin.ts'
import { saveLook } from '../../../server/tenant/save-look.ts'
import { saveRules } from '../../../server/tenant/save-rules.ts'
import { logo } from '../../support/files/logo.ts'
import { answered, codeOf, setStage, type Stage } from '../../support/stage.ts'
import { until } from '../../support/until.ts'

interface Scheme {
  accent: string
  accentInk: string
  accentSoft: string
  accentText: string
}
interface Settings {
  name: string
  look: { light: Scheme; dark: Scheme; ground: string; groundInk: string; mark: string; backgroundUrl: string | null }
  rules: Record<string, unknown>
  defaultLanguage: string
  useUserLanguage: boolean
  support: { email: string; phone: string }
  trees: { title: string | null; partner: string | null }
  revision: number
}
interface Agency {
  name: string
  mark: string
  rules: { graceMinutes: number }
  kioskPin: boolean
  mobileTheme: { primaryColor: string }
  backgroundColorCode: string
}

let stage: Stage
beforeEach(async () => {
  stage = await setStage()
})
afterEach(() => stage.close())

const read = async () => answered<Settings>(await stage.as('office', 'GET', '/settings'))
const change = async (body: object) =>
  stage.as('office', 'PATCH', '/settings', { revision: (await read()).revision, ...body })
const agency = async (host = stage.world.a.host) =>
  (await stage.server.request(host, 'GET', '/api/v1/tenant')).body as unknown as Agency

describe('what an agency settles for itself', () => {
  it('is changed in parts: what is not named stays, and every page hears of it', async () => {
    const before = await read()
    const { light, dark, ground, groundInk } = paletteFrom('#1f4f99')
    const after = answered<Settings>(
      await change({
        name: 'North Crew',
        look: { light, dark, ground, groundInk, backgroundUrl: '/stage.jpg' },
        rules: { graceMinutes: 12, kioskPin: true, hours: { from: 'planned', roundTo: 30, lessBreak: false } },
        defaultLanguage: 'cy',
        support: { phone: '+49 40 1' },
        trees: { title: 'Our wood', partner: 'Coed Cadw' },
      }),
    )
    expect(after).toEqual({
      name: 'North Crew',
      look: { ...before.look, light, dark, ground, groundInk, backgroundUrl: '/stage.jpg' },
      rules: {
        ...before.rules,
        graceMinutes: 12,
        kioskPin: true,
        hours: { from: 'planned', roundTo: 30, lessBreak: false },
      },
      sendsSms: false,
      defaultLanguage: 'cy',
      useUserLanguage: before.useUserLanguage,
      support: { ...before.support, phone: '+49 40 1' },
      trees: { ...before.trees, title: 'Our wood', partner: 'Coed Cadw' },
      revision: before.revision + 1,
    })
    expect(await read()).toEqual(after)
    await until(async () => (await agency()).name === 'North Crew', 'the server to hear of it')
    expect(await agency()).toMatchObject({
      rules: { graceMinutes: 12 },
      kioskPin: true,
      mobileTheme: { primaryColor: '#1f4f99' },
      checkInOpensMinutes: before.rules['checkInOpensMinutes'],
      oneCrewOneTree: { title: 'Our wood' },
      defaultLanguage: 'cy',
    })
  })

  it('names quiet hours, or that there are none, and which notices are written; each by itself', async () => {
    const before = await read()
    expect(before.rules).toMatchObject({ quietHours: { from: 22, to: 5 }, mailed: { confirmed: true, lapsed: true } })
    answered(await change({ rules: { quietHours: { from: 1, to: 8 }, mailed: { lapsed: false } } }))
    const after = answered<Settings>(await change({ rules: { mailed: { confirmed: false } } }))
    expect(after.rules).toEqual({
      ...before.rules,
      quietHours: { from: 1, to: 8 },
      mailed: { confirmed: false, lapsed: false },
    })
    answered(await change({ rules: { quietHours: null } }))
    expect((await read()).rules['quietHours']).toBeNull()
    const told = async (host = stage.world.a.host, of: 'a' | 'b' = 'a') => {
      const token = await stage.token('member', of)
      const devices = await stage.server.request(host, 'GET', '/api/v1/pushNotificationSubscriptions', { token })
      return answered<{ quietHours: object | null }>(devices).quietHours
    }
    await until(async () => (await told()) === null, 'the server to hear of it')
    expect(await told(stage.world.b.host, 'b')).toEqual({ from: 22, to: 5 })
    const changes = await stage.admin<{ changes: { field: string; before: unknown; after: unknown }[] }>(
      `select changes from activity where tenant_id = $1 and code = 'settingsChanged' order by created_at desc limit 3`,
      [stage.world.a.id],
    )
    expect(changes.flatMap(({ changes: told }) => told)).toEqual(
      expect.arrayContaining([
        { field: 'quietHours', before: '22:00–05:00', after: '01:00–08:00' },
        { field: 'quietHours', before: '01:00–08:00', after: null },
        { field: 'mailLapsed', before: true, after: false },
        { field: 'mailConfirmed', before: true, after: false },
      ]),
    )
  })

  it('tells the log of each rule that is changed', async () => {
    const { rules } = await read()
    const plain = Object.entries(rules).filter(([, value]) => typeof value === 'number' || typeof value === 'boolean')
    for (const [rule, value] of plain)
      answered(await change({ rules: { [rule]: typeof value === 'number' ? value + 1 : !value } }))
    const lines = await stage.admin<{ fields: string[] }>(
      `select array(select c->>'field' from jsonb_array_elements(changes) c) as fields from activity
        where tenant_id = $1 and code = 'settingsChanged'`,
      [stage.world.a.id],
    )
    expect(lines.flatMap(({ fields }) => fields).toSorted()).toEqual(plain.map(([rule]) => rule).toSorted())
  })

  it('goes back to nothing where nothing is a choice', async () => {
    answered(
      await change({
        look: { backgroundUrl: 'https://example.com/a.jpg' },
        trees: { title: 'Wood', since: '2020-01-02' },
      }),
    )
    const after = answered<Settings>(
      await change({
        look: { backgroundUrl: null },
        trees: { title: null, since: null },
        support: { email: '', phone: '' },
      }),
    )
    expect(after).toMatchObject({
      look: { backgroundUrl: null },
      trees: { title: null, since: null },
      support: { email: '', phone: '' },
    })
  })

  it('is what the commands change as well, which count as changes', async () => {
    const { revision } = await read()
    const { host } = stage.world.a
    await saveRules(stage.test.database, host, { restHours: 9 })
    await saveKioskPin(stage.test.database, host, true)
    await saveLook(stage.test.database, host, look => ({ ...look, colorScheme: 'dark' }))
    expect(await read()).toMatchObject({
      look: { colorScheme: 'dark' },
      rules: { restHours: 9, kioskPin: true },
      revision: revision + 3,
    })
  })

  it('is each agency’s own', async () => {
    const other = stage.world.b.host
    const before = await agency(other)
    answered(await change({ name: 'Somebody else', rules: { graceMinutes: 99 } }))
    expect(await agency(other)).toEqual(before)
    const [row] = await stage.admin<{ name: string }>('select name from tenant where id = $1', [stage.world.b.id])
    expect(row?.name).toBe(before.name)
    const token = await stage.token('office', 'b')
    const answer = await stage.server.request(other, 'GET', '/api/v1/settings', { token })
    expect(answer.body).toMatchObject({ name: before.name, rules: { graceMinutes: before.rules.graceMinutes } })
    await expect(
      stage.test.database.withTenant(stage.world.a.id, tx =>
        tx.raw(`update tenant set name = 'taken' where id = $1 returning id`, [stage.world.b.id]),
      ),
    ).resolves.toEqual([])
  })

  it.each(['planner', 'client', 'member'] as const)('is not for a %s', async who => {
    expect(await stage.as(who, 'GET', '/settings')).toMatchObject({ status: 403 })
    const body = { name: 'Mine', revision: 0 }
    expect(await stage.as(who, 'PATCH', '/settings', body)).toMatchObject({ status: 403 })
    expect((await read()).name).not.toBe('Mine')
  })
})

describe('two at once', () => {
  it('do not overwrite each other: the second is shown what the first made of it', async () => {
    const { revision } = await read()
    const both = await Promise.all(
      [7, 8].map(graceMinutes => stage.as('office', 'PATCH', '/settings', { rules: { graceMinutes }, revision })),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const now = await read()
    const refused = both.find(({ status }) => status === 409)
    expect(refused?.body).toMatchObject({ code: 'changedMeanwhile', settings: now })
    expect(both.find(({ status }) => status === 200)?.body).toEqual(now)
    expect(now.revision).toBe(revision + 1)
  })

  it('a repeated request is done once', async () => {
    const { revision } = await read()
    const sent = { key: 'settings-once-1' }
    const body = { name: 'Once', revision }
    const first = await stage.as('office', 'PATCH', '/settings', body, sent)
    expect(await stage.as('office', 'PATCH', '/settings', body, sent)).toMatchObject({ status: 200, body: first.body })
    expect((await read()).revision).toBe(revision + 1)
  })
})

describe('colours', () => {
  it('that cannot be read are refused by name, with how far they are off and what could be', async () => {
    const before = await read()
    const light = { ...before.look.light, accent: '#ffee00', accentInk: '#ffffff' }
    const answer = await change({ look: { light } })
    expect(answer).toMatchObject({ status: 409, body: { code: 'colourUnreadable' } })
    const { colours } = answer.body as unknown as {
      colours: { colour: string; from: string; to: string; contrast: number; least: number; against: string }[]
    }
    const accent = colours.find(({ colour }) => colour === 'light.accent')
    expect(accent).toMatchObject({ from: '#ffee00', least: 3, against: '#eeece6' })
    expect(accent?.contrast).toBeLessThan(3)
    expect(colours.map(({ colour }) => colour)).toContain('light.accentInk')
    expect(await read()).toEqual(before)
    expect((await agency()).mobileTheme.primaryColor).toBe(before.look.light.accent)

    const mended = Object.fromEntries(colours.map(({ colour, to }) => [colour.replace('light.', ''), to]))
    expect(await change({ look: { light: { ...light, ...mended } } })).toMatchObject({ status: 200 })
  })

  it('of the login page are held against each other', async () => {
    expect(await change({ look: { ground: '#888888', groundInk: '#999999' } })).toMatchObject({
      status: 409,
      body: { colours: [{ colour: 'groundInk', against: '#888888', least: 4.5 }] },
    })
    const after = answered<Settings>(await change({ look: { ground: '#ffffff', groundInk: '#000000' } }))
    expect(after.look).toMatchObject({ ground: '#ffffff', groundInk: '#000000' })
    await until(async () => (await agency()).backgroundColorCode === '#ffffff', 'the server to hear of it')
  })
})

it.each<[object, string]>([
  [{}, 'body'],
  [{ name: '' }, 'body.name'],
  [{ name: '  \u200b ' }, 'body.name'],
  [{ name: 'x'.repeat(201) }, 'body.name'],
  [{ name: 'a\u0007b' }, 'body.name'],
  [{ name: 7 }, 'body.name'],
  [{ frameAncestors: ['https://evil.example'] }, 'body'],
  [{ look: { ground: 'red' } }, 'body.look.ground'],
  [{ look: { ground: '#12345' } }, 'body.look.ground'],
  [{ look: { groundInk: '#fff;}body{display:none' } }, 'body.look.groundInk'],
  [{ look: { light: { accent: '#000000' } } }, 'body.look.light.accentInk'],
  [{ look: { beam: 'rgb(0 0 0)' } }, 'body.look'],
  [{ look: { colorScheme: 'pink' } }, 'body.look.colorScheme'],
  [{ look: { backgroundUrl: 'javascript:alert(1)' } }, 'body.look.backgroundUrl'],
  [{ look: { backgroundUrl: '//evil.example/a.jpg' } }, 'body.look.backgroundUrl'],
  [{ look: { backgroundUrl: `/${'a'.repeat(500)}` } }, 'body.look.backgroundUrl'],
  [{ rules: { graceMinutes: 121 } }, 'body.rules.graceMinutes'],
  [{ rules: { graceMinutes: -1 } }, 'body.rules.graceMinutes'],
  [{ rules: { graceMinutes: 1.5 } }, 'body.rules.graceMinutes'],
  [{ rules: { restHours: 25 } }, 'body.rules.restHours'],
  [{ rules: { checkInOpensMinutes: 1441 } }, 'body.rules.checkInOpensMinutes'],
  [{ rules: { workingDay: { from: '24:00', to: '06:00' } } }, 'body.rules.workingDay.from'],
  [{ rules: { hours: { from: 'later', roundTo: 0, lessBreak: true } } }, 'body.rules.hours.roundTo'],
  [{ rules: { unsignedPayDays: 61 } }, 'body.rules.unsignedPayDays'],
  [{ rules: { kioskPin: 'yes' } }, 'body.rules.kioskPin'],
  [{ rules: { quietHours: { from: 5, to: 5 } } }, 'body.rules.quietHours'],
  [{ rules: { quietHours: { from: 22, to: 24 } } }, 'body.rules.quietHours.to'],
  [{ rules: { quietHours: { from: -1, to: 5 } } }, 'body.rules.quietHours.from'],
  [{ rules: { quietHours: { from: 22.5, to: 5 } } }, 'body.rules.quietHours.from'],
  [{ rules: { quietHours: { from: 22 } } }, 'body.rules.quietHours.to'],
  [{ rules: { mailed: { invited: false } } }, 'body.rules.mailed'],
  [{ rules: { mailed: { confirmed: 'no' } } }, 'body.rules.mailed.confirmed'],
  [{ rules: { sms: 'no' } }, 'body.rules.sms'],
  [{ sendsSms: true }, 'body'],
  [{ defaultLanguage: 'tlh' }, 'body.defaultLanguage'],
  [{ support: { email: 'nobody' } }, 'body.support.email'],
  [{ support: { phone: '1'.repeat(41) } }, 'body.support.phone'],
  [{ trees: { title: 'x'.repeat(201) } }, 'body.trees.title'],
  [{ trees: { since: '2020-02-30' } }, 'body.trees.since'],
  [{ name: 'No revision', revision: undefined }, 'body.revision'],
])('%j is not taken, and nothing changes', async (body, path) => {
  const before = await read()
  const answer = await change(body)
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalidInput' } })
  expect((answer.body as { errors: { path: string }[] }).errors.map(error => error.path)).toContain(path)
  expect(await read()).toEqual(before)
})

it('a whole part may be as long as it is allowed to be', async () => {
  const name = 'Veranstaltungsdienstleistungsgesellschaft '.repeat(4).trim()
  expect(await change({ name, trees: { title: 'Baum'.repeat(50), place: 'Ü'.repeat(200) } })).toMatchObject({
    status: 200,
    body: { name },
  })
})

describe('a mark of its own', () => {
  const wide = () =>
    sharp({ create: { width: 900, height: 300, channels: 4, background: '#8a1c3c' } })
      .png()
      .toBuffer()
  const give = async (picture: Uint8Array, who: 'office' | 'planner' = 'office') =>
    stage.as(who, 'POST', '/settings/mark', picture, { headers: { 'content-type': 'image/png' } })
  const page = (path: string, host = stage.world.a.host) => stage.server.request(host, 'GET', path)
  const markOf = async (host?: string) => (await agency(host)).mark

  it('is on every page, icon and paper, and only on those of the agency', async () => {
    const { revision } = await read()
    const after = answered<Settings>(await give(await wide()))
    expect(after.look.mark).toMatch(/^\/mark\.png\?drawn=\d+$/)
    expect(after.revision, 'a form that is open is not outdated by it').toBe(revision)
    await expect.poll(() => markOf()).toBe(after.look.mark)
    const shown = await page(after.look.mark)
    expect(shown.headers['content-type']).toBe('image/png')
    expect(shown.headers['cache-control']).toContain('immutable')
    expect(await sharp(shown.bytes).metadata()).toMatchObject({ format: 'png', width: 480, height: 160 })
    // One this copy has not heard of yet is kept by nobody under that address.
    const later = await page('/mark.png?drawn=1')
    expect([later.status, later.headers['cache-control']]).toEqual([404, 'no-store'])
    expect((await page('/favicon.svg')).text).toContain('<image ')
    const icon = await page('/icon-192.png')
    const [red, green] = await sharp(icon.bytes).extract({ left: 90, top: 90, width: 4, height: 4 }).raw().toBuffer()
    expect([red, green]).toEqual([0x8a, 0x1c])
    expect((await page('/mark.png', stage.world.b.host)).status).toBe(404)
    expect(await markOf(stage.world.b.host)).not.toContain('/mark.png')
  })

  it('is another address once it is another one, and the drawn one once it is taken away', async () => {
    const first = answered<Settings>(await give(await wide())).look.mark
    stage.clock.forward(1000)
    const second = answered<Settings>(await give(logo)).look.mark
    expect(second).not.toBe(first)
    expect(answered<Settings>(await stage.as('office', 'DELETE', '/settings/mark')).look.mark).toBe('bars')
    await expect.poll(() => markOf()).toBe('bars')
    expect((await page(second)).status).toBe(404)
    expect((await page('/favicon.svg')).text).not.toContain('<image ')
    expect(answered<Settings>(await stage.as('office', 'DELETE', '/settings/mark')).look.mark).toBe('bars')
  })

  it('keeps what else is settled, at the same time as well', async () => {
    const { look, rules, revision } = await read()
    await Promise.all([give(await wide()), change({ rules: { graceMinutes: 33 }, look: { ground: '#001122' } })])
    const after = await read()
    expect(after.look.mark).toContain('/mark.png')
    expect(after.look.ground).toBe('#001122')
    expect(after.rules).toEqual({ ...rules, graceMinutes: 33 })
    expect(after.look.light).toEqual(look.light)
    expect(after.revision).toBe(revision + 1)
  })

  it.each<[what: string, code: string, bytes: () => Uint8Array | Promise<Uint8Array>]>([
    [
      'an SVG',
      'fileKindWrong',
      () => new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    [
      'a JPEG',
      'fileKindWrong',
      async () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
          .jpeg()
          .toBuffer(),
    ],
    ['half a PNG', 'pictureBroken', async () => (await wide()).subarray(0, 60)],
  ])('is not %s', async (_, code, bytes) => {
    expect(codeOf(await give(await bytes()))).toBe(code)
    expect((await read()).look.mark).toBe('bars')
  })
})
