import { expect, it } from 'vitest'
import { isEmailAddress } from '../../../domain/email-address.ts'

it.each([
  ['ute@nordlicht.example', true],
  ['  ute.brandes+crew@mail.nordlicht.example ', true],
  ['', false],
  ['ute', false],
  ['ute@nordlicht', false],
  ['ute@nordlicht.', false],
  ['ute @nordlicht.example', false],
  ['ute..brandes@nordlicht.example', false],
  ['jürgen@nordlicht.example', false],
])('an address of e-mail is one the contract takes: %j', (text, isOne) => {
  expect(isEmailAddress(text)).toBe(isOne)
})
