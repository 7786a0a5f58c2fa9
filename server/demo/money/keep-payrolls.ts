import { payRate } from '../../database/tables/payrolls.ts'
import type { Tx } from '../../database/tenant.ts'
import { type FunctionCode, functionCaptions, type TradeIds } from '../../lookups/trade.ts'
import { closePayrolls, makePayrolls, monthAfter } from '../../payrolls/make-payrolls.ts'
import { idOf } from '../random.ts'
import { insertRows } from '../rows.ts'
import type { Agency } from '../tenants.ts'
import { addDays, hour } from '../times.ts'
import { keepAccounts } from './keep-accounts.ts'

/** Hundredths an hour; what is not named is paid like a stagehand. */
const paid: Partial<Record<FunctionCode, number>> = {
  crewChief: 2600,
  rigger: 2450,
  climber: 2500,
  forkliftDriver: 2200,
  lightingTechnician: 2350,
  soundTechnician: 2350,
  videoTechnician: 2350,
  spare: 900,
}
const like = 1850

/** Months before the present one: the last of them waits to be closed, the others were. */
const monthsBefore = 7

interface Wanted {
  agency: Agency
  trade: TradeIds
  crewId: string
  officeId: string
  today: string
  now: Date
}

/** What everybody was paid in the months behind, and what of the present one is on payrolls so far. */
export async function keepPayrolls(tx: Tx, wanted: Wanted): Promise<void> {
  const { agency, trade, today, now } = wanted
  const present = `${today.slice(0, 7)}-01`
  const months = [present]
  for (let left = monthsBefore; left > 0; left--) months.unshift(`${addDays(months[0] ?? present, -1).slice(0, 7)}-01`)
  const [first = present] = months
  await insertRates(tx, agency, trade, first)
  const on = { tx, tenant: { id: agency.id, settings: agency.settings }, now, who: { rights: {} } }
  const [before] = await tx.raw<{ last: string | null }>(
    `select coalesce(min(month) filter (where state = 'open'), max(month))::text as last from payroll where tenant_id = $1`,
    [agency.id],
  )
  const open = months.filter(one => before?.last == null || one >= before.last)
  // As the office does it, once a night: what was signed since is not on the running month yet.
  for (const month of open)
    await makePayrolls({ ...on, now: month < present ? now : new Date(now.getTime() - 24 * hour) }, month)
  const own = await ownMonth(tx, wanted, present)
  if (own !== null) await askOwn(tx, wanted, own)
  const toClose = months.at(-2) ?? present
  for (const month of open.filter(one => one < toClose)) {
    await answerAll(tx, wanted, month, null)
    const closedAt = new Date(Math.min(now.getTime(), Date.parse(`${addDays(monthAfter(month), 5)}T10:00:00Z`)))
    await tx.raw(
      `update payroll_item o set state = 'confirmed', confirmed_at = $3 from payroll y where y.tenant_id = $1 and y.month = $2
        and o.tenant_id = y.tenant_id and o.payroll_id = y.id and o.state in ('toConfirm', 'answered')
        and not (y.person_id = $4 and y.month = $5::date)`,
      [agency.id, month, closedAt, wanted.crewId, own],
    )
    await closePayrolls({ ...on, now: closedAt }, month, {
      byId: wanted.officeId,
      dueOn: addDays(monthAfter(month), 14),
      description: `Payroll ${month.slice(0, 7)}`,
    })
  }
  await tx.raw(
    `update bank_transfer set state = 'executed', executed_on = due_on where tenant_id = $1 and state = 'open' and due_on <= $2
      and (due_on < $4::date or person_id = $3 or abs(hashtext(person_id::text)) % 9 > 0)`,
    [agency.id, today, wanted.crewId, toClose],
  )
  await confirmOthers(tx, wanted, present)
  await keepAccounts(tx, agency, now)
  await confirmOthers(tx, wanted, toClose)
  await declineSome(tx, wanted, toClose)
  if (own !== toClose) await confirmOwn(tx, wanted, toClose)
  if (own !== null) await answerAll(tx, wanted, own, wanted.crewId)
}

async function insertRates(tx: Tx, agency: Agency, trade: TradeIds, since: string): Promise<void> {
  const [there] = await tx.raw('select from pay_rate where tenant_id = $1 limit 1', [agency.id])
  if (there) return
  await insertRows(
    tx,
    payRate,
    (Object.keys(functionCaptions) as FunctionCode[]).flatMap(code => {
      const functionId = trade.functions.get(code)
      return functionId === undefined
        ? []
        : [
            {
              ...{ tenantId: agency.id, id: idOf(`demo pay rate ${agency.key} ${code}`), functionId, personId: null },
              ...{
                validFrom: `${Number(since.slice(0, 4)) - 1}-01-01`,
                ratePerHour: paid[code] ?? like,
                minimumMinutes: 180,
              },
              currency: agency.homeZone === 'Europe/London' ? 'GBP' : 'EUR',
              ...{ nightFrom: '23:00', nightTo: '06:00', nightPercent: 25, sundayPercent: 50, holidayPercent: 100 },
              ...{ overtimeAfterMinutes: 600, overtimePercent: 25 },
            },
          ]
    }),
  )
}

/** The month the crew member looks after: the running one, else the last, which is not closed then; null: it was told already. */
async function ownMonth(tx: Tx, { agency, crewId }: Wanted, present: string): Promise<string | null> {
  const [own] = await tx.raw<{ month: string; told: boolean }>(
    `select y.month::text, exists (select from payroll_item o join payroll z on z.tenant_id = o.tenant_id and z.id = o.payroll_id
        where z.tenant_id = y.tenant_id and z.person_id = y.person_id and z.month = y.month and o.declined_at is not null) as told
      from payroll y where y.tenant_id = $1 and y.person_id = $2 and y.state = 'open' and y.month <= $3
        and (select count(*) from payroll_item o where o.tenant_id = y.tenant_id and o.payroll_id = y.id) >= 2
      order by y.month desc limit 1`,
    [agency.id, crewId, present],
  )
  return own && !own.told ? own.month : null
}

/** The crew member has confirmed all but two shifts, and asks about the older one: what is asked keeps a month open. */
async function askOwn(tx: Tx, { agency, crewId, now }: Wanted, month: string): Promise<void> {
  const ago = (hours: number) => new Date(now.getTime() - hours * hour)
  await tx.raw(
    `update payroll_item o set state = 'confirmed', confirmed_at = $3 from payroll y where y.tenant_id = $1 and y.month = $2
      and y.person_id = $4 and o.tenant_id = y.tenant_id and o.payroll_id = y.id and o.state = 'toConfirm'
      and o.id not in (select x.id from payroll_item x where x.tenant_id = y.tenant_id and x.payroll_id = y.id
        order by x.day desc, x.id desc limit 2)`,
    [agency.id, month, ago(40), crewId],
  )
  await tx.raw(
    `insert into payroll_item (tenant_id, id, payroll_id, title, day, minutes, lines, amount, basis, state, confirmed_at, created_at)
      select y.tenant_id, $4, y.id, 'Travel paid twice', y.month, 0, '[{"kind":"flat","percent":0,"minutes":0,"amount":-2400}]',
        -2400, 'office', 'confirmed', $3, $3 from payroll y where y.tenant_id = $1 and y.month = $2 and y.person_id = $5`,
    [agency.id, month, ago(40), idOf(`demo correction ${agency.key} ${month}`), crewId],
  )
  await tx.raw(
    `with asked as (
      select o.id, y.tenant_id, y.person_id from payroll_item o join payroll y on y.tenant_id = o.tenant_id and y.id = o.payroll_id
      where y.tenant_id = $1 and y.month = $2 and y.person_id = $3 and o.state = 'toConfirm' order by o.day, o.id limit 1),
    to_do as (
      insert into activity (tenant_id, id, type, person_id, title, text, type_id, due_at, priority, for_group, by_id, created_at)
      select a.tenant_id, gen_random_uuid(), 'TODO', a.person_id, 'Payroll feedback', $6,
        (select k.id from lookup k where k.tenant_id = a.tenant_id and k.kind = 'activityTypes' and k.code = 'payrollFeedback'),
        $5, 1, 'accountants', a.person_id, $4 from asked a returning id)
    update payroll_item o set state = 'declined', declined_at = $4, declined_line = 'hours', declined_reason = $6,
      to_do_id = (select id from to_do) from asked a where o.tenant_id = a.tenant_id and o.id = a.id`,
    [agency.id, month, crewId, ago(30), ago(6), 'I was there half an hour before the call.'],
  )
}

/** Whoever looks after the running month has confirmed the one before. */
const confirmOwn = (tx: Tx, { agency, crewId, now }: Wanted, month: string) =>
  tx.raw(
    `update payroll_item o set state = 'confirmed', confirmed_at = $3 from payroll y where y.tenant_id = $1 and y.month = $2
      and y.person_id = $4 and o.tenant_id = y.tenant_id and o.payroll_id = y.id and o.state in ('toConfirm', 'answered')`,
    [agency.id, month, new Date(now.getTime() - 20 * hour), crewId],
  )

/** Two others ask about a shift of the month that waits to be closed: what is asked keeps their payrolls open. */
const declineSome = (tx: Tx, { agency, crewId, now }: Wanted, month: string) =>
  tx.raw(
    `with people as (
      select y.tenant_id, y.id, y.person_id from payroll y where y.tenant_id = $1 and y.month = $2 and y.person_id <> $3
        and y.state = 'open' and not exists (select from payroll_item o join payroll z on z.tenant_id = o.tenant_id
          and z.id = o.payroll_id where z.tenant_id = y.tenant_id and z.month = y.month and z.person_id <> $3
            and o.declined_at is not null)
        and exists (select from payroll_item o where o.tenant_id = y.tenant_id and o.payroll_id = y.id and o.state = 'toConfirm')
      order by hashtext(y.id::text) limit 2),
    asked as (
      select distinct on (p.person_id) o.id, p.tenant_id, p.person_id from people p
      join payroll_item o on o.tenant_id = p.tenant_id and o.payroll_id = p.id and o.state = 'toConfirm'
      order by p.person_id, o.day, o.id),
    to_do as (
      insert into activity (tenant_id, id, type, person_id, title, text, type_id, due_at, priority, for_group, by_id, created_at)
      select a.tenant_id, gen_random_uuid(), 'TODO', a.person_id, 'Payroll feedback', $6,
        (select k.id from lookup k where k.tenant_id = a.tenant_id and k.kind = 'activityTypes' and k.code = 'payrollFeedback'),
        $5, 1, 'accountants', a.person_id, $4 from asked a returning id, person_id)
    update payroll_item o set state = 'declined', declined_at = $4, declined_line = 'hours', declined_reason = $6,
      to_do_id = (select t.id from to_do t where t.person_id = a.person_id)
    from asked a where o.tenant_id = a.tenant_id and o.id = a.id`,
    [
      ...[agency.id, month, crewId, new Date(now.getTime() - 18 * hour), new Date(now.getTime() + 54 * hour)],
      'The load-out went on for an hour after the client had signed.',
    ],
  )

/** What the accountants say to whatever was asked of a month, by everybody or by one. */
async function answerAll(
  tx: Tx,
  { agency, officeId, now }: Wanted,
  month: string,
  personId: string | null,
): Promise<void> {
  await tx.raw(
    `with answered as (
      update payroll_item o set state = 'answered', answered_at = $4, answered_by_id = $5, answer = $6 from payroll y
      where y.tenant_id = $1 and y.month = $2 and y.person_id = coalesce($3::uuid, y.person_id) and o.tenant_id = y.tenant_id
        and o.payroll_id = y.id and o.state = 'declined' returning o.tenant_id, o.to_do_id)
    update activity a set done_at = $4, done_by_id = $5 from answered d where a.tenant_id = d.tenant_id and a.id = d.to_do_id`,
    [
      ...[agency.id, month, personId, new Date(now.getTime() - 6 * hour), officeId],
      'The client signed from the call time on. The half hour was not ordered, so it stays as it is.',
    ],
  )
}

/** Most others have confirmed what is on the running month. */
const confirmOthers = (tx: Tx, { agency, crewId, now }: Wanted, month: string) =>
  tx.raw(
    `update payroll_item o set state = 'confirmed', confirmed_at = $3 from payroll y where y.tenant_id = $1 and y.month = $2
      and y.person_id <> $4 and o.tenant_id = y.tenant_id and o.payroll_id = y.id and o.state = 'toConfirm'
      and abs(hashtext(o.id::text)) % 5 > 0`,
    [agency.id, month, new Date(now.getTime() - 20 * hour), crewId],
  )
