import { expect, it } from 'vitest'
import app from '../../../src/i18n/en/app.ts'
import shell from '../../../src/i18n/en/shell.ts'
import { createTranslator } from '../../../src/i18n/translate.ts'
import { problemWords } from '../../../src/screens/shared/words/problem-words.ts'

const words = createTranslator('en', { app, shell }, 'en-GB')

it.each([
  ['unreachable', null, app.login.unreachable],
  ['unknown', 502, app.login.unreachable],
  ['unknown', 503, app.login.unreachable],
  ['outOfTurn', 409, shell.error.outOfTurn],
  ['outOfTurn', null, shell.error.outOfTurn],
  ['invalidInput', 400, shell.error.invalidInput],
  ['unknown', 500, shell.error.generic],
])('%s with %s is one sentence', (code, status, sentence) => {
  expect(problemWords(words, { code, status })).toBe(sentence)
})
