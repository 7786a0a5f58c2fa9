import { expect, it } from 'vitest'
import { chooseLanguage, htmlLanguage, intlLocale, languageCode, weekStart } from '../../../domain/languages.ts'

it.each([
  ['English', 'en'],
  ['Dutch', 'nl'],
  ['Welsh', 'cy'],
  ['French', 'fr'],
  ['German (Austria)', 'deAt'],
  ['German', 'de'],
  ['Spanish', 'es'],
  ['german (AUSTRIA)', 'deAt'],
  ['deAt', 'deAt'],
  ['de-AT', 'deAt'],
  ['nl', 'nl'],
  ['Klingon', 'en'],
  ['', 'en'],
  [null, 'en'],
  [undefined, 'en'],
])('%j is %s', (caption, code) => {
  expect(languageCode(caption)).toBe(code)
})

it.each([
  [true, 'German', 'French', 'de'],
  [false, 'German', 'French', 'fr'],
  [true, null, 'French', 'fr'],
  [true, '', 'nl', 'nl'],
  [true, null, null, 'en'],
  [false, 'German', null, 'en'],
  [true, 'Klingon', 'French', 'en'],
] as const)(
  'own language allowed %j, own %j, tenant %j: %s',
  (useUserLanguage, userLanguage, defaultLanguage, code) => {
    expect(chooseLanguage({ useUserLanguage, userLanguage, defaultLanguage })).toBe(code)
  },
)

it.each([
  [true, null, ['fr-CH', 'en'], 'fr'],
  [true, null, ['ru', 'de-AT', 'de'], 'deAt'],
  [true, null, ['de-CH'], 'de'],
  [true, null, ['ru', 'zh'], 'nl'],
  [true, null, [], 'nl'],
  [true, 'Welsh', ['fr'], 'cy'],
  [false, null, ['fr'], 'nl'],
] as const)(
  'own language allowed %j, own %j, browser %j, tenant Dutch: %s',
  (useUserLanguage, userLanguage, browserLanguages, code) => {
    expect(chooseLanguage({ useUserLanguage, userLanguage, browserLanguages, defaultLanguage: 'Dutch' })).toBe(code)
  },
)

it.each([
  ['en', 'en', undefined, 'en-GB', 1],
  ['en', 'en', 'en-US', 'en-US', 0],
  ['en', 'en', 'en-GB', 'en-GB', 1],
  ['en', 'en', 'en-CA', 'en-CA', 0],
  ['en', 'en', 'en', 'en-GB', 1],
  ['en', 'en', 'es-US', 'en-GB', 1],
  ['de', 'de', 'de-CH', 'de-CH', 1],
  ['de', 'de', 'en-US', 'de-DE', 1],
  ['deAt', 'de-AT', 'de-DE', 'de-AT', 1],
  ['es', 'es', 'es-MX', 'es-MX', 1],
  ['es', 'es', undefined, 'es-ES', 1],
  ['nl', 'nl', undefined, 'nl-NL', 1],
  ['fr', 'fr', undefined, 'fr-FR', 1],
  ['cy', 'cy', undefined, 'cy-GB', 1],
] as const)('%s: lang %s, browser %j, locale %s, week from %d', (code, html, browser, locale, day) => {
  expect(htmlLanguage(code)).toBe(html)
  expect(intlLocale(code, browser)).toBe(locale)
  expect(weekStart(code, browser)).toBe(day)
})
