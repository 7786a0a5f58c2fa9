import { bankAccount } from '../../database/tables/people.ts'
import type { Tx } from '../../database/tenant.ts'
import { idOf } from '../random.ts'
import { insertRows } from '../rows.ts'
import type { Agency } from '../tenants.ts'

/** An account of a German bank with right check digits; ISO 13616: letters count from 10, what comes to 1 is right. */
function germanIban(bank: string, account: number): string {
  const own = bank + String(account).padStart(10, '0')
  return `DE${String(98n - (BigInt(`${own}131400`) % 97n)).padStart(2, '0')}${own}`
}

/** Most of those who are paid have said where to; the agency's first company pays. */
export async function keepAccounts(tx: Tx, agency: Agency, now: Date): Promise<void> {
  const people = await tx.raw<{ id: string; number: string }>(
    `select w.id, w.number from person w where w.tenant_id = $1
      and exists (select from payroll y where y.tenant_id = w.tenant_id and y.person_id = w.id)
      and not exists (select from bank_account a where a.tenant_id = w.tenant_id and a.person_id = w.id) order by w.number`,
    [agency.id],
  )
  const rows = people.flatMap(({ id, number }) => {
    const digits = Number(number.replace(/\D/g, '').slice(-6))
    if (digits % 17 === 0) return []
    const iban = germanIban('20050550', 1_000_000_000 + digits * 7919)
    return [{ tenantId: agency.id, id: idOf(`demo account ${id}`), personId: id, iban, changedAt: now }]
  })
  if (rows.length) await insertRows(tx, bankAccount, rows)
  await tx.raw(
    `update company set iban = $2, contact_name = 'Accounts', contact_phone = '+49 40 5550100', invoice_email = coalesce(invoice_email, $3)
      where tenant_id = $1 and own and iban is null and number = (select min(number) from company where tenant_id = $1 and own)`,
    [agency.id, germanIban('20050550', 4_711_000_815), `accounts@${agency.key}.example`],
  )
}
