import { expect, it } from 'vitest'
import { mobileNumber } from '../../../domain/pushSubscriptions/mobile-number.ts'

it.each<[written: string | null, country: string | null, number: string | null]>([
  ['+49 171 1234567', null, '+491711234567'],
  ['+49 (0) 171 / 123 45-67', 'DE', '+491711234567'],
  ['0049 171.1234567', null, '+491711234567'],
  ['0171 1234567', 'DE', '+491711234567'],
  ['0664 1234567', 'AT', '+436641234567'],
  ['079 123 45 67', 'CH', '+41791234567'],
  ['07700 900123', 'GB', '+447700900123'],
  ['+34 612 345 678', 'DE', '+34612345678'],
  ['0171\u00a0123\u20114567', 'DE', '+491711234567'],
  // Of which country, nobody can say.
  ['0171 1234567', null, null],
  ['0612 345 678', 'ES', null],
  ['612 345 678', 'ES', null],
  ['00171 1234567', 'DE', '+1711234567'],
  ['+0171 1234567', 'DE', null],
  ['+49 171', 'DE', null],
  ['+49 1711234567890123', 'DE', null],
  ['call the office', 'DE', null],
  ['+49 171 1234567 or the office', 'DE', null],
  ['+49171\n1234567', 'DE', '+491711234567'],
  ['', 'DE', null],
  [null, 'DE', null],
])('%j in %s is %s', (written, country, number) => {
  expect(mobileNumber(written, country)).toBe(number)
})
