import { expect, it } from 'vitest'
import { sourceCaptions } from '../../../domain/plusCrews/figure-sources.ts'
import { noticeRules } from '../../../domain/pushSubscriptions/notice-rules.ts'
import { tenantRules } from '../../../domain/tenant-rules.ts'

const unsettled = {
  earlyCheckOutMinutes: 30,
  graceMinutes: 5,
  restHours: 11,
  dayHours: 10,
  cancelReopens: true,
  workingDay: { from: '08:00', to: '22:00' },
  hours: { from: 'later', roundTo: 15, lessBreak: true },
  unsignedPayDays: 3,
  retentionYears: 10,
}

it('an agency that has settled nothing goes by the usual rules', () => {
  expect(tenantRules({})).toEqual(unsettled)
})

it.each([
  { earlyCheckOutMinutes: 0 },
  { graceMinutes: 0 },
  { restHours: 9 },
  { dayHours: 12 },
  { cancelReopens: false },
  { workingDay: { from: '10:00', to: '02:00' } },
  { unsignedPayDays: 0 },
  { hours: { from: 'planned', roundTo: 1, lessBreak: false } },
] as const)('an agency that has settled %j goes by that, and by the usual rules otherwise', settled => {
  expect(tenantRules(settled)).toEqual({ ...unsettled, ...settled })
})

const told = { quietHours: { from: 22, to: 5 }, mailed: { confirmed: true, lapsed: true }, sms: true }
it.each([
  {},
  { quietHours: { from: 1, to: 8 } },
  { quietHours: null },
  { mailed: { confirmed: false, lapsed: true } },
  { sms: false },
])('people are told as an agency has settled by %j, and as usual otherwise', settled => {
  expect(noticeRules(settled)).toEqual({ ...told, ...settled })
})

it('figures are told apart by the captions every agency begins with', () => {
  expect(sourceCaptions).toEqual({
    byHand: 'Entered by hand',
    pasted: 'Pasted from a sheet',
    filled: 'Filled with the daily value',
  })
})
