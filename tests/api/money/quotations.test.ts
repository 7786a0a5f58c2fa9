import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { extractText, getDocumentProxy } from 'unpdf'
import type { z } from 'zod'
import type { ProjectQuotations, Quotation } from '../../../openapi/quotations.ts'
import { answered, codeOf, setStage, type Stage } from '../../support/stage.ts'
import type { TenantWorld } from '../../support/world.ts'

type One = z.output<typeof Quotation>
type All = z.output<typeof ProjectQuotations>

let stage: Stage
let a: TenantWorld
beforeEach(async () => {
  stage = await setStage()
  a = stage.world.a
  await stage.admin('delete from quotation where project_id = $1', [a.projects.main])
})
afterEach(() => stage.close())

const signature = { ratio: 2, strokes: [[[100, 100] as [number, number], [400, 200] as [number, number]]] }
const quotation = { validUntil: '2026-12-31', email: 'client@example.test' }
const all = async (who: 'planner' | 'client' = 'planner') =>
  answered<All>(await stage.as(who, 'GET', '/projects/7001/quotations'))
const send = (body: object = {}) => stage.as('planner', 'POST', '/projects/7001/quotations', { ...quotation, ...body })
const release = async (body: object = {}) => answered<One>(await send(body), 201)
const accept = (id: string) =>
  stage.as('client', 'POST', `/quotations/${id}/accept`, { name: 'Jule Martens', signature })
const decline = (id: string) =>
  stage.as('client', 'POST', `/quotations/${id}/decline`, { name: 'Jule Martens', reason: 'Too dear' })
const status = async () => answered<{ status: string }>(await stage.as('planner', 'GET', '/projects/7001')).status
const mails = (kind: string) =>
  stage.admin<{ recipient: string }>(
    'select recipient from mail where tenant_id = $1 and kind = $2 and id::text <> all($3)',
    [a.id, kind, Object.values(a.emails)],
  )

describe('a quotation', () => {
  it('is the plan as it stands: its total the sum of its lines, each so many places', async () => {
    const { planned } = await all()
    const made = await release({ total: planned?.total, message: 'As discussed' })
    expect(made).toMatchObject({
      number: '7001-1',
      version: 1,
      state: 'released',
      message: 'As discussed',
      planChanged: false,
    })
    expect(made.lines).toEqual(planned?.lines)
    expect(made.total).toBe(made.lines.reduce((sum, { total }) => sum + total, 0))
    expect(made.total).toBeGreaterThan(0)
    for (const line of made.lines) expect(line.total).toBe(line.sum + line.addOn)
    expect(await status()).toBe('quoted')
    expect(await mails('quotation')).toEqual([{ recipient: 'client@example.test' }])
  })

  it('is not sent where the plan comes to something else than was shown', async () => {
    const refused = await send({ total: 1 })
    expect(refused).toMatchObject({ status: 409, body: { code: 'quotationChanged' } })
    expect((await all()).quotations).toEqual([])
    expect(await mails('quotation')).toEqual([])
    expect(await status()).toBe('confirmed')
  })

  it('is not sent without a price for everything, or for a day that is over', async () => {
    expect(codeOf(await send({ validUntil: '2020-01-01' }))).toBe('invalidInput')
    await stage.admin('delete from rate_card_item where tenant_id = $1', [a.id])
    expect(codeOf(await send())).toBe('quotationNotPriced')
  })

  it('is replaced by the next one, which says its version', async () => {
    const first = await release()
    const second = await release()
    expect((await all('client')).quotations.map(({ number, state }) => [number, state])).toEqual([
      ['7001-2', 'released'],
      ['7001-1', 'replaced'],
    ])
    expect(codeOf(await accept(first.id))).toBe('quotationReplaced')
    expect((await accept(second.id)).status).toBe(200)
  })

  it('says to both sides that the plan is another one since', async () => {
    await release()
    await stage.admin('update project_crew_item set amount_of_rows = amount_of_rows + 1 where id = $1', [
      a.items.tomorrow,
    ])
    expect((await all('client')).quotations[0]?.planChanged).toBe(true)
    expect((await all()).quotations[0]?.planChanged).toBe(true)
  })

  it('leaves the project as it was before it was quoted, once it is withdrawn', async () => {
    const withdraw = async ({ id }: One) => answered(await stage.as('planner', 'POST', `/quotations/${id}/withdraw`))
    await withdraw(await release())
    expect(await status()).toBe('confirmed')
    // Before the first of those that replaced each other, also where one has expired.
    await stage.admin(`update project set requested_at = '2026-06-01T08:00:00Z' where id = $1`, [a.projects.main])
    await release()
    await release({ validUntil: '2026-06-20' })
    stage.clock.set('2026-06-22T08:00:00Z')
    const last = await release()
    expect(await status()).toBe('quoted')
    await withdraw(last)
    expect(await status()).toBe('requested')
    await stage.admin(`update project set requested_at = null, quoted_at = null where id = $1`, [a.projects.main])
  })

  it('leaves the project as it was, once its last day at the venue is over; the log says so, and it is said once', async () => {
    await stage.admin(`update project set requested_at = '2026-06-01T08:00:00Z' where id = $1`, [a.projects.main])
    const late = await release({ validUntil: '2026-06-20' })
    stage.clock.set('2026-06-20T21:30:00Z')
    await stage.server.runJobs()
    expect(await status()).toBe('quoted')
    stage.clock.set('2026-06-20T22:30:00Z')
    await stage.server.runJobs()
    await stage.server.runJobs()
    expect(await status()).toBe('requested')
    expect((await all()).quotations[0]?.state).toBe('expired')
    const lines = answered<{ items: { code: string; text: string }[] }>(
      await stage.as('planner', 'GET', `/activities?projectId=${a.projects.main}&type=LOG`),
    ).items.filter(({ code }) => code === 'quotationExpired')
    expect(lines).toMatchObject([{ text: late.number }])
    expect(codeOf(await accept(late.id))).toBe('quotationExpired')
    expect(codeOf(await stage.as('planner', 'POST', `/quotations/${late.id}/withdraw`))).toBe('quotationExpired')
    // Taken on meanwhile, it is quoted anew and comes back to that.
    await stage.admin(`update project set requested_at = null where id = $1`, [a.projects.main])
    await decline((await release({ validUntil: '2026-06-21' })).id)
    expect(await status()).toBe('confirmed')
  })

  it('is not made of a closed project before that is opened again', async () => {
    answered(await stage.as('planner', 'POST', '/projects/7001/close'))
    expect(await send()).toMatchObject({ status: 409, body: { code: 'projectClosed' } })
    expect((await all()).quotations).toEqual([])
    expect(await mails('quotation')).toEqual([])
    answered(await stage.as('planner', 'POST', '/projects/7001/reopen'))
    expect((await release()).state).toBe('released')
  })

  it('has its PDF made again where that was lost', async () => {
    const { id } = await release()
    const stored = async () =>
      (await stage.admin<{ file: boolean }>('select file_id is not null as file from quotation where id = $1', [id]))[0]
        ?.file
    const lose = () => stage.admin(`delete from graphile_worker._private_jobs`)
    await lose()
    await stage.server.runJobs()
    expect(await stored()).toBe(false)
    stage.clock.forward(60_000)
    await stage.server.runJobs()
    expect(await stored()).toBe(true)
    answered(await accept(id))
    await lose()
    stage.clock.forward(60_000)
    await stage.server.runJobs()
    expect(await stored()).toBe(true)
  })

  it('shows the client nothing of what the next one would come to', async () => {
    expect(await all('client')).toMatchObject({ planned: null, suggestedRecipient: null })
  })
})

describe('the client', () => {
  it('accepts with a signature: the project is confirmed and its manager told', async () => {
    await stage.admin(`update person set email = 'manager@example.test' where id = $1`, [a.persons.planner])
    await stage.admin('update project set manager_id = $2 where id = $1', [a.projects.main, a.persons.planner])
    const { id } = await release()
    const accepted = answered<One>(await accept(id))
    expect(accepted).toMatchObject({ state: 'accepted', signerName: 'Jule Martens', signature })
    expect(await status()).toBe('confirmed')
    expect(await mails('quotationAnswered')).toEqual([{ recipient: 'manager@example.test' }])
    expect(codeOf(await accept(id))).toBe('quotationAccepted')
    expect(codeOf(await decline(id))).toBe('quotationAccepted')
    await expect(stage.admin(`update quotation set total = 1 where id = $1`, [id])).rejects.toThrow()
    await expect(stage.admin(`update quotation set state = 'released' where id = $1`, [id])).rejects.toThrow()
  })

  it('is told at home what waits for an answer, until it is given or the day is over', async () => {
    type Waiting = { items: { id: string; validUntil: string; total: number }[]; total: number }
    const waits = async (who: 'client' | 'otherClient' = 'client') =>
      answered<Waiting>(await stage.as(who, 'GET', '/quotations')).items.map(({ id }) => id)
    const { id, total } = await release({ validUntil: '2026-06-20' })
    const { items } = answered<Waiting>(await stage.as('client', 'GET', '/quotations'))
    expect(items.find(one => one.id === id)).toMatchObject({
      validUntil: '2026-06-20',
      total,
      project: { number: '7001' },
    })
    expect(await waits('otherClient')).not.toContain(id)
    stage.clock.set('2026-06-20T21:30:00Z')
    expect(await waits()).toContain(id)
    stage.clock.set('2026-06-20T22:30:00Z')
    expect(await waits()).not.toContain(id)
    const next = await release({ validUntil: '2026-06-25' })
    expect(await waits()).toContain(next.id)
    answered(await accept(next.id))
    expect(await waits()).not.toContain(next.id)
  })

  it('accepts once, from however many tabs', async () => {
    const { id } = await release()
    const both = await Promise.all([accept(id), accept(id)])
    expect(both.map(answer => answer.status).toSorted()).toEqual([200, 409])
    const codes = answered<{ items: { code: string }[] }>(
      await stage.as('planner', 'GET', `/activities?projectId=${a.projects.main}&type=LOG`),
    ).items.filter(({ code }) => code === 'quotationAccepted')
    expect(codes).toHaveLength(1)
  })

  it('declines with a word, and the project is what it was before', async () => {
    await stage.admin(`update project set requested_at = '2026-06-01T08:00:00Z' where id = $1`, [a.projects.main])
    await release()
    const { id } = await release()
    expect(await status()).toBe('quoted')
    expect(answered<One>(await decline(id))).toMatchObject({ state: 'declined', reason: 'Too dear', signature: null })
    expect(await status()).toBe('requested')
    await stage.admin(`update project set requested_at = null where id = $1`, [a.projects.main])
    expect(codeOf(await accept(id))).toBe('quotationDeclined')
  })

  it('is told that it was withdrawn, or that its day is over', async () => {
    const { id } = await release()
    answered(await stage.as('planner', 'POST', `/quotations/${id}/withdraw`))
    expect(codeOf(await accept(id))).toBe('quotationWithdrawn')
    expect(codeOf(await stage.as('planner', 'POST', `/quotations/${id}/withdraw`))).toBe('quotationWithdrawn')
    // To the end of its last day at the venue, and not an hour longer; its tokens are renewed meanwhile.
    const late = await release({ validUntil: '2026-06-20' })
    stage.clock.set('2026-06-20T21:30:00Z')
    expect((await all('client')).quotations[0]?.state).toBe('released')
    stage.clock.set('2026-06-20T22:30:00Z')
    expect((await all('client')).quotations[0]?.state).toBe('expired')
    expect(codeOf(await accept(late.id))).toBe('quotationExpired')
    expect((await release({ validUntil: '2026-06-21' })).state).toBe('released')
  })

  it('reads the PDF, before and after the answer', async () => {
    const { id, number, lines } = await release({ language: 'de', message: 'Wie besprochen' })
    const file = async () => {
      const answer = await stage.as('client', 'GET', `/quotations/${id}/file`)
      expect(answer.status).toBe(200)
      const { text } = await extractText(await getDocumentProxy(new Uint8Array(answer.bytes)))
      return text.join('\n')
    }
    const before = await file()
    expect(before).toContain(`Angebot ${number}`)
    expect(before).toContain('Wie besprochen')
    expect(before).toContain('Noch nicht angenommen')
    expect(before).toContain('Alle Beträge sind netto')
    const inEuros = new Intl.NumberFormat('de', { minimumFractionDigits: 2 })
    const total = inEuros.format(lines.reduce((sum, line) => sum + line.total, 0) / 100)
    expect(before).toContain(`${total} EUR`)
    await stage.server.runJobs()
    expect(await file()).toBe(before)
    answered(await accept(id))
    for (const stored of [false, true]) {
      if (stored) await stage.server.runJobs()
      expect(await file()).toContain('Für den Kunden angenommen von Jule Martens')
    }
    const [kept] = await stage.admin<{ files: number; file: boolean }>(
      `select count(*)::int as files, (select file_id is not null from quotation where id = $1) as file
        from stored_file f where name = $2
          and not exists (select from email_message_attachment t where t.tenant_id = f.tenant_id and t.file_id = f.id)`,
      [id, `${number}.pdf`],
    )
    expect(kept).toEqual({ files: 2, file: true })
  })
})
