import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract } from '../../support/contract.ts'
import { callsIn } from '../../resources/all.ts'
import { addressOf } from '../../support/calls.ts'
import { addCrewOver } from '../../support/rows/crew-over.ts'
import { outsideContract } from '../../support/in-contract.ts'
import { type MailServer, startMailServer } from '../../support/outside/mail-server.ts'
import { answered, codeOf, type LoginName, setStage, type Stage } from '../../support/stage.ts'
import { until } from '../../support/until.ts'
import { worldNow } from '../../support/world/cast.ts'

let stage: Stage
let smtp: MailServer
beforeAll(async () => {
  smtp = await startMailServer()
  stage = await setStage({ config: { smtpUrl: smtp.url } })
})
afterAll(async () => {
  await stage.close()
  await smtp.close()
})

const shift = { date: '2026-06-08', from: '06:00', to: '14:00' }
const times = { inAt: '2026-06-08T03:58:00Z', outAt: '2026-06-08T12:03:00Z' }

const payloads = {
  markup: '<img src=x onerror=alert(1)>',
  script: '</title><script>alert(1)</script>',
  attribute: `" onload="alert(1)" x='`,
  template: '${7*7} {{7*7}} %s %n $& \\1',
  sql: `'; drop table login; -- \\'`,
  direction: '\u202egnp.exe\u202c مرحبا',
  'a header': 'Name\r\nBcc: all@example.test\r\n\r\nfirst line',
  'a formula': '=cmd|"/c calc"!A1',
  'ten thousand letters': 'Wolfeschlegelstein'.repeat(556),
}

/** Texts that somebody wrote and others read. What only holds a code, a zone or a language is none. */
const shown: Record<string, string[]> = {
  tenant: ['name', 'meta_host_name', 'meta_description', 'tree_title'],
  person: ['first_name', 'last_name', 'phone'],
  company: ['name', 'city'],
  contact: ['name', 'role', 'phone'],
  crew_info: ['title', 'body'],
  location: ['name', 'street', 'city', 'region', 'info', 'map', 'entrance'],
  project: ['name', 'client_mark', 'reference', 'comment'],
  project_crew: ['name', 'meeting_point'],
  project_crew_item: ['task', 'comment_external', 'comment_internal', 'comment_crew', 'comment_crew_chief'],
  project_crew_item_status: ['remark', 'flag_reason'],
  lookup: ['caption'],
  plus_crew: ['name'],
  plus_crew_type: ['caption'],
  plus_crew_value_type: ['caption'],
  plus_crew_source_type: ['caption'],
  kiosk: ['label'],
}

async function writeEverywhere(payload: string) {
  const { a } = stage.world
  for (const [table, columns] of Object.entries(shown)) {
    const owner = table === 'tenant' ? 'id' : 'tenant_id'
    // Captions are each their own.
    const own = (column: string) => (column === 'caption' ? `$2 || ' ' || id` : '$2')
    const set = columns.map(column => `${column} = ${own(column)}`).join(', ')
    await stage.admin(`update ${table} set ${set} where ${owner} = $1`, [a.id, payload])
  }
  const heard = () => stage.server.services.tenants.byHost(a.host)?.name === payload
  await until(heard, 'the server to hear of the name')
}

const readers: LoginName[] = [
  'member',
  'chief',
  'planner',
  'client',
  'office',
  'projectVisitor',
  'plusCrewVisitor',
  'kiosk',
]

/** Every text of an answer, wherever it stands. */
const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value ? Object.values(value).flatMap(textsOf) : []

/** All at once, but for the one that would hide the others. */
const { 'ten thousand letters': long, ...short } = payloads

describe.each([
  ['everything malicious', Object.values(short).join(' ')],
  ['a word of ten thousand letters', long],
])('%s in every text that is shown', (_, payload) => {
  it('comes back as it was written from everything that is read', async () => {
    await writeEverywhere(payload)
    const calls = callsIn(stage.world.a, worldNow)
    const seen = new Set<string>()
    const reading = contract.filter(
      ({ method, answers }) => method === 'GET' && answers[200]?.includes('application/json'),
    )
    for (const operation of reading)
      for (const who of readers) {
        const path = addressOf(operation.path.slice('/api/v1'.length), calls[operation.operationId] ?? {})
        const answer = await stage.server.request(stage.world.a.host, 'GET', path, { token: await stage.token(who) })
        expect(outsideContract(operation, answer), operation.operationId).toBeNull()
        if (textsOf(answer.body).some(text => text.startsWith(payload))) seen.add(operation.operationId)
      }
    for (const operationId of [
      'listJobs',
      'readJob',
      'readProject',
      'listCrewStatuses',
      'readLocation',
      'readPlusCrew',
      'readRoster',
    ])
      expect(seen).toContain(operationId)
  })
})

describe.each(Object.entries({ ...short, 'two thousand letters': long.slice(0, 2_000) }))(
  'a name that is %s',
  (_, payload) => {
    it('is text in pages, PDF and mail, and nothing else', async () => {
      const { a } = stage.world
      await writeEverywhere(payload)
      const { crewId, lines } = await addCrewOver(stage, shift, [{ name: 'w1', ...times }])
      await stage.admin(
        `update person set first_name = $2, last_name = $2 from project_crew_item_status s
        where s.tenant_id = person.tenant_id and s.person_id = person.id and s.id = any($1)`,
        [lines, payload],
      )
      const path = `/projectCrews/${crewId}`
      answered(await stage.as('planner', 'POST', `${path}/setProposedPaidChargedHours`))
      const body = { lines: lines.map(id => ({ id, chargeable: 450, startTime: '06:00' })) }
      answered(await stage.as('planner', 'POST', `${path}/digitalConfirm`, body))

      const pdf = await stage.as('planner', 'GET', `${path}/deliveryNote`)
      expect(pdf.status, pdf.text).toBe(200)
      const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf.bytes)), { mergePages: true })
      expect(text).toContain('7:30')
      expect(pdf.headers['content-disposition']).not.toMatch(/[\r\n<>]/)

      smtp.taken.splice(0)
      const to = { email: 'carla@example.test' }
      expect((await stage.as('planner', 'POST', `${path}/deliveryNote/signed/send`, to)).status).toBeLessThan(300)
      await stage.server.runJobs()
      expect(smtp.taken).toHaveLength(1)
      const [taken] = smtp.taken
      expect(taken?.to).toEqual(['carla@example.test'])
      expect(taken?.mail.html).not.toMatch(/<script|<img src=x|" onload=/i)
      expect(taken?.mail.bcc ?? []).toEqual([])
      expect(taken?.mail.headers.map(({ key }) => key)).not.toContain('bcc')
      expect(taken?.mail.subject).not.toMatch(/[\r\n]/)
      expect(taken?.mail.attachments).toHaveLength(1)

      for (const page of ['/theme.css', '/manifest.webmanifest', '/api/v1/tenant']) {
        const { status, text: given, headers } = await stage.server.request(a.host, 'GET', page)
        expect(status, page).toBe(200)
        if (page.endsWith('.css')) expect(given).not.toContain('<script')
        else expect(textsOf(JSON.parse(given))).toContain(payload)
        expect(headers['x-content-type-options']).toBe('nosniff')
      }
    })
  },
)

it('a text with U+0000 reaches no row', async () => {
  const { a } = stage.world
  const answer = await stage.as('planner', 'POST', `/projectCrewItems/${a.items.tomorrow}`, { task: 'a\u0000b' })
  expect(codeOf(answer)).toBe('invalidInput')
  expect(
    await stage.admin('select 1 from project_crew_item where tenant_id = $1 and task like $2', [a.id, 'a_b']),
  ).toEqual([])
})
