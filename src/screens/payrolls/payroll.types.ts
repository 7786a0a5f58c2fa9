import type { components } from '../../client/schema.d.ts'

type Schemas = components['schemas']
export type Payroll = Schemas['Payroll']
export type PayrollItem = Schemas['PayrollItem']
export type UnassignedPci = Schemas['UnassignedPci']
export type ItemDetails = Schemas['PayrollItemDetails']
export type PayLine = Schemas['PayLine']
export type Accounts = Pick<Schemas['StaffContractDetails'], 'timeAccount' | 'vacationAccount' | 'accountLimitMinutes'>
/** A month with what it consists of. */
export interface WholePayroll {
  payroll: Payroll
  items: readonly PayrollItem[]
  unassigned: readonly UnassignedPci[]
}
