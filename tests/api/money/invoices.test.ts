import { invoiceContent, readPaper, withoutInvoice } from '../../../server/invoices/invoice-file.ts'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import {
  type Invoice,
  type InvoiceActivity,
  type InvoiceDocument,
  type InvoiceItem,
  type InvoicePosition,
  type InvoicesOverview,
  invoiceFigures,
} from '../../../openapi/invoices.ts'
import { drawn } from '../../support/calls.ts'
import { type CrewOver, addCrewOver } from '../../support/rows/crew-over.ts'
import { paper } from '../../support/files/papers.ts'
import { restoreInvoices } from '../../support/rows/invoice-rows.ts'
import { sendFile } from '../../support/files/send-file.ts'
import { type LoginName, answered, codeOf, setStage, type Stage } from '../../support/stage.ts'

type Wire = z.output<typeof Invoice>
interface Listed<T> {
  items: T[]
  total: number
}

let stage: Stage
let crew: CrewOver
beforeAll(async () => {
  stage = await setStage()
})
afterAll(() => stage.close())

const shift = { date: '2026-06-09', from: '06:00', to: '14:00' }
const workers = [
  { name: 'Amira', inAt: '2026-06-09T03:50:00Z', outAt: '2026-06-09T12:08:00Z' },
  { name: 'Kofi', inAt: '2026-06-09T03:58:00Z', outAt: '2026-06-09T11:21:00Z' },
]
beforeEach(async () => {
  await restoreInvoices(stage.admin, stage.world.a)
  crew = await addCrewOver(stage, shift, workers)
})

/** The chief confirms the hours and the client signs them. */
async function signed(of: CrewOver = crew) {
  const path = `/projectCrews/${of.crewId}`
  const { items } = answered<Listed<{ id: string; hours: { chargeable: number | null } }>>(
    await stage.as('chief', 'POST', `${path}/setProposedPaidChargedHours`),
  )
  const lines = items.map(({ id, hours }) => ({ id, chargeable: hours.chargeable }))
  const client = { name: 'Katharina Brandt', signature: drawn }
  answered(await stage.as('chief', 'POST', `${path}/digitalConfirm`, { lines, client }))
}

const head = {
  type: 'invoice',
  contactId: null,
  clientMark: 'EX',
  reference: 'EX-26-2',
  title: null,
  date: '2026-06-10',
  due: '2026-06-24',
  taxCode: 'standard',
  amounts: [] as object[],
}
const send = (body: object = {}) =>
  stage.as('office', 'POST', '/invoices', {
    ...head,
    companyId: stage.world.a.companies.client,
    crewIds: [crew.crewId],
    ...body,
  })
const create = async (body: object = {}) => answered<Wire>(await send(body), 201)
const read = async (named: string, who: LoginName = 'office') =>
  answered<Wire>(await stage.as(who, 'GET', `/invoices/${named}`))
const itemsOf = async (named: string, who: LoginName = 'office') =>
  answered<Listed<z.output<typeof InvoiceItem>>>(await stage.as(who, 'GET', `/invoices/${named}/items`)).items
const list = async (query = '', who: LoginName = 'office') =>
  answered<Listed<Wire>>(await stage.as(who, 'GET', `/invoices${query}`)).items
const act = (named: string, what: string, body: object) =>
  stage.as('office', 'POST', `/invoices/${named}/${what}`, body)
const release = async (one: Wire, email: string | null = null) =>
  answered<Wire>(await act(one.mark, 'release', { total: one.total, email }))
const positions = async () =>
  answered<Listed<z.output<typeof InvoicePosition>>>(await stage.as('office', 'GET', '/invoicePositions')).items
const paperOf = async (named: string) => {
  const { bytes } = await stage.as('office', 'GET', `/invoices/${named}/file`)
  return (await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })).text
}
const crewIn = async () => (await positions()).flatMap(({ crews }) => crews).find(({ id }) => id === crew.crewId)

describe('an invoice', () => {
  it('charges the signed hours: its net is the sum of its lines, each the sum of its people', async () => {
    await signed()
    const waiting = await crewIn()
    expect(waiting).toMatchObject({ signedBy: 'Katharina Brandt', people: 2, minutes: 870, invoice: null, unpriced: 0 })
    const one = await create({ net: waiting?.net, amounts: [{ text: 'Late fork-lift', net: -15_000 }] }).catch(String)
    // What was shown was without the agreed amount.
    expect(one).toContain('invoiceChanged')
    const made = await create({
      net: (waiting?.net ?? 0) - 15_000,
      amounts: [{ text: 'Late fork-lift', net: -15_000 }],
    })
    expect(made).toMatchObject({ state: 'design', number: null, people: 2, crews: 1, minutes: 870, paid: 0 })
    expect(made.mark).toMatch(/^D-\d{4}$/)
    const items = await itemsOf(made.mark)
    expect(items.reduce((sum, { net }) => sum + net, 0)).toBe(made.net)
    for (const { people, net, text } of items)
      if (text === null) expect(people.reduce((sum, one) => sum + one.net, 0)).toBe(net)
    expect(items[0]).toMatchObject({
      function: { code: 'SH' },
      minutes: 870,
      reason: null,
      crew: {
        date: '2026-06-09',
        begin: '06:00',
        end: '14:00',
        timeZone: 'Europe/Berlin',
        signedBy: 'Katharina Brandt',
      },
    })
    expect(items.at(-1)).toMatchObject({ text: 'Late fork-lift', net: -15_000, crew: null, minutes: null })
    expect(made.tax).toBe(Math.round(made.net * 0.19))
    expect(made.total).toBe(made.net + made.tax)
    expect(await crewIn()).toBeUndefined()
  })

  it('charges so many of what was agreed, rounded once a line, the same in list, lines and paper', async () => {
    await signed()
    const waiting = await crewIn()
    // 2.55 × 119.99 = 305.9745, 0.33 × −10.50 = −3.465: half goes away from zero.
    const amounts = [
      { text: 'Fork-lift', quantity: 255, unit: 'day', unitPrice: 11_999, net: 30_597 },
      { text: 'Fuel returned', quantity: 33, unit: null, unitPrice: -1050, net: -347 },
      { text: 'Transport', net: 5000 },
    ]
    const made = await create({ net: (waiting?.net ?? 0) + 35_250, amounts })
    const agreed = (await itemsOf(made.mark)).filter(({ text }) => text !== null)
    expect(
      agreed.map(({ text, quantity, unit, unitPrice, net }) => ({ text, quantity, unit, unitPrice, net })),
    ).toEqual([amounts[0], amounts[1], { ...amounts[2], quantity: null, unit: null, unitPrice: null }])
    expect((await list()).find(({ id }) => id === made.id)).toMatchObject({
      net: made.net,
      tax: made.tax,
      total: made.total,
    })
    expect(made.net).toBe((waiting?.net ?? 0) + 35_250)
    const said = await paperOf(made.mark)
    const money = new Intl.NumberFormat('de', { minimumFractionDigits: 2 })
    for (const text of ['2,55 day', '119,99', '305,97', '−10,50', '−3,47', '50,00', money.format(made.total / 100)])
      expect(said).toContain(text)
    // Amended hours leave what was agreed as it is.
    const [line = ''] = crew.lines
    const path = `/projectCrewItemStatus/${line}/amendments`
    answered(await stage.as('planner', 'POST', path, { chargeable: 300, reason: 'Left early' }), 201)
    expect((await itemsOf(made.mark)).filter(({ text }) => text !== null)).toMatchObject(
      agreed.map(({ id: _, ...rest }) => rest),
    )
  })

  it.each([
    ['another sum', { quantity: 250, unit: 'day', unitPrice: 10_000, net: 25_001 }],
    ['no price', { quantity: 250, unit: 'day', unitPrice: null, net: 25_000 }],
    ['a price of nothing', { quantity: null, unit: 'day', unitPrice: 25_000, net: 25_000 }],
  ])('takes no quantity with %s', async (_, amount) => {
    const amounts = [{ text: 'Fork-lift', ...amount }]
    const wrong = await send({ crewIds: [], amounts })
    expect(wrong.status).toBe(400)
    expect(codeOf(wrong)).toBe('invalidInput')
    const made = await create({ crewIds: [], amounts: [{ text: 'x', net: 100 }] })
    expect(codeOf(await stage.as('office', 'POST', `/invoices/${made.mark}`, { ...head, amounts }))).toBe(
      'invalidInput',
    )
  })

  it('charges no crew twice, and names the one it is on; thrown away, it frees it', async () => {
    await signed()
    const both = await Promise.all([send(), send()])
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
    const [made] = both.flatMap(answer => (answer.status === 201 ? [answered<Wire>(answer, 201)] : []))
    const refused = both.find(({ status }) => status === 409)
    expect(refused?.body).toMatchObject({ code: 'crewInvoiced', invoice: made?.mark, crew: { id: crew.crewId } })
    expect((await stage.as('office', 'DELETE', `/invoices/${made?.mark ?? ''}`)).status).toBe(204)
    expect((await send()).status).toBe(201)
  })

  it('charges nothing that is not signed, of another client, or nothing at all', async () => {
    expect(codeOf(await send())).toBe('crewNotSigned')
    await signed()
    expect(codeOf(await send({ companyId: stage.world.a.companies.other }))).toBe('notFound')
    expect(codeOf(await send({ companyId: stage.world.a.companies.own }))).toBe('notFound')
    expect(codeOf(await send({ crewIds: [] }))).toBe('invalidInput')
    expect(codeOf(await send({ due: '2026-06-09' }))).toBe('invalidInput')
    expect(codeOf(await send({ contactId: stage.world.a.contacts.other }))).toBe('notFound')
  })

  it('in design follows hours that are amended, and shows what was signed', async () => {
    await signed()
    const made = await create({ amounts: [{ text: 'Fork-lift', net: 5000 }] })
    const [line = ''] = crew.lines
    answered(
      await stage.as('planner', 'POST', `/projectCrewItemStatus/${line}/amendments`, {
        chargeable: 300,
        reason: 'Left early',
      }),
      201,
    )
    const now = await read(made.id)
    expect(now.minutes).toBe(705)
    expect(now.net).toBeLessThan(made.net)
    const items = await itemsOf(made.id)
    expect(items[0]).toMatchObject({ minutes: 705, signedMinutes: 870 })
    expect(items.at(-1)).toMatchObject({ text: 'Fork-lift', net: 5000 })
    expect(items.reduce((sum, { net }) => sum + net, 0)).toBe(now.net)
    expect(codeOf(await act(made.id, 'release', { total: made.total, email: null }))).toBe('invoiceChanged')
  })

  it('in design may be changed: head, tax and agreed amounts, never its hours', async () => {
    await signed()
    const made = await create()
    const changed = answered<Wire>(
      await stage.as('office', 'POST', `/invoices/${made.mark}`, {
        ...head,
        type: 'partInvoice',
        title: 'Frame contract',
        taxCode: 'reverseCharge',
        amounts: [{ text: 'Fork-lift', net: 10_001 }],
      }),
    )
    expect(changed).toMatchObject({ type: 'partInvoice', title: 'Frame contract', net: made.net + 10_001, tax: 0 })
    expect(changed.total).toBe(changed.net)
    const { number } = await release(changed)
    expect(codeOf(await stage.as('office', 'POST', `/invoices/${number ?? ''}`, head))).toBe('invoiceReleased')
    expect(codeOf(await stage.as('office', 'DELETE', `/invoices/${number ?? ''}`))).toBe('invoiceReleased')
  })
})

describe('files of an invoice', () => {
  const add = async (named: string, body: object) =>
    answered<z.output<typeof InvoiceDocument>>(
      await stage.as('office', 'POST', `/invoices/${named}/documents`, {
        uploadId: await sendFile(stage, 'office', await paper()),
        ...body,
      }),
      201,
    )
  const documentsOf = async (named: string, who: LoginName = 'office') =>
    answered<Listed<z.output<typeof InvoiceDocument>>>(await stage.as(who, 'GET', `/invoices/${named}/documents`)).items
  const codesOf = async (named: string, who: LoginName) =>
    answered<Listed<z.output<typeof InvoiceActivity>>>(
      await stage.as(who, 'GET', `/invoices/${named}/activities`),
    ).items.map(({ code }) => code)

  it('are the agency’s in design, and the client’s once it is released, where they are meant for it', async () => {
    const made = await create({ crewIds: [], amounts: [{ text: 'x', net: 100 }] })
    const [order, own] = [
      await add(made.mark, { name: 'Order', forClient: true }),
      await add(made.mark, { name: 'Calculation', forClient: false }),
    ]
    const file = (id: string, who: LoginName) => stage.as(who, 'GET', `/invoiceDocuments/${id}/file`)
    // Both came at once by the clock here: which of them stands first is nobody’s promise.
    expect(new Set((await documentsOf(made.mark)).map(({ name, forClient }) => `${name} ${forClient}`))).toEqual(
      new Set(['Calculation false', 'Order true']),
    )
    expect((await file(order.id, 'client')).status).toBe(404)
    const { number } = await release(made)
    expect((await documentsOf(number ?? '', 'client')).map(({ name }) => name)).toEqual(['Order'])
    expect((await file(order.id, 'client')).status).toBe(200)
    expect((await file(own.id, 'client')).status).toBe(404)
    expect((await file(own.id, 'office')).status).toBe(200)
    // What is not meant for it is not told of either.
    expect((await codesOf(number ?? '', 'client')).toSorted()).toEqual(['documentAdded', 'released'])
    expect((await codesOf(number ?? '', 'office')).toSorted()).toEqual([
      'created',
      'documentAdded',
      'documentFiled',
      'released',
    ])
  })

  it('are taken away while it is in design, and never after', async () => {
    const made = await create({ crewIds: [], amounts: [{ text: 'x', net: 100 }] })
    const [wrong, order] = [await add(made.mark, { forClient: true }), await add(made.mark, { forClient: true })]
    const remove = (id: string) => stage.as('office', 'DELETE', `/invoiceDocuments/${id}`)
    expect((await remove(wrong.id)).status).toBe(204)
    expect((await remove(wrong.id)).status).toBe(404)
    expect((await documentsOf(made.mark)).map(({ id }) => id)).toEqual([order.id])
    expect(await codesOf(made.mark, 'office')).toContain('documentRemoved')
    await release(made)
    expect(codeOf(await remove(order.id))).toBe('invoiceReleased')
    expect((await documentsOf(made.mark)).map(({ id }) => id)).toEqual([order.id])
  })
})

describe('numbers', () => {
  it('are given at release without gaps, whatever is released at once or fails', async () => {
    const drafts: Wire[] = []
    for (let nth = 0; nth < 12; nth++)
      drafts.push(
        await create({ crewIds: [], date: '2031-03-01', due: '2031-03-01', amounts: [{ text: 'x', net: 100 }] }),
      )
    const answers = await Promise.all(
      drafts.flatMap(({ mark, total }, at) => [
        act(mark, 'release', { total, email: null }),
        ...(at % 3 === 0 ? [act(mark, 'release', { total: total + 1, email: null })] : []),
      ]),
    )
    const numbers = answers.flatMap(answer => (answer.status === 200 ? [answered<Wire>(answer).number] : []))
    expect(numbers.toSorted()).toEqual(drafts.map((_, at) => `2031-${String(at + 1).padStart(4, '0')}`))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  })
})

describe('a released invoice', () => {
  let one: Wire
  beforeEach(async () => {
    await signed()
    one = await release(await create(), 'accounts@client.example')
  })

  it('is mailed with its PDF, which is the same file ever after', async () => {
    expect(one).toMatchObject({ state: 'unpaid', recipient: 'accounts@client.example' })
    await stage.server.runJobs()
    const mails = await stage.admin<{ recipient: string; state: string }>(
      `select recipient, state from mail where kind = 'invoice' and data->>'invoiceId' = $1`,
      [one.id],
    )
    expect(mails).toEqual([{ recipient: 'accounts@client.example', state: 'sent' }])
    const first = await stage.as('client', 'GET', `/invoices/${one.number ?? ''}/file`)
    const again = await stage.as('office', 'GET', `/invoices/${one.id}/file`)
    expect(first.status).toBe(200)
    expect(Buffer.compare(Buffer.from(first.bytes), Buffer.from(again.bytes))).toBe(0)
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(first.bytes)), { mergePages: true })
    for (const said of [`Rechnung ${one.number ?? ''}`, 'EX-26-2', 'Stagehand', '14:30', 'Katharina Brandt'])
      expect(text).toContain(said)
  })

  it('is one file, also where two want it first at once', async () => {
    const both = await Promise.all(
      (['client', 'office'] as const).map(who => stage.as(who, 'GET', `/invoices/${one.id}/file`)),
    )
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const [first, second] = both.map(({ bytes }) => Buffer.from(bytes))
    expect(first?.equals(second ?? Buffer.of())).toBe(true)
  })

  it('is the one that was kept first, for whoever began before that', async () => {
    const { services } = stage.server
    const tenant = await services.tenants.byId(stage.world.a.id)
    if (!tenant) throw new Error('the agency is gone')
    const drawing = { services, tenant, now: stage.clock.now, refuse: withoutInvoice }
    const begun = { ...(await readPaper(drawing, one.id)), fileId: null }
    const kept = await stage.as('client', 'GET', `/invoices/${one.id}/file`)
    const { bytes } = await invoiceContent(drawing, begun)
    expect(Buffer.from(bytes).equals(Buffer.from(kept.bytes))).toBe(true)
  })

  it('is seen by its client and no other one; what is in design by none', async () => {
    const { number } = one
    expect((await read(number ?? '', 'client')).id).toBe(one.id)
    expect(codeOf(await stage.as('otherClient', 'GET', `/invoices/${number ?? ''}`))).toBe('notFound')
    const draft = await create({ crewIds: [], amounts: [{ text: 'x', net: 100 }] })
    expect(codeOf(await stage.as('client', 'GET', `/invoices/${draft.mark}`))).toBe('notFound')
    expect((await list('', 'client')).map(({ state }) => state)).not.toContain('design')
    const of = `/companies/${stage.world.a.companies.client}/invoices`
    const ofCompany = async (who: LoginName) => answered<Listed<Wire>>(await stage.as(who, 'GET', of)).items
    expect((await ofCompany('client')).map(({ id }) => id)).toContain(one.id)
    expect((await ofCompany('client')).map(({ state }) => state)).not.toContain('design')
    expect((await ofCompany('office')).map(({ state }) => state)).toContain('design')
    const trail = answered<Listed<z.output<typeof InvoiceActivity>>>(
      await stage.as('client', 'GET', `/invoices/${one.id}/activities`),
    )
    expect(trail.items.map(({ code, author }) => [code, author])).toEqual([
      ['sent', null],
      ['released', null],
    ])
  })

  it('is paid in parts, never beyond what is open, and a wrong payment is met by its opposite', async () => {
    const pay = (amount: number) => act(one.id, 'payments', { amount, receivedOn: '2026-06-20' })
    expect(answered<Wire>(await pay(1000))).toMatchObject({ state: 'unpaid', paid: 1000, paidOn: null })
    expect((await pay(one.total)).body).toMatchObject({ code: 'paymentTooHigh', open: one.total - 1000 })
    expect(codeOf(await pay(-1001))).toBe('paymentTooHigh')
    expect(answered<Wire>(await pay(one.total - 1000))).toMatchObject({ state: 'paid', paidOn: '2026-06-20' })
    expect(answered<Wire>(await pay(-1000))).toMatchObject({ state: 'unpaid', paid: one.total - 1000, paidOn: null })
  })

  it('is credited in parts and then whole, to the cent, and only then its crew is charged anew', async () => {
    const credit = (net: number | null) => act(one.id, 'credit', { reason: 'Late fork-lift', net })
    const part = answered<Wire>(await credit(3333), 201)
    expect(part).toMatchObject({
      type: 'creditNote',
      state: 'paid',
      net: -3333,
      credits: { id: one.id },
      reason: 'Late fork-lift',
    })
    expect(part.total).toBe(part.net + part.tax)
    expect(codeOf(await send())).toBe('crewInvoiced')
    expect(codeOf(await credit(one.net))).toBe('creditTooHigh')
    const rest = answered<Wire>(await credit(null), 201)
    expect([part.net + rest.net, part.tax + rest.tax, part.total + rest.total]).toEqual([
      -one.net,
      -one.tax,
      -one.total,
    ])
    expect(await read(one.id)).toMatchObject({ state: 'paid', credited: one.total, paid: 0 })
    expect(codeOf(await credit(null))).toBe('creditTooHigh')
    expect(codeOf(await act(part.id, 'credit', { reason: 'x', net: null }))).toBe('creditTooHigh')
    expect((await send()).status).toBe(201)
  })

  it('is never changed or removed, not even past the server', async () => {
    await expect(stage.admin(`update invoice set net = 1 where id = $1`, [one.id])).rejects.toThrow(/never changed/)
    await expect(stage.admin(`delete from invoice where id = $1`, [one.id])).rejects.toThrow(/never changed/)
    await expect(stage.admin(`delete from invoice_item where invoice_id = $1`, [one.id])).rejects.toThrow(/never/)
    await expect(stage.admin(`delete from invoice_activity where invoice_id = $1`, [one.id])).rejects.toThrow(/never/)
  })

  it('is charged in what its project comes to', async () => {
    const { number } = answered<{ number: string }>(
      await stage.as('planner', 'GET', `/projects/${stage.world.a.projects.main}`),
    )
    const costs = answered<{ crews: { crew: { id: string }; hours: { invoiced: number | null } }[] }>(
      await stage.as('planner', 'GET', `/projects/${number}/costs`),
    )
    expect(costs.crews.find(({ crew: { id } }) => id === crew.crewId)?.hours.invoiced).toBe(870)
  })
})

describe('the list', () => {
  it('has what waits for money first, by when it is due, then what is not sent, then what is paid', async () => {
    const draft = (due: string) =>
      create({ crewIds: [], date: '2026-05-01', due, amounts: [{ text: 'x', net: 10_000 }] })
    const late = await release(await draft('2026-05-15'), 'x@client.example')
    const soon = await release(await draft('2026-06-10'), 'x@client.example')
    const unsent = await release(await draft('2026-05-20'))
    const paid = await release(await draft('2026-05-02'), 'x@client.example')
    answered(await act(paid.id, 'payments', { amount: paid.total, receivedOn: '2026-06-09' }))
    const ids = (await list()).map(({ id }) => id)
    const places = [late, soon, unsent, paid].map(({ id }) => ids.indexOf(id))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect((await list('?state=overdue')).map(({ id }) => id)).toEqual([late.id, unsent.id])
    expect((await list('?state=design')).map(({ mark }) => mark).toSorted()).toEqual(['D-draft', 'D-gone'])
    expect((await list(`?q=${late.number ?? ''}`)).map(({ id }) => id)).toEqual([late.id])
    const overview = answered<z.output<typeof InvoicesOverview>>(await stage.as('office', 'GET', '/invoicesOverview'))
    // A figure counts what the list shows when it is narrowed to it.
    for (const figure of invoiceFigures)
      expect(await list(`?figure=${figure}`), figure).toHaveLength(overview[figure].invoices)
    expect(overview.overdue).toEqual({ amount: 23_800, invoices: 2, oldestDays: 26 })
    expect(overview.unpaid).toMatchObject({ dueToday: 11_900 })
    expect(overview.paid).toMatchObject({ amount: 11_900, invoices: 1, averageDays: 39 })
    expect(overview.byState).toMatchObject({ design: 2, overdue: 2, paid: 1, released: 1 })
  })
})
