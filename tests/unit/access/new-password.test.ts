import { describe, expect, it } from 'vitest'
import { NewPassword } from '../../../openapi/auth.ts'
import { isGoodPassword, passwordLength, passwordRules } from '../../../domain/auth/new-password.ts'

const login = 'jonas.petersen@nordlicht.example'

describe('a new password', () => {
  it.each([
    ['', { longEnough: false, notLogin: false, notTooLong: true }],
    ['ninechars', { longEnough: false, notLogin: true, notTooLong: true }],
    ['ten chars!', { longEnough: true, notLogin: true, notTooLong: true }],
    ['            ', { longEnough: false, notLogin: true, notTooLong: true }],
    [login, { longEnough: true, notLogin: false, notTooLong: true }],
    [` ${login.toUpperCase()} `, { longEnough: true, notLogin: false, notTooLong: true }],
    [`${login}!`, { longEnough: true, notLogin: true, notTooLong: true }],
    ['x'.repeat(200), { longEnough: true, notLogin: true, notTooLong: true }],
    ['x'.repeat(201), { longEnough: true, notLogin: true, notTooLong: false }],
  ])('%j', (password, rules) => {
    expect(passwordRules(password, login)).toEqual(rules)
    expect(isGoodPassword(password, login)).toBe(Object.values(rules).every(Boolean))
  })

  it('is as long as the contract wants it', () => {
    const { least, most } = passwordLength
    for (const length of [least - 1, least, most, most + 1])
      expect(NewPassword.safeParse({ password: 'x'.repeat(length) }).success, String(length)).toBe(
        isGoodPassword('x'.repeat(length), login),
      )
  })
})
