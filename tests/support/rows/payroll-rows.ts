import { eq } from 'drizzle-orm'
import { payOf } from '../../../domain/payrolls/pay.ts'
import { venueClock } from '../../../domain/costs/venue-clock.ts'
import { activity } from '../../../server/database/tables/activities.ts'
import {
  bankTransfer,
  payRate,
  payroll,
  payrollActivity,
  payrollItem,
  payrollPayslip,
} from '../../../server/database/tables/payrolls.ts'
import { bankAccount, company } from '../../../server/database/tables/people.ts'
import { storedFile } from '../../../server/database/tables/files.ts'
import type { Tx } from '../../../server/database/tenant.ts'
import type { FileStore } from '../../../server/files/file-store.ts'
import { hashOf } from '../../../server/files/stored-files.ts'
import { payslipBytes } from '../files/payslip.ts'
import type { Ids } from '../world/ids.ts'
import { zone } from '../world/cast.ts'

/** What an hour of a stagehand is paid in the world. */
export const stagehandPay = {
  ratePerHour: 1720,
  minimumMinutes: 0,
  addOns: {
    night: { from: '23:00', to: '06:00', percent: 25 },
    sunday: { percent: 50 },
    holiday: { percent: 100 },
    overtime: null,
  },
}

/** June of the member and of the stranger: the member's shift of yesterday, and what was paid back to the stranger. */
export async function insertPayrolls(tx: Tx, world: Ids): Promise<void> {
  const { id: tenantId, payrolls, payrollItems, persons, functions, jobs, shifts } = world
  const of = { tenantId, currency: 'EUR', createdAt: new Date('2026-06-10T07:00:00Z') }
  await tx.insert(payRate).values({
    ...{ ...of, id: world.payRate, functionId: functions.stagehand, validFrom: '2020-01-01' },
    ...{ ratePerHour: stagehandPay.ratePerHour, minimumMinutes: 0 },
    ...{ nightFrom: '23:00', nightTo: '06:00', nightPercent: 25, sundayPercent: 50, holidayPercent: 100 },
  })
  const june = { ...of, month: '2026-06-01', state: 'open' as const }
  await tx.insert(payroll).values([
    { ...june, id: payrolls.main, personId: persons.member, number: 'PR-2606-1' },
    { ...june, id: payrolls.other, personId: persons.stranger, number: 'PR-2606-2' },
  ])
  const [from, to] = [shifts.past.starts.getTime(), shifts.past.ends.getTime()]
  const pay = payOf(
    { from, to, minutes: 450 },
    stagehandPay,
    venueClock(zone, () => false),
  )
  const { currency: _, ...item } = of
  await tx.insert(payrollItem).values({
    ...{ ...item, id: payrollItems.main, payrollId: payrolls.main, statusId: jobs.member.past },
    ...{ functionId: functions.stagehand, day: '2026-06-09', startsAt: shifts.past.starts, endsAt: shifts.past.ends },
    ...{ ...pay, rate: stagehandPay, basis: 'chief', state: 'toConfirm' },
  })
  await tx.insert(payrollItem).values({
    ...{ ...item, id: payrollItems.other, payrollId: payrolls.other, title: 'Travel', day: '2026-06-09', minutes: 0 },
    lines: [{ kind: 'flat', percent: 0, minutes: 0, amount: 2400 }],
    ...{ amount: 2400, basis: 'office', state: 'toConfirm' },
  })
  const said = world.fresh()
  await tx.insert(activity).values({
    ...{
      tenantId,
      id: said,
      type: 'COMMENT',
      personId: persons.member,
      text: 'Thank you',
      byId: persons.member,
      createdAt: of.createdAt,
    },
  })
  await tx
    .insert(payrollActivity)
    .values({ tenantId, activityId: said, payrollId: payrolls.main, itemId: payrollItems.main })
  await tx.insert(bankTransfer).values(
    (['member', 'stranger'] as const).map((who, at) => ({
      ...{ ...of, id: who === 'stranger' ? world.transfers.other : world.fresh(), personId: persons[who] },
      ...{ reference: `PR-2605-${at + 1}`, recipient: who },
      ...{ description: 'Payroll May 2026', amount: 100_000, dueOn: '2026-06-05' },
      ...{ executedOn: '2026-06-05', state: 'executed' as const },
    })),
  )
}

const formerBytes = Buffer.concat([payslipBytes, Buffer.from('\n')])
const payslipOf = ({ id: tenantId, payslipFile: id }: Pick<Ids, 'id' | 'payslipFile'>) => ({
  ...{ tenantId, id, name: 'PR-2608-2.pdf', contentType: 'application/pdf' },
  ...{ size: formerBytes.byteLength, sha256: hashOf(formerBytes) },
})
/** The chief's payslip, for a server whose store is empty. */
export const storePayslip = (files: FileStore, { id, payslipFile }: Pick<Ids, 'id' | 'payslipFile'>) =>
  files.put(`${id}/${payslipFile}`, formerBytes, 'application/pdf')

/** August, which is closed: the colleague's money is to go, the chief's and the stranger's went; the chief has a payslip. */
export async function insertPaidMonth(tx: Tx, world: Ids): Promise<void> {
  const { id: tenantId, persons, transfers } = world
  const of = { tenantId, currency: 'EUR', createdAt: new Date('2026-06-10T07:00:00Z') }
  const paid = [
    { who: 'colleague', id: transfers.open, amount: 90_000, executedOn: null },
    { who: 'chief', id: transfers.sent, amount: 80_050, executedOn: '2026-06-09' },
    { who: 'stranger', id: world.fresh(), amount: 1, executedOn: '2026-06-09' },
  ] as const
  for (const [at, { who, id, amount, executedOn }] of paid.entries()) {
    const ids = { chief: world.payrolls.closed, colleague: world.payrolls.paid, stranger: world.fresh() }
    const payrollId = ids[who]
    const reference = `PR-2608-${at + 1}`
    const month = { month: '2026-08-01', state: 'open' as const, number: reference }
    await tx.insert(payroll).values({ ...of, ...month, id: payrollId, personId: persons[who] })
    await tx.insert(payrollItem).values({
      ...{
        tenantId,
        createdAt: of.createdAt,
        id: world.fresh(),
        payrollId,
        title: 'Tour',
        day: '2026-08-03',
        minutes: 0,
      },
      lines: [{ kind: 'flat', percent: 0, minutes: 0, amount }],
      ...{ amount, basis: 'office', state: 'toConfirm' },
    })
    await tx.update(payroll).set({ state: 'closed', closedAt: of.createdAt }).where(eq(payroll.id, payrollId))
    await tx.insert(bankTransfer).values({
      ...{ ...of, id, personId: persons[who], payrollId, reference, recipient: who, description: 'Payroll 2026-08' },
      ...{ amount, dueOn: '2026-06-12', executedOn, state: executedOn === null ? 'open' : 'executed' },
    })
    await tx.insert(bankAccount).values({
      ...{
        tenantId,
        id: world.fresh(),
        personId: persons[who],
        iban: 'DE89370400440532013000',
        changedAt: of.createdAt,
      },
    })
  }
  await tx.insert(storedFile).values(payslipOf(world))
  await tx.insert(payrollPayslip).values({
    ...{ tenantId, id: world.fresh(), payrollId: world.payrolls.closed, fileId: world.payslipFile },
    ...{ takenAt: of.createdAt, takenById: persons.office },
  })
  await tx.update(company).set({ iban: 'DE02120300000000202051' }).where(eq(company.id, world.companies.own))
}

type Admin = (sql: string, values?: unknown[]) => Promise<unknown>
type Paid = Pick<Ids, 'id' | 'payrollItems' | 'transfers' | 'payrolls' | 'payslipFile'>
/** Nobody has said anything about the member's item, what went in August has not come back, and the chief has a payslip. */
export async function restorePayrolls(
  admin: Admin,
  { id, payrollItems, transfers, payrolls, payslipFile }: Paid,
): Promise<void> {
  await admin(`update payroll_item set state = 'toConfirm' where id = $1`, [payrollItems.main])
  await admin('delete from payroll_mapping where tenant_id = $1', [id])
  await admin('alter table payroll_net disable trigger user')
  await admin('delete from payroll_net where tenant_id = $1', [id])
  await admin('alter table payroll_net enable trigger user')
  await admin('delete from payroll_payslip where tenant_id = $1', [id])
  await admin(
    `insert into payroll_payslip (tenant_id, id, payroll_id, file_id, taken_at) values ($1, gen_random_uuid(), $2, $3, '2026-06-10')`,
    [id, payrolls.closed, payslipFile],
  )
  await admin('alter table bank_transfer disable trigger user')
  await admin('delete from bank_transfer where tenant_id = $1 and replaces_id is not null', [id])
  await admin(
    `update bank_transfer set returned_on = null, returned_reason = null, state = case id when $1 then 'open' else 'executed' end,
      executed_on = case id when $1 then null else date '2026-06-09' end where id in ($1, $2)`,
    [transfers.open, transfers.sent],
  )
  await admin('update bank_transfer set amount = 90000 where id = $1', [transfers.open])
  await admin('alter table bank_transfer enable trigger user')
}
/** The member has asked about it. */
export const declinePayroll = (admin: Admin, { payrollItems }: Pick<Paid, 'payrollItems'>) =>
  admin(
    `update payroll_item set state = 'declined', declined_at = now(), declined_line = 'hours', declined_reason = 'More' where id = $1`,
    [payrollItems.main],
  )
