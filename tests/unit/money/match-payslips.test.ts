import { describe, expect, it } from 'vitest'
import { type PayslipFile, isNew, isTaken, matchPayslips } from '../../../domain/payslips/match-payslips.ts'
import { payslipFates } from '../../../openapi/payslips.ts'

const payroll = (id: string, sha256: string | null = null, state: 'open' | 'closed' = 'closed') => ({
  ...{ id, sha256, state },
})
const ann = { number: '1001', payroll: payroll('ann') }
const ben = { number: '1002', payroll: payroll('ben', 'old') }
const cem = { number: '1003', payroll: payroll('cem', null, 'open') }
const dan = { number: '1004', payroll: null }
const eve = { number: null, payroll: payroll('eve') }
const payees = [ann, ben, cem, dan, eve]

const file = (name: string, sha256 = name, fault: PayslipFile['fault'] = null) => ({ name, sha256, fault })
const fates = (files: readonly PayslipFile[], assigned: [string, string][] = []) =>
  matchPayslips(files, payees, new Map(assigned)).map(({ fate }) => fate)

describe('what becomes of a payslip', () => {
  it.each<[string, PayslipFile, string]>([
    ['of somebody who has none', file('1001.pdf'), 'fits'],
    ['of somebody who has another', file('1002.pdf'), 'replaces'],
    ['which is there', file('1002.pdf', 'old'), 'same'],
    ['of an open payroll', file('1003.pdf'), 'payrollOpen'],
    ['of somebody without a payroll', file('1004.pdf'), 'noPayroll'],
    ['of nobody', file('1005.pdf'), 'unknownNumber'],
    ['of two', file('1001-1002.pdf'), 'severalNumbers'],
    ['that cannot be read', file('1001.pdf', 'x', 'encrypted'), 'encrypted'],
    ['that is none', file('1005.pdf', 'x', 'notPdf'), 'notPdf'],
  ])('%s', (_, one, fate) => {
    expect(fates([one])).toEqual([fate])
  })

  it('goes by what the office says, whatever the name says', () => {
    expect(fates([file('1005.pdf', 'x')], [['x', 'eve']])).toEqual(['fits'])
    const [one] = matchPayslips([file('1001.pdf', 'x')], payees, new Map([['x', 'eve']]))
    expect(one).toMatchObject({ payee: eve, byHand: true, fate: 'fits' })
    expect(fates([file('1005.pdf', 'x')], [['x', 'cem']])).toEqual(['payrollOpen'])
    expect(fates([file('1001.pdf', 'x')], [['x', 'nobody']])).toEqual(['fits'])
  })

  it('takes neither of two for one payroll, and the first of two that are the same', () => {
    expect(fates([file('1001.pdf', 'x'), file('1001 b.pdf', 'y')])).toEqual(['twice', 'twice'])
    expect(fates([file('1001.pdf', 'x'), file('other.pdf', 'y')], [['y', 'ann']])).toEqual(['twice', 'twice'])
    expect(fates([file('1001.pdf', 'x'), file('1001 b.pdf', 'x')])).toEqual(['fits', 'twice'])
    expect(fates([file('1005.pdf', 'x'), file('1006.pdf', 'x')])).toEqual(['unknownNumber', 'twice'])
    // What cannot be read takes nobody's place.
    expect(fates([file('1001.pdf', 'x'), file('1001 b.pdf', 'y', 'broken')])).toEqual(['fits', 'broken'])
  })

  it('is there afterwards only of whoever gets one', () => {
    expect(payslipFates.filter(isTaken)).toEqual(['fits', 'replaces', 'same'])
    expect(payslipFates.filter(isNew)).toEqual(['fits', 'replaces'])
  })
})
