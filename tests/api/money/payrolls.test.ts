import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { closePayrolls, makePayrolls } from '../../../server/payrolls/make-payrolls.ts'
import { answered, codeOf, type LoginName, setStage, type Stage } from '../../support/stage.ts'
import { worldNow } from '../../support/world/cast.ts'
import type { TenantWorld } from '../../support/world.ts'

let stage: Stage
let a: TenantWorld
beforeEach(async () => {
  await stage?.close()
  stage = await setStage()
  a = stage.world.a
})
afterAll(() => stage.close())

type Row = Record<string, unknown>
const read = async (path: string, who: LoginName = 'member') => answered<Row>(await stage.as(who, 'GET', path))
const items = async (path: string, who?: LoginName) => (await read(path, who))['items'] as Row[]
const own = () => `/payrolls/${a.payrolls.main}`
const making = <T>(work: (on: Parameters<typeof makePayrolls>[0]) => Promise<T>, now = worldNow): Promise<T> =>
  stage.test.database.withTenant(a.id, tx =>
    work({ tx, now, tenant: { id: a.id, settings: {} as never }, who: { rights: {} } }),
  )
const sign = (status: string, minutes: number) =>
  stage.admin(
    `with note as (insert into delivery_note (tenant_id, id, crew_id, number, confirmed_at, confirmed_by_id, signer_name, signature, signed_at, released_at)
        values ($1, gen_random_uuid(), $2, 'LS-1', $5, $6, 'Carla', '{"ratio":3,"strokes":[]}', $5, $5) returning id)
      insert into signed_hours (tenant_id, status_id, note_id, person_name, function_caption, starts_at, ends_at, break_minutes, planned_minutes, chargeable_minutes)
      select $1, $3, note.id, 'M', 'Stagehand', s.starts, s.ends, 0, $4, $4 from note, project_crew_item_status s where s.id = $3`,
    [a.id, a.crews.main, status, minutes, worldNow, a.persons.chief],
  )

describe('a payroll', () => {
  it('is found by its number as by its id, with the hours of its month', async () => {
    const { id: _, ...byId } = await read(own())
    const { id: __, ...byNumber } = await read('/payrolls/PR-2606-1')
    expect(byNumber).toEqual(byId)
    expect(byId).toMatchObject({
      ...{ number: 'PR-2606-1', month: '2026-06-01', state: 'open', currency: 'EUR', paidOn: null },
      // Seven and a half hours of yesterday at 17.20; today's shift and tomorrow's are still to come.
      ...{ amount: 12_900, minutes: 450, items: 1, toConfirm: 1, declined: 0, worked: 450, unassigned: 0 },
    })
  })

  it('its sums are those of its items, and those of the list', async () => {
    const [one] = await items(`/persons/${a.persons.member}/payrolls`)
    expect(one).toEqual(await read(own()))
    const rows = await items(`${own()}/items`)
    expect(rows).toMatchObject([
      {
        date: '2026-06-09',
        begin: '09:00',
        end: '17:00',
        minutes: 450,
        base: 12_900,
        addOn: 0,
        amount: 12_900,
        former: null,
      },
    ])
  })

  it('an item says its rate and who led the crew', async () => {
    expect(await read(`/payrollItems/${a.payrollItems.main}`)).toMatchObject({
      ...{ ratePerHour: 1720, basis: 'chief', state: 'toConfirm', signature: null, feedback: null, formerPay: null },
      lines: [{ kind: 'base', percent: 100, minutes: 450, amount: 12_900 }],
      crewChief: { id: a.persons.chief },
      workedSpan: { from: a.shifts.past.starts.toISOString(), to: a.shifts.past.ends.toISOString() },
    })
  })

  it('is nobody else’s', async () => {
    for (const path of [own(), '/payrolls/PR-2606-1', `${own()}/items`, `/payrollItems/${a.payrollItems.main}`])
      expect(codeOf(await stage.as('colleague', 'GET', path))).toBe('notFound')
    expect((await read(own(), 'office'))['amount']).toBe(12_900)
  })
})

describe('what is on no payroll yet', () => {
  const waiting = async () =>
    (await items(`${own()}/unassignedPcis`)).map(({ id, waits, minutes }) => ({ id, waits, minutes }))
  const left = (status: string) =>
    stage.admin(
      `update project_crew_item_status set status = 'checkedOut', check_in_at = starts, check_out_at = ends where id = $1`,
      [status],
    )
  /** It was last night. */
  const over = () =>
    stage.admin(
      `update project_crew_item_status set starts = starts - $2::interval, ends = ends - $2::interval where id = $1`,
      [a.jobs.member.today, '14 hours'],
    )

  it('waits for the client, and then for the next payroll', async () => {
    await over()
    expect(await waiting()).toEqual([{ id: a.jobs.member.today, waits: 'notWorked', minutes: null }])
    await left(a.jobs.member.today)
    expect(await waiting()).toEqual([{ id: a.jobs.member.today, waits: 'notSigned', minutes: 420 }])
    await sign(a.jobs.member.today, 405)
    expect(await waiting()).toEqual([{ id: a.jobs.member.today, waits: 'ready', minutes: 405 }])
    expect(await making(on => makePayrolls(on, '2026-06-01'))).toBe(1)
    expect(await waiting()).toEqual([])
    // Five hours of it were night, a quarter on top.
    expect(await read(own())).toMatchObject({ items: 2, minutes: 855, amount: 12_900 + 11_610 + 2150 })
  })

  it('is paid on the chief’s word after three days, and once', async () => {
    await over()
    await left(a.jobs.member.today)
    expect(await making(on => makePayrolls(on, '2026-06-01'))).toBe(0)
    const later = new Date(worldNow.getTime() + 3 * 86_400_000)
    const both = await Promise.all([1, 2].map(() => making(on => makePayrolls(on, '2026-06-01'), later)))
    expect(both.toSorted()).toEqual([0, 1])
  })

  it('without a rate it waits for one', async () => {
    await over()
    await left(a.jobs.member.today)
    await sign(a.jobs.member.today, 420)
    await stage.admin('delete from pay_rate where tenant_id = $1', [a.id])
    expect(await waiting()).toEqual([{ id: a.jobs.member.today, waits: 'rateMissing', minutes: 420 }])
    expect(await making(on => makePayrolls(on, '2026-06-01'))).toBe(0)
  })
})

describe('a month that is closed', () => {
  const close = () =>
    making(on => closePayrolls(on, '2026-06-01', { byId: a.persons.office, dueOn: '2026-07-15', description: 'June' }))

  it('has a transfer of its sum for each, and stays as it is', async () => {
    expect(await close()).toBe(2)
    expect(await close()).toBe(0)
    const sums = await stage.admin(
      `select amount, reference from bank_transfer where tenant_id = $1 and reference like 'PR-2606%' order by reference`,
      [a.id],
    )
    expect(sums).toEqual([
      { amount: 12_900, reference: 'PR-2606-1' },
      { amount: 2400, reference: 'PR-2606-2' },
    ])
    const change = (what: string) => stage.admin(`update payroll_item set ${what} where id = $1`, [a.payrollItems.main])
    await expect(change('minutes = 1')).rejects.toThrow('never changed')
    await expect(stage.admin('delete from payroll_item where id = $1', [a.payrollItems.main])).rejects.toThrow(
      'never changed',
    )
    await expect(
      stage.admin(`update payroll set state = 'open', closed_at = null where id = $1`, [a.payrolls.main]),
    ).rejects.toThrow('never changed')
  })

  it('waits for whoever has asked something', async () => {
    await stage.admin(
      `update payroll_item set state = 'declined', declined_at = now(), declined_line = 'hours', declined_reason = 'More' where id = $1`,
      [a.payrollItems.main],
    )
    expect(await close()).toBe(1)
    expect((await read(own()))['state']).toBe('open')
  })

  it('takes no further items: what is payable later goes onto the next month', async () => {
    await close()
    await sign(a.jobs.member.today, 420)
    expect(await making(on => makePayrolls(on, '2026-06-01'))).toBe(0)
    expect(await making(on => makePayrolls(on, '2026-07-01'))).toBe(1)
    const [july] = await items(`/persons/${a.persons.member}/payrolls`)
    expect(july).toMatchObject({ month: '2026-07-01', minutes: 420 })
  })

  it('an item is always the sum of its lines', async () => {
    await expect(
      stage.admin('update payroll_item set amount = amount + 1 where id = $1', [a.payrollItems.main]),
    ).rejects.toThrow('sum of its lines')
  })
})

describe('an item', () => {
  const item = () => `/payrollItems/${a.payrollItems.main}`
  const post = (who: LoginName, path: string, body: object) => stage.as(who, 'POST', `${item()}${path}`, body)
  const confirm = (confirmed = true) => post('member', '', { confirmed })
  const decline = (more: object = {}) =>
    post('member', '/decline', { line: 'hours', reason: 'The break was only 15 minutes', ...more })
  const toDos = () =>
    stage.admin(
      `select for_group as "forGroup", priority, title, text, extract(epoch from due_at - $2)::int as due, done_at is not null as done
        from activity where tenant_id = $1 and type = 'TODO' and for_group = 'accountants' order by created_at`,
      [a.id, worldNow],
    )

  it('is confirmed once, and that is taken back within seconds', async () => {
    expect(answered(await confirm())).toMatchObject({ state: 'confirmed', confirmedAt: worldNow.toISOString() })
    expect(answered(await confirm())).toMatchObject({ state: 'confirmed' })
    expect(await read(own())).toMatchObject({ toConfirm: 0 })
    expect(codeOf(await decline())).toBe('outOfTurn')
    expect(answered(await confirm(false))).toMatchObject({ state: 'toConfirm', confirmedAt: null })
    answered(await confirm())
    await stage.admin(`update payroll_item set confirmed_at = confirmed_at - interval '1 minute' where id = $1`, [
      a.payrollItems.main,
    ])
    expect(codeOf(await confirm(false))).toBe('undoTooLate')
  })

  it('is declined with a reason: the accountants have it to do by tomorrow, as pressing as it gets', async () => {
    expect(codeOf(await decline({ reason: '  ' }))).toBe('invalidInput')
    expect(answered(await decline())).toMatchObject({
      state: 'declined',
      feedback: { line: 'hours', reason: 'The break was only 15 minutes', answer: null },
    })
    expect(await toDos()).toMatchObject([
      { forGroup: 'accountants', priority: 1, text: 'The break was only 15 minutes', due: 86_400, done: false },
    ])
    expect(await read(own())).toMatchObject({ toConfirm: 0, declined: 1 })
    expect(codeOf(await decline())).toBe('outOfTurn')
    expect(codeOf(await confirm())).toBe('outOfTurn')
    expect((await items(`${item()}/activities`))[0]).toMatchObject({ type: 'TODO', toDo: { group: 'accountants' } })
  })

  it('stays as it is with words, and is confirmed then', async () => {
    expect(codeOf(await post('office', '/answer', { answer: 'What?' }))).toBe('outOfTurn')
    answered(await decline())
    expect(answered(await post('office', '/answer', { answer: 'The client signed 30.' }))).toMatchObject({
      ...{ state: 'answered', amount: 12_900, former: null },
      feedback: { answer: 'The client signed 30.', dueAt: null },
    })
    expect(await toDos()).toMatchObject([{ done: true }])
    expect(answered(await confirm())).toMatchObject({ state: 'confirmed' })
    expect(answered(await confirm(false))).toMatchObject({ state: 'answered' })
  })

  it('is put right by other minutes at the same rate, with what stood there before', async () => {
    answered(await decline())
    await stage.admin('update pay_rate set rate_per_hour = 9999 where tenant_id = $1', [a.id])
    expect(answered(await post('office', '/answer', { answer: 'You are right.', minutes: 465 }))).toMatchObject({
      ...{ state: 'answered', minutes: 465, amount: 13_330, former: 12_900, ratePerHour: 1720 },
      formerPay: { minutes: 450, amount: 12_900 },
    })
    expect(await read(own())).toMatchObject({ amount: 13_330, toConfirm: 1 })
  })

  it('of a closed payroll stays as it is: other minutes are refused', async () => {
    await making(on => closePayrolls(on, '2026-06-01', { byId: null, dueOn: '2026-07-15', description: 'June' }))
    answered(await decline())
    expect(codeOf(await post('office', '/answer', { answer: 'Yes', minutes: 465 }))).toBe('outOfTurn')
    answered(await post('office', '/answer', { answer: 'It comes with July.' }))
  })

  it('is asked about as well without being declined', async () => {
    answered(await post('member', '/activities', { type: 'TODO', text: 'Which rate is this?' }), 201)
    expect(await toDos()).toMatchObject([{ forGroup: 'accountants', priority: 1, due: 86_400 }])
    answered(await stage.as('member', 'POST', `${own()}/activities`, { type: 'COMMENT', text: 'Thanks' }), 201)
    expect(codeOf(await stage.as('colleague', 'POST', `${own()}/activities`, { type: 'COMMENT', text: 'Hm' }))).toBe(
      'notFound',
    )
  })
})
