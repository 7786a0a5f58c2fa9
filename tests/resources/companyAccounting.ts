import type { UnderTest } from './under-test.ts'

const books = [403, 403, 403, 403, 403, 403, 403, 'yes', 403, 403, 403, 401] as const

export const underTest: UnderTest = {
  calls: w => ({
    readCompanyAccounting: { id: w.companies.client },
    changeCompanyAccounting: { id: w.companies.client, body: { buyerReference: '04011000-12345-34' } },
  }),
  verdicts: { readCompanyAccounting: books, changeCompanyAccounting: books },
}
