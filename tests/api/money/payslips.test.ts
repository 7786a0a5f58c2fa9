import { ZipFile } from 'yazl'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { discardFiles } from '../../../server/files/discard.ts'
import { lockedPaper, paper } from '../../support/files/papers.ts'
import { storePayslip } from '../../support/rows/payroll-rows.ts'
import { sendFile } from '../../support/files/send-file.ts'
import { answered, codeOf, type LoginName, setStage, type Stage } from '../../support/stage.ts'
import type { TenantWorld } from '../../support/world.ts'

let stage: Stage
let a: TenantWorld
beforeEach(async () => {
  await stage?.close()
  stage = await setStage()
  a = stage.world.a
  await storePayslip(stage.server.services.files, a)
})
afterAll(() => stage.close())

const august = '/payrollMonths/2026-08/payslips'
/** A PDF that is another one by its pages. */
const slip = (pages = 1) => paper([], pages)
const upload = (name: string, bytes: Uint8Array, who: LoginName = 'office') => sendFile(stage, who, bytes, name)
const ask = (uploadIds: string[], assigned: { sha256: string; payrollId: string }[] = []) => ({ uploadIds, assigned })
const check = (body: object, month = '2026-08') =>
  stage.as('office', 'POST', `/payrollMonths/${month}/payslips/check`, body, { key: null })
const take = (body: object, key?: string) => stage.as('office', 'POST', august, body, key === undefined ? {} : { key })

interface Read {
  files: {
    sha256: string
    name: string
    pages: number | null
    person: { id: string } | null
    byHand: boolean
    fate: string
  }[]
  missing: { person: { id: string }; payroll: { id: string; number: string } }[]
  taking: { count: number; replacing: number; seal: string }
}
const read = async (...uploadIds: string[]) => answered<Read>(await check(ask(uploadIds)))
const fates = async (...uploadIds: string[]) =>
  Object.fromEntries((await read(...uploadIds)).files.map(({ name, fate }) => [name, fate]))
const takeAll = async (uploadIds: string[], assigned: { sha256: string; payrollId: string }[] = []) => {
  const { taking } = answered<Read>(await check(ask(uploadIds, assigned)))
  return answered<{ taken: number }>(await take({ ...ask(uploadIds, assigned), seal: taking.seal })).taken
}
async function zip(files: Record<string, Uint8Array>): Promise<Uint8Array> {
  const archive = new ZipFile()
  for (const [path, bytes] of Object.entries(files)) archive.addBuffer(Buffer.from(bytes), path)
  archive.end()
  const parts: Buffer[] = []
  for await (const part of archive.outputStream) parts.push(part as Buffer)
  return new Uint8Array(Buffer.concat(parts))
}
const missing = async () =>
  answered<{ payrolls: { person: { id: string }; payslip: object | null }[] }>(
    await stage.as('office', 'GET', august),
  ).payrolls.flatMap(({ person, payslip }) => (payslip === null ? [person.id] : []))
const log = () =>
  stage.admin<{ code: string; text: string; person_id: string }>(
    `select code, text, person_id from activity where tenant_id = $1 and code like 'payslip%' order by created_at, text`,
    [a.id],
  )
const mails = () =>
  stage.admin<{ recipient: string; data: object }>(
    `select recipient, data from mail where tenant_id = $1 and kind = 'payslip' order by recipient`,
    [a.id],
  )
const download = (who: LoginName, payroll: string) => stage.as(who, 'GET', `/payrolls/${payroll}/download/netPayslip`)

describe('payslips, looked at', () => {
  it('says of each file whose it is and whether it fits, and who gets none; nothing is kept', async () => {
    const ids = [
      await upload('P-colleague_2026-08.pdf', await slip()),
      await upload('P-chief.pdf', await slip(2)),
      await upload('P-member.pdf', await slip(3)),
      await upload('Abrechnung 1.pdf', await slip(4)),
      await upload('P-stranger and P-chief.pdf', await slip(5)),
      await upload('P-stranger.pdf', new TextEncoder().encode('no PDF at all')),
      await upload('locked P-stranger.pdf', await lockedPaper()),
      await upload('long P-stranger.pdf', await slip(13)),
      await upload('cut P-stranger.pdf', (await slip()).slice(0, 300)),
    ]
    const said = await read(...ids)
    expect(said.files.map(({ name, fate, pages }) => [name, fate, pages])).toEqual([
      ['P-member.pdf', 'noPayroll', 3],
      ['Abrechnung 1.pdf', 'unknownNumber', 4],
      ['P-stranger and P-chief.pdf', 'severalNumbers', 5],
      ['P-stranger.pdf', 'notPdf', null],
      ['locked P-stranger.pdf', 'encrypted', null],
      ['long P-stranger.pdf', 'tooManyPages', 13],
      ['cut P-stranger.pdf', 'broken', null],
      ['P-colleague_2026-08.pdf', 'fits', 1],
      ['P-chief.pdf', 'replaces', 2],
    ])
    expect(said.files.find(({ fate }) => fate === 'fits')?.person?.id).toBe(a.persons.colleague)
    expect(said.missing.map(({ person }) => person.id)).toEqual([a.persons.stranger])
    expect(said.taking).toMatchObject({ count: 2, replacing: 1 })
    expect((await missing()).toSorted()).toEqual([a.persons.colleague, a.persons.stranger].toSorted())
    expect(await log()).toEqual([])
    expect(await read(...ids)).toEqual(said)
  })

  it('looks into archives, in folders as well, and by what a file is, not what it is called', async () => {
    const archive = await zip({
      'August/P-colleague.pdf': await slip(),
      'August/P-stranger': await slip(2),
      'Anschreiben.txt': new TextEncoder().encode('Hallo'),
      '__MACOSX/August/._P-colleague.pdf': new TextEncoder().encode('x'),
    })
    expect(await fates(await upload('Lohn.pdf', archive))).toEqual({
      'Anschreiben.txt': 'notPdf',
      ...{ 'P-colleague.pdf': 'fits', 'P-stranger': 'fits' },
    })
  })

  it('says that two are for one, and that a payroll is open', async () => {
    const first = await slip()
    const [one, other, copy] = [
      await upload('P-colleague.pdf', first),
      await upload('P-colleague b.pdf', await slip(2)),
      await upload('P-colleague copy.pdf', first),
    ]
    expect(await fates(one, copy)).toEqual({ 'P-colleague.pdf': 'fits', 'P-colleague copy.pdf': 'twice' })
    expect(await fates(one, other)).toEqual({ 'P-colleague.pdf': 'twice', 'P-colleague b.pdf': 'twice' })
    const june = answered<Read>(await check(ask([await upload('P-member.pdf', await slip())]), '2026-06'))
    expect(june.files).toMatchObject([{ fate: 'payrollOpen' }])
    expect(june.missing).toEqual([])
  })

  it('refuses what cannot be opened, what is too much, and what is not there', async () => {
    const broken = await zip({ 'P-chief.pdf': await slip() })
    expect(codeOf(await check(ask([await upload('a.zip', broken.slice(0, -4))])))).toBe('archiveUnreadable')
    const out = Buffer.from(await zip({ 'xxxP-chief.pdf': await slip() }))
    const trick = new Uint8Array(Buffer.from(out.toString('latin1').replaceAll('xxxP', '../P'), 'latin1'))
    expect(codeOf(await check(ask([await upload('a.zip', trick)])))).toBe('archiveUnreadable')
    const many = await zip(Object.fromEntries(Array.from({ length: 501 }, (_, at) => [`${at}.pdf`, new Uint8Array(1)])))
    expect(codeOf(await check(ask([await upload('a.zip', many)])))).toBe('tooManyPayslips')
    const bomb = await zip(
      Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`${at}.pdf`, new Uint8Array(24 * 1024 * 1024)])),
    )
    expect(bomb.length).toBeLessThan(1_000_000)
    expect(codeOf(await check(ask([await upload('a.zip', bomb)])))).toBe('tooManyPayslips')
    const large = await zip({ 'P-colleague.pdf': new Uint8Array(26 * 1024 * 1024) })
    expect(await fates(await upload('a.zip', large))).toEqual({ 'P-colleague.pdf': 'tooLarge' })
    const own = await upload('P-colleague.pdf', await slip())
    expect(codeOf(await check(ask([own, own])))).toBe('notFound')
    expect(codeOf(await check(ask([await upload('P-chief.pdf', await slip(), 'planner')])))).toBe('notFound')
    expect(
      codeOf(await check(ask([own], [{ sha256: '0'.repeat(64), payrollId: stage.world.b.payrolls.closed }]))),
    ).toBe('notFound')
  })

  it('goes by the numbers of the payroll office where the agency says so', async () => {
    await stage.admin(`update person set payroll_number = '00042' where id = $1`, [a.persons.colleague])
    const id = await upload('Lohn_202608_42.pdf', await slip())
    expect(await fates(id)).toEqual({ 'Lohn_202608_42.pdf': 'unknownNumber' })
    const { entered: _, ...mapping } = answered<Record<string, unknown>>(
      await stage.as('office', 'GET', '/payrollMapping'),
    )
    answered(await stage.as('office', 'PATCH', '/payrollMapping', { ...mapping, numbers: 'payroll' }))
    expect(await fates(id)).toEqual({ 'Lohn_202608_42.pdf': 'fits' })
  })
})

describe('payslips, taken over', () => {
  it('are with whose they are, who is told once, and nobody else has them', async () => {
    const [mine, strange] = [await slip(), await slip(2)]
    const ids = [await upload('a.zip', await zip({ 'P-colleague.pdf': mine })), await upload('b.pdf', strange)]
    const { files, missing: without } = await read(...ids)
    const unknown = files.find(({ fate }) => fate === 'unknownNumber')
    const payrollId = without.find(({ person }) => person.id === a.persons.stranger)?.payroll.id ?? ''
    const assigned = [{ sha256: unknown?.sha256 ?? '', payrollId }]
    expect(await takeAll(ids, assigned)).toBe(2)
    expect(await missing()).toEqual([])
    expect(await log()).toEqual([
      { code: 'payslipTaken', text: '2026-08, PR-2608-1', person_id: a.persons.colleague },
      { code: 'payslipTaken', text: '2026-08, PR-2608-3', person_id: a.persons.stranger },
    ])
    expect(await mails()).toHaveLength(2)

    const got = await download('colleague', 'PR-2608-1')
    expect(got.status).toBe(200)
    expect(Buffer.from(got.bytes)).toEqual(Buffer.from(mine))
    expect(got.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="payslip-PR-2608-1.pdf"',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect((await download('office', 'PR-2608-3')).status).toBe(200)
    for (const other of ['member', 'chief', 'planner', 'client'] as const)
      expect([403, 404]).toContain((await download(other, 'PR-2608-1')).status)
    expect(codeOf(await download('member', a.payrolls.main))).toBe('notFound')
    const payroll = answered<{ payslip: object }>(await stage.as('colleague', 'GET', '/payrolls/PR-2608-1'))
    expect(payroll.payslip).toMatchObject({ size: mine.length })
    const [file] = await stage.admin<{ id: string }>(
      `select p.file_id as id from payroll_payslip p join payroll y on y.id = p.payroll_id where y.number = 'PR-2608-1' and y.tenant_id = $1`,
      [a.id],
    )
    expect((await stage.as('colleague', 'GET', `/file/${file?.id}`)).status).toBe(200)
    expect((await stage.as('member', 'GET', `/file/${file?.id}`)).status).toBe(404)
  })

  it('are the same twice, leave what does not fit, and use the uploads', async () => {
    const bytes = await slip()
    const ids = [await upload('P-colleague.pdf', bytes), await upload('P-nobody.pdf', await slip(2))]
    const { taking } = await read(...ids)
    const body = { ...ask(ids), seal: taking.seal }
    const key = crypto.randomUUID()
    expect(answered(await take(body, key))).toEqual({ taken: 1 })
    expect(answered(await take(body, key))).toEqual({ taken: 1 })
    expect(codeOf(await take(body))).toBe('notFound')
    const again = await upload('P-colleague.pdf', bytes)
    expect(await fates(again)).toEqual({ 'P-colleague.pdf': 'same' })
    expect(await takeAll([again])).toBe(0)
    expect(await mails()).toHaveLength(1)
    expect(await log()).toHaveLength(1)
  })

  it('replace what was there, with a line of the log, and the former file goes when nothing holds it', async () => {
    expect((await download('chief', 'PR-2608-2')).status).toBe(200)
    const bytes = await slip(2)
    expect(await takeAll([await upload('P-chief.pdf', bytes)])).toBe(1)
    expect(await log()).toEqual([{ code: 'payslipReplaced', text: '2026-08, PR-2608-2', person_id: a.persons.chief }])
    expect(Buffer.from((await download('chief', 'PR-2608-2')).bytes)).toEqual(Buffer.from(bytes))
    await stage.admin(`update stored_file set created_at = '2026-01-01' where tenant_id = $1`, [a.id])
    await discardFiles(stage.server.services, a.id)
    const rows = await stage.admin<{ id: string }>('select id from stored_file where id = $1', [a.payslipFile])
    expect(rows).toEqual([])
    expect((await download('chief', 'PR-2608-2')).status).toBe(200)
  })

  it('are refused whole where they are something else than was shown', async () => {
    const id = await upload('P-colleague.pdf', await slip())
    const { taking } = await read(id)
    expect(codeOf(await take({ ...ask([id]), seal: '0'.repeat(64) }))).toBe('payslipsChanged')
    expect(await takeAll([await upload('P-colleague.pdf', await slip(2))])).toBe(1)
    expect(codeOf(await take({ ...ask([id]), seal: taking.seal }))).toBe('payslipsChanged')
    expect(await log()).toHaveLength(1)
    expect((await stage.as('member', 'POST', august, { ...ask([id]), seal: taking.seal })).status).toBe(403)
  })

  it('are taken over once by two at a time', async () => {
    const ids = [await upload('P-colleague.pdf', await slip()), await upload('P-colleague.pdf', await slip(2))]
    const seals = await Promise.all(ids.map(async id => (await read(id)).taking.seal))
    const answers = await Promise.all(ids.map((id, at) => take({ ...ask([id]), seal: seals[at] })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await log()).toHaveLength(1)
  })

  it('are told of by mail without what they come to, and not once they are gone', async () => {
    const told = async () => {
      await stage.server.runJobs()
      return stage.admin<{ state: string; subject: string | null; text: string | null }>(
        `select m.state, e.subject, e.text from mail m
          left join email_message e on e.tenant_id = m.tenant_id and e.id = m.id where m.kind = 'payslip' order by m.created_at, m.id`,
      )
    }
    await takeAll([await upload('P-colleague.pdf', await slip())])
    const [mail] = await told()
    expect(mail).toMatchObject({ state: 'sent', subject: 'Your payslip for August 2026' })
    expect(mail?.text).toContain('/payrolls/PR-2608-1')
    await takeAll([await upload('P-colleague.pdf', await slip(2))])
    answered(await stage.as('office', 'DELETE', '/payrolls/PR-2608-1/payslip'), 204)
    expect((await told()).map(({ subject }) => subject).toSorted()).toEqual(
      [null, 'Your payslip for August 2026'].toSorted(),
    )
  })

  it('are taken away again, and there for nobody from then on', async () => {
    answered(await stage.as('office', 'DELETE', `/payrolls/PR-2608-2/payslip`), 204)
    expect(codeOf(await stage.as('office', 'DELETE', `/payrolls/PR-2608-2/payslip`))).toBe('notFound')
    expect(codeOf(await download('chief', 'PR-2608-2'))).toBe('notFound')
    expect(await log()).toMatchObject([{ code: 'payslipRemoved', person_id: a.persons.chief }])
    expect(await missing()).toContain(a.persons.chief)
  })

  it('are never of an open payroll, whoever writes them', async () => {
    await expect(
      stage.admin(
        `insert into payroll_payslip (tenant_id, id, payroll_id, file_id, taken_at) values ($1, gen_random_uuid(), $2, $3, now())`,
        [a.id, a.payrolls.main, a.documentFiles.main],
      ),
    ).rejects.toThrow('closed payroll')
  })
})
