import { expect, it } from 'vitest'
import { isCommonPassword } from '../../../server/auth/common-passwords.ts'

it.each(['1234567890', 'qwertyuiop', 'QwertyUiop', 'sunshine2026', 'Password123!', '  1q2w3e4r5t  '])(
  '"%s" is guessed first',
  async password => expect(await isCommonPassword(password)).toBe(true),
)

it.each(['stage-door', 'truss and motor', 'Nordlicht 2026 Elbe', 'früh auf, spät ab', '7f3a9c1e5b'])(
  '"%s" is not',
  async password => expect(await isCommonPassword(password)).toBe(false),
)
