import type { components } from '../../client/schema.d.ts'

type Schemas = components['schemas']
export type Payroll = Schemas['Payroll']
export type PayrollItem = Schemas['PayrollItem']
export type UnassignedPci = Schemas['UnassignedPci']
export type ItemDetails = Schemas['PayrollItemDetails']
export type PayLine = Schemas['PayLine']
export type BankTransfer = Schemas['BankTransfer']
/** Papers of a payroll. */
export const papers = ['payslip', 'items', 'documents', 'netPayslip'] as const
export type PaperKind = (typeof papers)[number]
export type Accounts = Pick<Schemas['StaffContractDetails'], 'timeAccount' | 'vacationAccount' | 'accountLimitMinutes'>
/** A month with what it consists of. */
export interface WholePayroll {
  payroll: Payroll
  items: readonly PayrollItem[]
  unassigned: readonly UnassignedPci[]
}
