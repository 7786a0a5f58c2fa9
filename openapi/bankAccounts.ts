import { z } from 'zod'
import { route } from './route.ts'
import { Id, IdParam, named, oneLine } from './schemas.ts'
import { row } from './scopes.ts'

export const about = 'Where somebody’s money goes'

const Iban = z
  .string()
  .overwrite(text => text.replace(/\s/g, '').toUpperCase())
  .regex(/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/, 'an IBAN')
const Bic = z
  .string()
  .overwrite(text => text.replace(/\s/g, '').toUpperCase())
  .regex(/^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/, 'a BIC')
/** What an account is entered by, of people and of companies. */
export const accountInput = {
  iban: Iban.nullable().describe('blanks do not count; null: none'),
  bic: Bic.nullable().describe('null: none, which goes for most accounts in euros'),
}

export const BankAccount = named(
  'BankAccount',
  z.object({
    personId: Id,
    holder: z.string().nullable().describe('whose account it is; null: the person’s own'),
    iban: z.string().nullable().describe('in full for the office alone, for others only its ends; null: none'),
    bic: z.string().nullable().describe('null: none'),
  }),
)

export const BankAccountChange = named(
  'BankAccountChange',
  z.strictObject({
    holder: oneLine(70).min(1).nullable().describe('whose account it is; null: the person’s own'),
    ...accountInput,
  }),
)

export const readBankAccount = route({
  operationId: 'readBankAccount',
  method: 'get',
  path: '/persons/{id}/bankAccount',
  summary: 'The account somebody is paid to; the office reads it in full, they themselves its ends',
  access: { sessions: ['user'], right: 'bankTransfers', permission: 'READ', scope: row('person', 'owns') },
  params: IdParam,
  responses: { 200: BankAccount },
  extension: true,
})

export const changeBankAccount = route({
  operationId: 'changeBankAccount',
  method: 'patch',
  path: '/persons/{id}/bankAccount',
  summary: 'Enter the account somebody is paid to; an IBAN whose check digits are wrong is refused',
  access: {
    sessions: ['user'],
    loginTypes: ['office'],
    right: 'bankTransfers',
    permission: 'READ',
    scope: row('person', 'owns'),
  },
  params: IdParam,
  body: BankAccountChange,
  problems: ['personErased'],
  responses: { 200: BankAccount },
  extension: true,
})
