import { z } from 'zod'
import { resource } from './resource.ts'
import { route } from './route.ts'
import { Day, Id, named } from './schemas.ts'
import { list } from './scopes.ts'

export const about = 'Money that went, or is to go, to somebody’s account'

export const transferStates = ['open', 'executed', 'returned'] as const

export const BankTransfer = named(
  'BankTransfer',
  z.object({
    id: Id,
    reference: z.string().describe('what stands on the bank statement'),
    recipient: z.string().describe('whose account it is'),
    description: z.string().describe('what it is for'),
    amount: z.number().int().describe('in the smallest unit of the currency'),
    currency: z.string(),
    dueOn: Day.describe('when it is to go'),
    executedOn: Day.nullable().describe('when it went; null: not yet'),
    state: z.enum(transferStates).describe('open: to come; executed: it went; returned: it came back'),
    person: z.object({ id: Id, name: z.string() }).describe('who is paid'),
    payroll: z
      .object({ id: Id, number: z.string(), month: Day.describe('first day of the month') })
      .nullable()
      .describe('what it pays; null: it is not for a month’s work'),
  }),
)

const transfers = resource({ one: 'BankTransfer', many: 'BankTransfers', path: '/bankTransfers', item: BankTransfer })

export const listBankTransfers = route(
  transfers.list({
    summary: 'Payments, what is to go last first; a person sees their own, the office those of everybody',
    access: { sessions: ['user'], right: 'bankTransfers', permission: 'READ', scope: list('bankTransfers') },
  }),
)
