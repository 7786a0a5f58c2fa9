import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { defaultRights } from '../../../openapi/access.ts'
import type { Receipt, ReceiptActivity, ReceiptItem, ReceiptsOverview } from '../../../openapi/receipts.ts'
import { restoreReceipts } from '../../support/rows/receipt-rows.ts'
import { restoreUploads, storeUploads } from '../../support/rows/upload-rows.ts'
import { type LoginName, answered, codeOf, setStage, type Stage } from '../../support/stage.ts'

type Wire = z.output<typeof Receipt>
interface Listed<T> {
  items: T[]
  total: number
}

let stage: Stage
beforeAll(async () => {
  stage = await setStage()
  await storeUploads(stage.server.services.files, stage.world.a)
})
afterAll(() => stage.close())
beforeEach(async () => {
  await restoreReceipts(stage, stage.world.a)
  await restoreUploads(stage.admin, stage.world.a)
})

const fuel = [
  { text: 'Diesel, 41.20 l', taxCode: 'standard', gross: 7004 },
  { text: 'Water, 6 × €0.99', taxCode: 'standard', gross: 594 },
  { text: 'Rolls, 4 × €1.90', taxCode: 'reduced', gross: 760 },
  { text: 'Deposit', taxCode: 'exempt', gross: 150 },
]
const head = () => ({
  ...{ typeId: stage.world.a.receiptTypes.fuel, shop: 'Hafen Tank', date: '2026-06-09', country: 'DE' },
  ...{ paidWith: 'own', projectId: stage.world.a.projects.main, total: 8508 },
})
const create = async (more: object = {}, who: LoginName = 'member') =>
  answered<Wire>(await stage.as(who, 'POST', '/receipts', { ...head(), items: fuel, ...more }), 201)
const act = (who: LoginName, named: string, what: string, body?: object) =>
  stage.as(who, 'POST', `/receipts/${named}/${what}`, body)
const read = async (named: string, who: LoginName = 'member') =>
  answered<Wire>(await stage.as(who, 'GET', `/receipts/${named}`))
const itemsOf = async (named: string) =>
  answered<Listed<z.output<typeof ReceiptItem>>>(await stage.as('member', 'GET', `/receipts/${named}/items`)).items
const activitiesOf = async (named: string) =>
  answered<Listed<z.output<typeof ReceiptActivity>>>(await stage.as('member', 'GET', `/receipts/${named}/activities`))
    .items
const list = async (query = '', who: LoginName = 'member') =>
  answered<Listed<Wire>>(await stage.as(who, 'GET', `/receipts${query}`)).items

describe('a receipt', () => {
  it('comes to its items: the tax of each is rounded once, net and tax are the gross', async () => {
    const made = await create()
    expect(made).toMatchObject({
      state: 'draft',
      currency: 'EUR',
      net: 7245,
      tax: 1263,
      gross: 8508,
      total: 8508,
      own: true,
    })
    expect(made).toMatchObject({ taxRates: [1900, 700, 0], items: 4, company: { id: stage.world.a.companies.client } })
    expect(made.number).toMatch(/^R-2026-\d{4}$/)
    const items = await itemsOf(made.number)
    expect(items.map(({ tax }) => tax)).toEqual([1118, 95, 50, 0])
    for (const { net, tax, gross } of items) expect(net + tax).toBe(gross)
  })

  it('of another country takes its rates and its currency, also when it is moved there', async () => {
    const { number } = await create({ country: 'AT', items: [{ text: 'Room', taxCode: 'reduced', gross: 26_400 }] })
    expect(await read(number)).toMatchObject({ currency: 'EUR', taxRates: [1000], tax: 2400 })
    answered(await stage.as('member', 'POST', `/receipts/${number}`, { ...head(), country: 'GB', projectId: null }))
    expect(await read(number)).toMatchObject({ currency: 'GBP', taxRates: [500], tax: 1257, project: null })
  })

  it('of something that was returned is below 0', async () => {
    const made = await create({ total: -1990, items: [{ text: 'Drill, returned', taxCode: 'standard', gross: -1990 }] })
    expect(made).toMatchObject({ gross: -1990, tax: -318, net: -1672 })
    expect(answered<Wire>(await act('member', made.number, 'handIn')).state).toBe('inReview')
  })

  it('is handed in once everything is said and its items come to the slip', async () => {
    const { number } = await create({ shop: null, total: null, items: [] })
    const lacking = await act('member', number, 'handIn')
    expect(lacking).toMatchObject({
      status: 409,
      body: { code: 'receiptIncomplete', missing: ['shop', 'total', 'items'] },
    })
    answered(await stage.as('member', 'POST', `/receipts/${number}`, head()))
    for (const item of fuel.slice(0, 3)) answered(await act('member', number, 'items', item), 201)
    const differs = await act('member', number, 'handIn')
    expect(differs).toMatchObject({ status: 409, body: { code: 'receiptSumDiffers', total: 8508, items: 8358 } })
    answered(await act('member', number, 'items', fuel[3]), 201)
    expect(answered<Wire>(await act('member', number, 'handIn'))).toMatchObject({ state: 'inReview' })
    expect(codeOf(await act('member', number, 'handIn'))).toBe('receiptHandedIn')
  })

  it('in review is changed by nobody until it is taken back', async () => {
    const { number } = await create()
    answered(await act('member', number, 'handIn'))
    const [item] = await itemsOf(number)
    for (const who of ['member', 'office'] as const) {
      expect(codeOf(await stage.as(who, 'POST', `/receipts/${number}`, head()))).toBe('receiptHandedIn')
      expect(codeOf(await act(who, number, 'items', fuel[0]))).toBe('receiptHandedIn')
      expect(codeOf(await stage.as(who, 'POST', `/receiptItems/${item?.id}`, fuel[1]))).toBe('receiptHandedIn')
      expect(codeOf(await stage.as(who, 'DELETE', `/receiptItems/${item?.id}`))).toBe('receiptHandedIn')
    }
    expect(answered<Wire>(await act('member', number, 'withdraw'))).toMatchObject({ state: 'draft', handedInAt: null })
    expect(answered(await stage.as('member', 'POST', `/receiptItems/${item?.id}`, fuel[1]))).toMatchObject({
      gross: 594,
    })
    expect((await stage.as('member', 'DELETE', `/receiptItems/${item?.id}`)).status).toBe(204)
    expect(await read(number)).toMatchObject({ items: 3 })
  })

  it.each([
    ['own', 'paidBack'],
    ['companyCard', 'companyCard'],
  ])('paid with %s is %s once it is approved, and stays as it was', async (paidWith, state) => {
    const { id, number } = await create({ paidWith })
    expect(codeOf(await act('office', number, 'approve'))).toBe('receiptNotInReview')
    answered(await act('member', number, 'handIn'))
    expect((await act('member', number, 'approve')).status).toBe(403)
    const both = await Promise.all([
      act('office', number, 'approve'),
      act('office', number, 'decline', { reason: 'no' }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    if ((await read(number)).state === 'draft') {
      answered(await act('member', number, 'handIn'))
      answered(await act('office', number, 'approve'))
    }
    expect(await read(number)).toMatchObject({ state, decidedBy: expect.any(String), reason: null })
    expect(codeOf(await stage.as('office', 'DELETE', `/receipts/${number}`))).toBe('receiptApproved')
    expect(codeOf(await act('member', number, 'withdraw'))).toBe('receiptNotInReview')
    const document = await act('member', number, 'documents', { uploadId: stage.world.a.uploads.whole })
    expect(codeOf(document)).toBe('receiptApproved')
    // Whatever reaches the database otherwise is refused there.
    const refused = { constraint: expect.stringMatching(/^receipt_(part_|note_)?kept$/) }
    for (const statement of [
      `update receipt set total = 1 where id = $1`,
      `delete from receipt where id = $1`,
      `update receipt_item set gross = 1 where receipt_id = $1`,
      `delete from receipt_item where receipt_id = $1`,
      `delete from receipt_activity where receipt_id = $1`,
    ])
      await expect(stage.admin(statement, [id])).rejects.toMatchObject(refused)
  })

  it('declined is a draft again that says why, until it is handed in anew', async () => {
    const { number } = await create()
    answered(await act('member', number, 'handIn'))
    answered(await act('office', number, 'decline', { reason: 'The deposit is not paid back.' }))
    expect(await read(number)).toMatchObject({ state: 'draft', reason: 'The deposit is not paid back.' })
    answered(await act('member', number, 'handIn'))
    expect(await read(number)).toMatchObject({ state: 'inReview', reason: null, decidedAt: null })
    answered(await act('office', number, 'activities', { text: 'Better now.' }), 201)
    expect((await activitiesOf(number)).map(({ code }) => code).toSorted()).toEqual(
      ['commented', 'created', 'declined', 'handedIn', 'handedIn'].toSorted(),
    )
  })

  it('copied is a draft of today, of whoever copies it, without its pictures', async () => {
    const { main } = stage.world.a.receipts
    const copy = answered<Wire>(await act('office', main, 'copy'), 201)
    expect(copy).toMatchObject({
      state: 'draft',
      date: '2026-06-10',
      gross: 7004,
      total: 7004,
      documents: 0,
      own: true,
    })
    expect((await read(main)).documents).toBe(1)
  })

  it('takes pictures and shows the first, also small', async () => {
    const { number } = await create()
    const sent = await act('member', number, 'documents', { uploadId: stage.world.a.uploads.whole, name: 'Slip' })
    const { id } = answered<{ id: string }>(sent, 201)
    expect(await read(number)).toMatchObject({ documents: 1, pictureId: id })
    for (const query of ['', '?small=true'])
      expect((await stage.as('office', 'GET', `/receiptDocuments/${id}/file${query}`)).status).toBe(200)
    expect((await stage.as('stranger', 'GET', `/receiptDocuments/${id}/file`)).status).toBe(404)
    const listed = answered<Listed<{ id: string }>>(await stage.as('member', 'GET', `/receipts/${number}/documents`))
    expect(listed.items).toMatchObject([{ id, name: 'Slip', format: 'picture' }])
  })

  it('is for a project one works on, or for none', async () => {
    const elsewhere = await stage.as('member', 'POST', '/receipts', {
      ...head(),
      projectId: stage.world.a.projects.other,
    })
    expect(elsewhere).toMatchObject({ status: 404, body: { errors: [{ path: 'body.projectId' }] } })
    expect(await create({ projectId: null })).toMatchObject({ company: { id: stage.world.a.companies.own } })
    expect(await create({ projectId: stage.world.a.projects.other }, 'office')).toMatchObject({ state: 'draft' })
  })
})

/** What the agency says of clients, or no longer. */
async function grant(receipts: boolean) {
  const { server, test, world } = stage
  await test.database.withTenant(world.a.id, async tx => {
    await tx.raw('delete from login_type_rights where tenant_id = $1', [world.a.id])
    if (receipts)
      await tx.raw(
        'insert into login_type_rights (tenant_id, login_type, rights, mailbox_rights) values ($1, $2, $3, $4)',
        [...[world.a.id, 'clients', { ...defaultRights.clients, receipts: { READ: ['OWN'] } }, {}]],
      )
  })
  server.services.rights.forget(world.a.id)
}

describe('the list of receipts', () => {
  it('holds one’s own, for the office all, the newest first, and by what is asked', async () => {
    const numbers = async (query = '', who: LoginName = 'member') =>
      (await list(query, who)).map(({ number }) => number)
    expect(await numbers()).toEqual(['R-2026-0904', 'R-2026-0903', 'R-2026-0901'])
    expect(await numbers('', 'stranger')).toEqual(['R-2026-0902'])
    expect(await numbers('', 'office')).toHaveLength(4)
    expect(await numbers('?state=inReview', 'office')).toEqual(['R-2026-0902', 'R-2026-0901'])
    expect(await numbers('?state=paidBack', 'office')).toEqual([])
    expect(await numbers(`?typeId=${stage.world.a.receiptTypes.parking}`, 'office')).toEqual([])
    expect(await numbers('?from=2026-06-03', 'office')).toEqual([])
    expect(await numbers('?q=harb', 'office')).toHaveLength(4)
    expect(await numbers('?q=0902', 'office')).toEqual(['R-2026-0902'])
    expect(await numbers('?q=0902')).toEqual([])
    expect(await numbers('?q=fuel&until=2026-06-02')).toHaveLength(3)
  })

  it('is counted, drafts without their money', async () => {
    const told = answered<z.output<typeof ReceiptsOverview>>(await stage.as('office', 'GET', '/receiptsOverview'))
    expect(told).toEqual({
      all: 4,
      byState: { draft: 2, inReview: 2, paidBack: 0, companyCard: 0 },
      sums: [{ currency: 'EUR', gross: 14_008, receipts: 2 }],
    })
  })

  it('of a company is what its projects cost; a client with the right sees it once it is approved, and no other’s', async () => {
    const { companies, receipts, logins } = stage.world.a
    const path = `/companies/${companies.client}/receipts`
    expect(answered<Listed<Wire>>(await stage.as('office', 'GET', path)).total).toBe(3)
    await grant(true)
    const token = await stage.server.login('a.test', logins.client)
    const asked = (at: string) => stage.server.request('a.test', 'GET', `/api/v1${at}`, { token })
    try {
      expect((await asked(path)).body).toMatchObject({ total: 0 })
      answered(await act('office', receipts.main, 'approve'))
      answered(await act('office', receipts.other, 'approve'))
      expect((await asked(path)).body).toMatchObject({ total: 1, items: [{ state: 'paidBack', own: false }] })
      expect((await asked('/receipts')).body).toMatchObject({ total: 1 })
      expect((await asked(`/companies/${companies.other}/receipts`)).status).toBe(404)
      expect((await asked(`/receipts/${receipts.other}`)).status).toBe(404)
      expect((await asked(`/receipts/${receipts.main}/activities`)).status).toBe(403)
    } finally {
      await grant(false)
    }
  })
})

describe('a template', () => {
  it('is made like a receipt, has a name of its own, and goes without what was made from it', async () => {
    const { receipts, companies } = stage.world.a
    const send = (name: string) => stage.as('office', 'POST', '/receiptTemplates', { receiptId: receipts.main, name })
    const made = answered<{ id: string }>(await send('Fuel'), 201)
    expect(made).toMatchObject({ name: 'Fuel', shop: 'Harbour Fuel', gross: 7004, currency: 'EUR' })
    expect(codeOf(await send('Fuel'))).toBe('nameTaken')
    const names = async (who: LoginName, at: string) =>
      answered<Listed<{ name: string }>>(await stage.as(who, 'GET', at)).items.map(({ name }) => name)
    expect(await names('member', '/receiptTemplates')).toEqual(['Fuel', 'Van hire'])
    expect(await names('office', `/companies/${companies.client}/receiptTemplates`)).toEqual(['Parking, month'])
    expect((await stage.as('office', 'DELETE', `/receiptTemplates/${made.id}`)).status).toBe(204)
    expect(await names('member', '/receiptTemplates')).toEqual(['Van hire'])
  })
})
