import { expect, it } from 'vitest'
import { cut } from '../../../domain/cut.ts'
import { wordsOnPaper } from '../../../domain/languages.ts'
import { isWeekend } from '../../../domain/shift-display.ts'

it.each([
  ['Bühne', 5, 'Bühne'],
  ['Bühnen', 5, 'Bühne'],
  // The flame takes two units: half of it is none.
  ['Glut🔥', 5, 'Glut'],
  ['Glut🔥', 6, 'Glut🔥'],
  ['', 5, ''],
])('%j is cut after at most %i to %j', (text, most, left) => {
  expect(cut(text, most)).toBe(left)
})

it.each([
  ['2026-05-29', false],
  ['2026-05-30', true],
  ['2026-05-31', true],
  ['2026-06-01', false],
])('%s on a weekend: %j', (date, weekend) => {
  expect(isWeekend(date)).toBe(weekend)
})

it.each([
  ['English', 'Hours', 'en-GB'],
  ['German', 'Stunden', 'de'],
  ['German (Austria)', 'Stunden', 'de-AT'],
  ['fr', 'Heures', 'fr'],
  ['Klingon', 'Hours', 'en-GB'],
])('a paper in %s says %s, with figures as %s writes them', (language, hours, locale) => {
  const of = (word: string) => ({ hours: word })
  const words = {
    en: of('Hours'),
    de: of('Stunden'),
    deAt: of('Stunden'),
    es: of('Horas'),
    nl: of('Uren'),
    fr: of('Heures'),
    cy: of('Oriau'),
  }
  expect(wordsOnPaper(words, language)).toEqual({ hours, locale })
})
