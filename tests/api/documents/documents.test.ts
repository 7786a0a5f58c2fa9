import { PDFDocument, PDFName, PDFString } from 'pdf-lib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { type TrailRow, firstBroken } from '../../../domain/documents/trail.ts'
import type { Document, DocumentToSign } from '../../../openapi/documents.shapes.ts'
import { hashOf } from '../../../server/files/stored-files.ts'
import { drawn } from '../../support/calls.ts'
import { type OnPaper, lockedPaper, paper } from '../../support/files/papers.ts'
import type { Received } from '../../support/server.ts'
import { answered, codeOf, type LoginName, setStage, type Stage } from '../../support/stage.ts'
import type { TenantWorld } from '../../support/world.ts'

type Doc = z.output<typeof Document>
type ToSign = z.output<typeof DocumentToSign>

let stage: Stage
let a: TenantWorld
beforeEach(async () => {
  stage = await setStage()
  a = stage.world.a
  await stage.admin(`update login set contact_number = 'K-1' where login = $1`, [a.logins.client])
})
afterEach(() => stage.close())

const three = () => [
  { role: 'Crew', personId: a.persons.member },
  { role: 'Planning', personId: a.persons.planner },
  { role: 'Client', contactId: a.contacts.client },
]
const upload = (id: string, bytes: Uint8Array) => stage.as('office', 'POST', `/documents/${id}/file`, bytes)
const create = async (body: object = {}) =>
  answered<Doc>(
    await stage.as('office', 'POST', '/documents', {
      name: 'Rate agreement 2026',
      typeId: a.documentTypes.agreement,
      signatories: three(),
      ...body,
    }),
    201,
  )
const make = async (body: object = {}, fields: OnPaper[] = []) =>
  answered<Doc>(await upload((await create(body)).id, await paper(fields)))
const read = async (who: LoginName, { id }: { id: string }) =>
  answered<Doc>(await stage.as(who, 'GET', `/documents/${id}`))
const signing = (document: Doc, more: object = {}) => ({
  versionId: document.version?.id,
  signature: drawn,
  formFields: [],
  ...more,
})
const sign = (who: LoginName, document: Doc, place: number, more: object = {}) =>
  stage.as(who, 'POST', `/documentSignatories/${document.signatories[place - 1]?.id}/sign`, signing(document, more))
const open = (who: LoginName, document: Doc, place: number) =>
  stage.as(who, 'POST', `/documentSignatories/${document.signatories[place - 1]?.id}/open`)
const captions = (document: Doc) => document.signatories.map(({ status }) => status.caption)
const list = async (who: LoginName) =>
  answered<{ items: ToSign[] }>(await stage.as(who, 'GET', '/documentsToSign')).items
const trailOf = async ({ id }: Doc) =>
  (
    await stage.admin<Record<string, unknown>>(
      `select number, document_id as "documentId", event, at, by_id as "byId", by_name as "byName", file_hash as "fileHash",
        address, agent, details, before, hash from document_trail where document_id = $1 order by number`,
      [id],
    )
  ).map(row => row as unknown as TrailRow)
const mailsTo = async () =>
  (
    await stage.admin<{ recipient: string }>(
      `select recipient from mail where kind = 'documentTurn' order by created_at`,
    )
  ).map(({ recipient }) => recipient)

describe('a document signed one by one', () => {
  it('goes from one to the next, who is told each time', async () => {
    const made = await make()
    expect(made).toMatchObject({ version: { number: 1, pages: 2 }, signedUrl: null, deleted: false })
    expect(captions(made)).toEqual(['Ready to sign', 'Ready to sign', 'Ready to sign'])
    const [first, second, third] = made.signatories
    expect(made.signatories.map(({ waitsForId }) => waitsForId)).toEqual([null, first?.id, first?.id])
    expect(made.signatories.map(({ told }) => told)).toEqual([true, false, false])
    expect(third?.contact).toEqual({ number: 'K-1', name: 'Carla Client', company: 'Client Ltd' })

    stage.clock.forward(60_000)
    const opened = answered<Doc>(await open('member', made, 1))
    expect(captions(opened)).toEqual(['On Going', 'Ready to sign', 'Ready to sign'])
    expect(answered<Doc>(await open('member', made, 1))).toEqual(opened)

    stage.clock.forward(60_000)
    const once = answered<Doc>(await sign('member', made, 1))
    expect(captions(once)).toEqual(['Signed', 'Ready to sign', 'Ready to sign'])
    expect(once).toEqual(await read('member', made))
    expect(once.signatories[1]).toMatchObject({
      id: second?.id,
      since: stage.clock.now.toISOString(),
      waitsForId: null,
    })
    expect(once.signatories[0]?.signatures).toEqual([{ signed: true, at: stage.clock.now.toISOString() }])

    answered(await sign('planner', made, 2))
    const whole = answered<Doc>(await sign('client', made, 3))
    expect(captions(whole)).toEqual(['Signed', 'Signed', 'Signed'])
    expect(await mailsTo()).toHaveLength(3)
    expect((await mailsTo()).at(-1)).toBe('carla@example.test')
    const trail = await trailOf(made)
    expect(trail.map(({ event }) => event)).toEqual(['made', 'opened', 'signed', 'signed', 'signed'])
    expect(trail.every(({ fileHash }) => fileHash === made.version?.sha256)).toBe(true)
    expect(firstBroken(trail, hashOf)).toBeNull()
  })

  it('is signed by nobody out of turn, who is told whom they wait for and since when', async () => {
    const made = await make()
    const early = await sign('planner', made, 2)
    expect(early).toMatchObject({ status: 409, body: { code: 'notYourTurn', since: made.version?.madeAt } })
    expect((early.body as { waitsFor: string }).waitsFor).toBe(made.signatories[0]?.person?.name)
    expect(codeOf(await open('planner', made, 2))).toBe('notYourTurn')
    answered(await sign('member', made, 1))
    expect(codeOf(await sign('client', made, 3))).toBe('notYourTurn')
    expect(captions(await read('office', made))).toEqual(['Signed', 'Ready to sign', 'Ready to sign'])
  })

  it('is signed by nobody for somebody else, the office neither', async () => {
    const made = await make()
    for (const who of ['planner', 'office', 'client', 'stranger'] as const)
      expect(codeOf(await sign(who, made, 1)), who).toBe('notFound')
    const at = (who: LoginName, n: number | string) =>
      stage.as(who, 'POST', `/documents/${made.id}/sign/${n}`, signing(made))
    expect(codeOf(await at('client', 1))).toBe('notFound')
    expect(codeOf(await at('member', 4))).toBe('notFound')
    expect(codeOf(await at('member', 0))).toBe('notFound')
    expect(captions(answered<Doc>(await at('member', 1)))[0]).toBe('Signed')
  })

  it('is signed once', async () => {
    const made = await make()
    answered(await sign('member', made, 1))
    expect(codeOf(await sign('member', made, 1))).toBe('alreadySigned')
    expect(await trailOf(made)).toHaveLength(2)
  })
})

describe('a document signed as they like', () => {
  it('waits for all of them at once, and tells all of them', async () => {
    const made = await make({ signatoriesOrder: 'any' })
    expect(made.signatories.map(({ waitsForId, told }) => [waitsForId, told])).toEqual([
      [null, true],
      [null, true],
      [null, true],
    ])
    answered(await sign('client', made, 3))
    expect(captions(answered<Doc>(await sign('member', made, 1)))).toEqual(['Signed', 'Ready to sign', 'Signed'])
    expect(await mailsTo()).toHaveLength(3)
  })
})

describe('what it takes to sign', () => {
  it('is a signature, and stars where they are asked for', async () => {
    const made = await make({ asksRating: true })
    expect(codeOf(await sign('member', made, 1, { signature: undefined, rating: 4 }))).toBe('signatureEmpty')
    expect(codeOf(await sign('member', made, 1, { signature: { ratio: 2, strokes: [] }, rating: 4 }))).toBe(
      'invalidInput',
    )
    expect(codeOf(await sign('member', made, 1))).toBe('ratingMissing')
    expect(codeOf(await sign('member', made, 1, { rating: 6 }))).toBe('invalidInput')
    answered(await sign('member', made, 1, { rating: 4 }))
    expect(await stage.admin(`select rating from document_signature`)).toEqual([{ rating: 4 }])
  })

  it('is every field of one’s own that is required; what the profile knows is proposed', async () => {
    const made = await make({}, [
      { name: 'text.Tax number', required: true },
      { name: 'date.Valid from' },
      { name: 'Read', tick: true, required: true },
      { name: 'name.Your name' },
      { name: '2.text.Rate' },
    ])
    const mine = (await read('member', made)).fields
    expect(mine.map(({ label, kind, required }) => [label, kind, required])).toEqual([
      ['Tax number', 'text', true],
      ['Valid from', 'date', false],
      ['Read', 'tick', true],
      ['Your name', 'text', false],
      ['Rate', 'text', false],
    ])
    expect(mine[0]).toMatchObject({ page: 2, x: 0.1, y: 0.05, width: 0.2, height: 0.05, value: null })
    expect(mine[3]).toMatchObject({ value: made.signatories[0]?.person?.name, proposed: true })
    expect((await read('planner', made)).fields[3]).toMatchObject({ value: null, proposed: false })
    const [tax, from, tick, , rate] = mine.map(({ id }) => id)
    const fill = (...formFields: object[]) => sign('member', made, 1, { formFields })
    const missing = await fill({ id: from, value: '2026-06-01' })
    expect(missing.body).toMatchObject({ code: 'fieldMissing', fields: [{ label: 'Tax number' }, { label: 'Read' }] })
    const both = [
      { id: tax, value: '22/481' },
      { id: tick, value: 'true' },
    ]
    expect(codeOf(await fill(...both, { id: from, value: '1.6.2026' }))).toBe('invalidInput')
    expect(codeOf(await fill(...both, { id: rate, value: '12' }))).toBe('notFound')
    expect(codeOf(await fill(...both, { id: crypto.randomUUID(), value: '12' }))).toBe('notFound')
    answered(await fill(...both, { id: from, value: '2026-06-01' }))
    expect((await read('planner', made)).fields.map(({ value }) => value)).toEqual([
      '22/481',
      '2026-06-01',
      'true',
      null,
      null,
    ])
  })

  it('is the version that was read: a new one asks everybody anew, and is refused once somebody has signed', async () => {
    const made = await make()
    answered(await open('member', made, 1))
    const anew = answered<Doc>(await upload(made.id, await paper([], 3)))
    expect(anew).toMatchObject({ version: { number: 2, pages: 3 } })
    expect(captions(anew)).toEqual(['Ready to sign', 'Ready to sign', 'Ready to sign'])
    expect(codeOf(await sign('member', made, 1))).toBe('documentChanged')
    expect(codeOf(await sign('member', made, 1, { versionId: a.documentVersions.main }))).toBe('notFound')
    answered(await sign('member', anew, 1))
    expect(codeOf(await upload(made.id, await paper()))).toBe('alreadySigned')
    const file = (query = '') => stage.as('member', 'GET', `/documents/${made.id}/file${query}`)
    const pagesOf = async ({ bytes }: Received) => (await PDFDocument.load(bytes)).getPageCount()
    expect(await pagesOf(await file())).toBe(3)
    const first = await file(`?versionId=${made.version?.id}`)
    expect(await pagesOf(first)).toBe(2)
    expect(first.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="Rate-agreement-2026-1.pdf"',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect(codeOf(await file(`?versionId=${a.documentVersions.other}`))).toBe('notFound')
  })

  it('is that nobody has put it away', async () => {
    const made = await make()
    const away = () => stage.as('office', 'POST', `/documents/${made.id}/putAway`, { reason: 'The wrong rate' })
    expect(answered<Doc>(await away()).deleted).toBe(true)
    expect(codeOf(await away())).toBe('documentDeleted')
    expect(codeOf(await sign('member', made, 1))).toBe('documentDeleted')
    expect(codeOf(await upload(made.id, await paper()))).toBe('documentDeleted')
    expect((await read('member', made)).deleted).toBe(true)
    expect((await list('member')).map(({ id }) => id)).not.toContain(made.id)
  })
})

describe('at once', () => {
  it('two taps of one person sign once', async () => {
    const made = await make()
    const both = await Promise.all([sign('member', made, 1), sign('member', made, 1)])
    expect(both.map(answer => codeOf(answer) ?? 'done').toSorted()).toEqual(['alreadySigned', 'done'])
    expect(firstBroken(await trailOf(made), hashOf)).toBeNull()
  })

  it('the first and the second sign: the second follows the first or is told to wait', async () => {
    for (let round = 0; round < 4; round++) {
      const made = await make()
      const [first, second] = await Promise.all([sign('member', made, 1), sign('planner', made, 2)])
      answered(first)
      expect([undefined, 'notYourTurn']).toContain(codeOf(second))
      const trail = await trailOf(made)
      expect(trail).toHaveLength(codeOf(second) === undefined ? 3 : 2)
      expect(firstBroken(trail, hashOf)).toBeNull()
    }
  })

  it('somebody signs while there is a new version: one of both is so', async () => {
    for (let round = 0; round < 4; round++) {
      const made = await make()
      const bytes = await paper([], 3)
      const [signed, changed] = await Promise.all([sign('member', made, 1), upload(made.id, bytes)])
      const said = [codeOf(signed) ?? 'done', codeOf(changed) ?? 'done'].toSorted()
      expect([
        ['alreadySigned', 'done'],
        ['documentChanged', 'done'],
      ]).toContainEqual(said)
      expect(firstBroken(await trailOf(made), hashOf)).toBeNull()
    }
  })
})

describe('what waits to be signed', () => {
  it('is a list: what waits for oneself first, then what waits for others', async () => {
    const second = await make({ name: 'Second', signatories: [three()[1], three()[0]] })
    const mine = await make({ name: 'Mine' })
    const rows = (await list('member')).filter(({ name }) => ['Second', 'Mine'].includes(name))
    expect(rows).toMatchObject([
      { id: mine.id, turn: true, place: 1, signatories: 3, waitsFor: null },
      { id: second.id, turn: false, place: 2, signatories: 2, waitsFor: second.signatories[0]?.person?.name },
    ])
    expect((await list('client')).find(({ id }) => id === mine.id)).toMatchObject({ turn: false, place: 3 })
    answered(await sign('member', mine, 1))
    expect((await list('member')).map(({ id }) => id)).not.toContain(mine.id)
    expect((await list('planner')).find(({ id }) => id === mine.id)).toMatchObject({ turn: true, place: 2 })
    expect((await list('stranger')).map(({ name }) => name)).toEqual(['Rate agreement other'])
  })

  it('holds nothing that has no file yet, and nobody but the office sees that', async () => {
    const { id } = await create()
    expect((await list('member')).map(one => one.id)).not.toContain(id)
    expect(codeOf(await stage.as('member', 'GET', `/documents/${id}`))).toBe('notFound')
    expect((await read('office', { id })).version).toBeNull()
    expect(codeOf(await stage.as('office', 'GET', `/documents/${id}/file`))).toBe('notFound')
  })

  it('is not read by planning that may not see people', async () => {
    const made = await make({ signatories: [three()[0]] })
    await read('planner', made)
    await stage.admin(
      `insert into login_type_rights (tenant_id, login_type, rights, mailbox_rights) values ($1, 'planners', '{}', '{}')`,
      [a.id],
    )
    await expect.poll(async () => codeOf(await stage.as('planner', 'GET', `/documents/${made.id}`))).toBe('notFound')
  })
})

describe('a file', () => {
  const refused = async (bytes: Uint8Array) => {
    const { id } = await create()
    return codeOf(await upload(id, bytes))
  }
  it('is a PDF that can be read, without programs or other files', async () => {
    const scripted = await PDFDocument.load(await paper())
    scripted.addJavaScript('main', 'app.alert(1)')
    const opening = await PDFDocument.load(await paper())
    const action = opening.context.obj({ S: 'JavaScript', JS: PDFString.of('app.alert(1)') })
    opening.catalog.set(PDFName.of('OpenAction'), action)
    const carrying = await PDFDocument.load(await paper())
    await carrying.attach(Buffer.from('x'), 'x.txt')
    const whole = Buffer.from(await paper()).toString('latin1')
    expect(await refused(Buffer.from('GIF89a not a paper'))).toBe('notPdf')
    expect(await refused(Buffer.from(whole.slice(0, 60), 'latin1'))).toBe('pdfBroken')
    expect(await refused(Buffer.from('%PDF-1.7 and nothing else'))).toBe('pdfBroken')
    expect(await refused(await lockedPaper())).toBe('pdfEncrypted')
    expect(await refused(await scripted.save())).toBe('pdfHasScripts')
    expect(await refused(await opening.save())).toBe('pdfHasScripts')
    expect(await refused(await carrying.save())).toBe('pdfHasScripts')
  })

  it('is no larger than it may be, and says what it is', async () => {
    const { id } = await create()
    expect(await upload(id, new Uint8Array(25 * 1024 * 1024 + 1))).toMatchObject({ status: 413 })
    const sent = { headers: { 'content-type': 'application/json' } }
    expect(codeOf(await stage.as('office', 'POST', `/documents/${id}/file`, await paper(), sent))).toBe(
      'unsupportedMediaType',
    )
  })

  it('is taken once, however often the same is sent', async () => {
    const { id } = await create()
    const bytes = await paper()
    const key = crypto.randomUUID()
    const again = async () =>
      answered<Doc>(await stage.as('office', 'POST', `/documents/${id}/file`, bytes, { key })).version
    expect(await again()).toEqual(await again())
    expect(codeOf(await stage.as('office', 'POST', `/documents/${id}/file`, await paper([], 3), { key }))).toBe(
      'idempotencyKeyReused',
    )
  })
})

describe('what was signed', () => {
  it('stays, whoever sends the SQL', async () => {
    const made = await make()
    answered(await sign('member', made, 1))
    for (const statement of [
      `update document_trail set by_name = 'Somebody else'`,
      `delete from document_trail`,
      `truncate document_trail`,
      `update document_signature set rating = 5`,
      `delete from document_signature`,
      `update document_version set sha256 = 'x' where document_id = '${made.id}'`,
    ])
      await expect(stage.admin(statement), statement).rejects.toThrow('never changed or removed')
  })

  it('is told to whoever has it open', async () => {
    const made = await make()
    const { host } = a
    const events = await stage.server.stream(host, `/api/v1/documents/${made.id}/events`, await stage.token('planner'))
    await expect.poll(() => events.events).toEqual(['open'])
    answered(await sign('member', made, 1))
    await expect.poll(() => events.events).toEqual(['open', 'document'])
    events.close()
  })

  it('is mailed to the next with a link, and not once they have signed', async () => {
    const made = await make()
    await stage.server.runJobs()
    answered(await sign('member', made, 1))
    answered(await sign('planner', made, 2))
    await stage.server.runJobs()
    const states = await stage.admin<{ state: string }>(
      `select state from mail where kind = 'documentTurn' order by created_at, recipient`,
    )
    expect(states.map(({ state }) => state).toSorted()).toEqual(['failed', 'sent', 'sent'])
  })
})
