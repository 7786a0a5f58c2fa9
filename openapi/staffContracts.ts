import { z } from 'zod'
import { StaffContract } from './crewMembers.shapes.ts'
import { ListedDocument } from './documents.shapes.ts'
import { route } from './route.ts'
import { Day, IdParam, Paging, PersonRef, listOf, named } from './schemas.ts'
import { row } from './scopes.ts'

export const about = 'Contracts of the crew: what was agreed, what of it was worked, and the papers about it'

const access = { sessions: ['user'], right: 'staffContracts', scope: row('staffContract', 'owns') } as const
const inMinutes = z.number().int()

export const ContractMonth = named(
  'ContractMonth',
  z.object({
    month: Day.describe('first day of the month'),
    quota: inMinutes.nullable().describe('minutes that were agreed for its days of the contract; null: as they come'),
    planned: inMinutes.describe('minutes of the shifts that begin in it, as the plan has them'),
    worked: inMinutes.describe('minutes somebody was there; of whoever still is, until now'),
    shifts: z.number().int().describe('how many shifts begin in it'),
  }),
)

export const StaffContractDetails = named(
  'StaffContractDetails',
  StaffContract.extend({
    person: PersonRef.pick({ id: true, name: true }).describe('whose contract it is'),
    month: Day.describe('first day of the month the figures are of: the present one, within the contract'),
    quota: inMinutes.nullable().describe('minutes that were agreed for the month; null: as they come'),
    planned: inMinutes.describe('minutes of the shifts of the month, as the plan has them'),
    shifts: z.number().int().describe('how many shifts the month has'),
    worked: inMinutes.describe('minutes somebody was there in the month'),
    toCome: inMinutes.describe('planned minutes of the shifts of the month that nobody has begun yet'),
    timeAccount: z
      .object({
        minutes: inMinutes.describe('worked less quota, of all months that are over; negative: less was worked'),
        lastMonth: z
          .object({ month: Day.describe('first day of the month'), minutes: inMinutes.describe('worked less quota') })
          .nullable()
          .describe('what the last month that is over has added; null: none is over yet'),
      })
      .nullable()
      .describe('null: hours come as they come, so nothing is owed'),
    vacationAccount: z
      .object({
        year: z.number().int().describe('the calendar year'),
        days: z.number().int().describe('days the contract gives in it: a twelfth for each whole month'),
        taken: z.number().int().describe('days that were approved, also those ahead'),
        asked: z.number().int().describe('days that wait for an answer'),
        left: z.number().int().describe('what is neither taken nor asked for; negative: more than there is'),
      })
      .nullable()
      .describe('null: no vacation was agreed'),
    months: z.array(ContractMonth).describe('the last twelve of the contract, the oldest first'),
  }),
)

export const readStaffContract = route({
  operationId: 'readStaffContract',
  method: 'get',
  path: '/staffContracts/{id}',
  summary: 'A contract with its quota, what is planned and worked, its time account and its vacation account',
  access,
  params: IdParam,
  responses: { 200: StaffContractDetails },
})

export const listStaffContractDocuments = route({
  operationId: 'listStaffContractDocuments',
  method: 'get',
  path: '/staffContracts/{id}/documents',
  summary: 'Papers about a contract that whoever asks may read, the newest first',
  access,
  params: IdParam,
  query: Paging,
  responses: { 200: listOf('ContractDocumentList', ListedDocument) },
})
