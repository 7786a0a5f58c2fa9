import type { Tx } from '../../database/tenant.ts'
import { idOf } from '../random.ts'
import type { Agency } from '../tenants.ts'
import { addDays } from '../times.ts'
import { contractName } from './known.ts'

interface Wanted {
  agency: Agency
  crewId: string
  today: string
}

/**
 * Contracts that fit what the crew works: so many hours a month as each had in the year before, since its first day. Who
 * had next to none works by call. The crew member had a short one before.
 */
export async function keepContracts(tx: Tx, { agency, crewId, today }: Wanted): Promise<void> {
  const month = `${today.slice(0, 7)}-01`
  const begin = `${Number(today.slice(0, 4)) - 1}${month.slice(4)}`
  await tx.raw(
    `with worked as (
      select s.person_id, sum(extract(epoch from s.check_out_at - s.check_in_at) / 60 - i.break_minutes) / 12 as minutes
      from project_crew_item_status s
      join project_crew_item i on i.tenant_id = s.tenant_id and i.id = s.item_id
      where s.tenant_id = $1 and s.status in ('checkedOut', 'signedOff') and i.start_date >= $2 and i.start_date < $3
      group by s.person_id)
    update staff_contract c set begin_date = $2, weekly_minutes = null, number = 'V-' || p.number,
      monthly_minutes = case when w.minutes >= 600 then round(w.minutes / 300) * 300 end,
      name = case when w.minutes >= 6000 then 'Full-time, stage crew' when w.minutes >= 600 then 'Part-time, stage crew'
        else 'Stage crew by call' end
    from person p left join worked w on w.person_id = p.id
    where c.tenant_id = $1 and p.tenant_id = c.tenant_id and p.id = c.person_id and c.number is null and c.name = $4
      and c.end_date is null`,
    [agency.id, begin, month, contractName],
  )
  await tx.raw(
    `insert into staff_contract (tenant_id, id, person_id, name, number, begin_date, end_date, hourly_rate, currency, created_at)
      select c.tenant_id, $3, c.person_id, 'Short-term, festival', c.number || '-1', $4, $5, c.hourly_rate, c.currency, $4::date
      from staff_contract c where c.tenant_id = $1 and c.person_id = $2 and c.end_date is null and c.name like '%, stage crew'
        and c.begin_date > $5::date
      on conflict do nothing`,
    [agency.id, crewId, idOf(`demo contract ${crewId}`), addDays(begin, -240), addDays(begin, -120)],
  )
}
