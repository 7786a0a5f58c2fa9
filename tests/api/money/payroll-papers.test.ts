import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answered, codeOf, type LoginName, setStage, type Stage } from '../../support/stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await setStage()
})
afterAll(() => stage.close())
const own = () => `/payrolls/${stage.world.a.payrolls.main}`

describe('papers of a payroll', () => {
  it.each(['payslip', 'items', 'documents'])('%s is a PDF in every language', async paper => {
    for (const language of ['en', 'de', 'deAt', 'es', 'nl', 'fr', 'cy']) {
      const answer = await stage.as('member', 'GET', `${own()}/download/${paper}?language=${language}`)
      expect(answer.status).toBe(200)
      expect(answer.headers['content-type']).toBe('application/pdf')
      expect(answer.headers['content-disposition']).toMatch(/PR-2606-1\.pdf/)
    }
  })

  it('is refused to others, and of no other kind', async () => {
    expect(codeOf(await stage.as('colleague', 'GET', `${own()}/download/payslip`))).toBe('notFound')
    expect(codeOf(await stage.as('member', 'GET', `${own()}/download/contract`))).toBe('notFound')
    expect((await stage.as('office', 'GET', '/payrolls/PR-2606-2/download/items')).status).toBe(200)
  })
})

describe('payments', () => {
  type Row = Record<string, unknown>
  const read = async (who: LoginName) => answered<{ items: Row[] }>(await stage.as(who, 'GET', '/bankTransfers')).items

  it('a person sees their own, the office those of everybody', async () => {
    expect(await read('member')).toMatchObject([
      {
        ...{ reference: 'PR-2605-1', recipient: 'member', description: 'Payroll May 2026', amount: 100_000 },
        ...{ currency: 'EUR', dueOn: '2026-06-05', executedOn: '2026-06-05', state: 'executed', payroll: null },
        person: { id: stage.world.a.persons.member },
      },
    ])
    expect((await read('colleague')).map(({ reference }) => reference)).toEqual(['PR-2608-1'])
    expect((await read('office')).map(({ reference }) => reference).toSorted()).toEqual([
      ...['PR-2605-1', 'PR-2605-2'],
      ...['PR-2608-1', 'PR-2608-2', 'PR-2608-3'],
    ])
  })
})
