import { payRate } from '../../database/tables/payrolls.ts'
import type { Tx } from '../../database/tenant.ts'
import { type FunctionCode, functionCaptions, type TradeIds } from '../../lookups/trade.ts'
import { closePayrolls, makePayrolls, monthAfter } from '../../payrolls/make-payrolls.ts'
import { idOf } from '../random.ts'
import { insertRows } from '../rows.ts'
import type { Agency } from '../tenants.ts'
import { addDays, hour } from '../times.ts'

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

/** Months before the present one that were closed. */
const closedMonths = 6

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
  for (let left = closedMonths; left > 0; left--) months.unshift(`${addDays(months[0] ?? present, -1).slice(0, 7)}-01`)
  const [first = present] = months
  await insertRates(tx, agency, trade, first)
  const on = { tx, tenant: { id: agency.id, settings: agency.settings }, now, who: { rights: {} } }
  const [before] = await tx.raw<{ last: string | null }>(
    'select max(month)::text as last from payroll where tenant_id = $1',
    [agency.id],
  )
  for (const month of months.filter(one => before?.last == null || one >= before.last)) {
    const isOver = month < present
    // As the office does it: once a night, so that the last two shifts of a month that runs are not on it yet.
    const at = isOver ? now : new Date(now.getTime() - 24 * hour)
    await makePayrolls({ ...on, now: at }, month)
    if (!isOver) break
    await tx.raw(
      `update payroll_item o set state = 'confirmed', confirmed_at = $3 from payroll y where y.tenant_id = $1 and y.month = $2
        and o.tenant_id = y.tenant_id and o.payroll_id = y.id and o.state <> 'confirmed'`,
      [agency.id, month, new Date(`${addDays(monthAfter(month), 4)}T09:00:00Z`)],
    )
    await closePayrolls({ ...on, now: new Date(`${addDays(monthAfter(month), 5)}T10:00:00Z`) }, month, {
      byId: wanted.officeId,
      dueOn: addDays(monthAfter(month), 14),
      description: `Payroll ${month.slice(0, 7)}`,
    })
  }
  await tx.raw(
    `update bank_transfer set state = 'executed', executed_on = due_on where tenant_id = $1 and state = 'open' and due_on <= $2`,
    [agency.id, today],
  )
  await tellOwn(tx, wanted, present)
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

/** Of the crew member's own month: a correction, most confirmed, two to confirm, one of them answered; others have asked. */
async function tellOwn(tx: Tx, { agency, crewId, officeId, now }: Wanted, month: string): Promise<void> {
  const ago = (hours: number) => new Date(now.getTime() - hours * hour)
  const [told] = await tx.raw(
    `select from payroll_item o join payroll y on y.tenant_id = o.tenant_id and y.id = o.payroll_id
      where y.tenant_id = $1 and y.month = $2 and o.title is not null limit 1`,
    [agency.id, month],
  )
  if (told) return
  await tx.raw(
    `update payroll_item o set state = 'confirmed', confirmed_at = $3 from payroll y where y.tenant_id = $1 and y.month = $2
      and o.tenant_id = y.tenant_id and o.payroll_id = y.id and o.state = 'toConfirm'
      and (y.person_id = $4 and o.id not in (select x.id from payroll_item x where x.tenant_id = y.tenant_id and x.payroll_id = y.id
          order by x.day desc, x.id desc limit 2)
        or y.person_id <> $4 and abs(hashtext(o.id::text)) % 5 > 0)`,
    [agency.id, month, ago(20), crewId],
  )
  // The older of the two was asked about, and answered.
  await tx.raw(
    `with asked as (
      select o.id, y.tenant_id, y.person_id from payroll_item o join payroll y on y.tenant_id = o.tenant_id and y.id = o.payroll_id
      where y.tenant_id = $1 and y.month = $2 and y.person_id = $3 and o.state = 'toConfirm' order by o.day, o.id limit 1),
    to_do as (
      insert into activity (tenant_id, id, type, person_id, title, text, type_id, due_at, priority, for_group, done_at, done_by_id, by_id, created_at)
      select a.tenant_id, gen_random_uuid(), 'TODO', a.person_id, 'Payroll feedback', 'I was there half an hour before the call.',
        (select k.id from lookup k where k.tenant_id = a.tenant_id and k.kind = 'activityTypes' and k.code = 'payrollFeedback'),
        $5, 1, 'accountants', $6, $7, a.person_id, $4 from asked a returning id)
    update payroll_item o set state = 'answered', declined_at = $4, declined_line = 'hours',
      declined_reason = 'I was there half an hour before the call.', to_do_id = (select id from to_do), answered_at = $6,
      answered_by_id = $7, answer = 'The client signed from the call time on. The half hour was not ordered, so it stays as it is.'
    from asked a where o.tenant_id = a.tenant_id and o.id = a.id`,
    [agency.id, month, crewId, ago(30), ago(6), ago(5), officeId],
  )
  await tx.raw(
    `insert into payroll_item (tenant_id, id, payroll_id, title, day, minutes, lines, amount, basis, state, confirmed_at, created_at)
      select y.tenant_id, $4, y.id, 'Travel paid twice', y.month + 9, 0, '[{"kind":"flat","percent":0,"minutes":0,"amount":-2400}]',
        -2400, 'office', 'confirmed', $3::timestamptz, $3::timestamptz from payroll y
      where y.tenant_id = $1 and y.month = $2 and y.person_id = $5 and y.month + 9 <= $3::timestamptz`,
    [agency.id, month, ago(40), idOf(`demo correction ${agency.key} ${month}`), crewId],
  )
}
