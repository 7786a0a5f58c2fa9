import type * as contract from '../../openapi/companies.ts'
import type { Handlers } from '../context.ts'
import { Problem } from '../problem.ts'

const notYet = async (): Promise<never> => {
  throw new Problem('notReady')
}

export const handlers: Handlers<typeof contract> = {
  listCompanies: notYet,
  readCompany: notYet,
  readCompanySettings: notYet,
}
