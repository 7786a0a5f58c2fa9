import * as z from 'zod/mini'
import { reach } from '../project-days.ts'
import type { Cell, CellRule, Reading } from './kind.ts'
import { countryOf } from './country.ts'
import type { ImportField } from './fields.ts'

const email = z.email()

export const emailCell = (value: string): Cell => (email.safeParse(value).success ? { value } : { reason: 'notEmail' })

export function countryCell(value: string): Cell {
  const code = countryOf(value)
  return code ? { value: code } : { reason: 'notCountry' }
}

export const phoneCell = (value: string): Cell =>
  /^\+?[\d ()/.-]{3,40}$/.test(value) ? { value } : { reason: 'notPhone' }

const two = (figure: number) => String(figure).padStart(2, '0')
function dayOf(year: number, month: number, day: number): string | null {
  const at = new Date(Date.UTC(year, month - 1, day))
  const isReal = at.getUTCFullYear() === year && at.getUTCMonth() === month - 1 && at.getUTCDate() === day
  return isReal ? `${year}-${two(month)}-${two(day)}` : null
}

/** Days a sheet counts from the last one of 1899, which it takes for the first of a year that begins a day later. */
const firstCounted = Date.UTC(1899, 11, 30)
const lastCounted = 73_050

/** The day a sheet counts as this figure; null: none anybody means, or a year. */
export function countedDay(text: string): string | null {
  if (!/^\d{1,5}(?:[.,]0+)?$/.test(text) || /^(?:19|20)\d\d$/.test(text)) return null
  const count = Number(text.replace(/[.,].*$/, ''))
  return count >= 1 && count <= lastCounted
    ? new Date(firstCounted + count * 86_400_000).toISOString().slice(0, 10)
    : null
}

/** Of two figures, the century in which a day of this kind lies. */
type Century = (year: number) => number

/** The day a text names: YYYY-MM-DD, or day, month and year, or month first where that is said. */
function namedDay(text: string, monthFirst: boolean, century: Century): string | null {
  const bare = text.replace(/[T ]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?Z?$/, '')
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(bare)
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const parts = /^(\d{1,2})\s?([./-])\s?(\d{1,2})\s?\2\s?(\d{4}|\d{2})$/.exec(bare)
  if (!parts) return null
  const [first, second, year] = [Number(parts[1]), Number(parts[3]), Number(parts[4])]
  const full = parts[4]?.length === 2 ? century(year) : year
  return monthFirst && parts[2] === '/' ? dayOf(full, first, second) : dayOf(full, second, first)
}

/** A day between two, both included; a figure a sheet counts days by, and a month before its day, are asked about. */
export const dayCell =
  ({ from, to, century }: { from: string; to: string; century: Century }) =>
  (value: string, { answers }: Reading, field: ImportField): Cell => {
    const within = (day: string): Cell => (day >= from && day <= to ? { value: day } : { reason: 'notInTime' })
    const counted = countedDay(value)
    if (counted !== null) {
      const cell = within(counted)
      if ('reason' in cell) return { reason: 'notDay' }
      if (!answers.said.dayNumbers) return { reason: 'dayNumber', becomes: counted }
      answers.settle('dayNumbers', field, value, counted)
      return cell
    }
    const { monthFirst } = answers.said
    const day = namedDay(value, monthFirst, century)
    const turned = namedDay(value, !monthFirst, century)
    if (day !== null) {
      if (monthFirst && turned !== day) answers.settle('monthFirst', field, value, day)
      return within(day)
    }
    return turned !== null && !monthFirst ? { reason: 'monthFirst', becomes: turned } : { reason: 'notDay' }
  }

/** Whoever works was born between these days. */
export const birthdayCell = dayCell({
  ...{ from: '1900-01-01', to: '2020-12-31' },
  century: year => (year > 20 ? 1900 + year : 2000 + year),
})

/** Whatever is planned lies between these days: earlier ones no list would show. */
export const workDayCell = dayCell({ from: reach.min, to: reach.max, century: year => 2000 + year })

/** A time of day: 8:30, 08.30, 8h30, 8. */
export function timeCell(value: string): Cell {
  const [, hours = '', minutes = '00'] =
    /^(\d{1,2})(?:\s?[:.h]\s?(\d{2})(?::00)?)?(?:\s?(?:h|uhr))?$/i.exec(value) ?? []
  if (hours === '' || Number(hours) > 23 || Number(minutes) > 59) return { reason: 'notTime' }
  return { value: `${hours.padStart(2, '0')}:${minutes}` }
}

/** What a formula shows, as far as it stands in it as a text: `="0176"`, `=HYPERLINK("mailto:a@b.example","Anna")`. */
export function textOfFormula(formula: string): string | null {
  const plain = /^=\s*"((?:[^"]|"")*)"$/.exec(formula)
  const link = /^=\s*HYPERLINK\(\s*"((?:[^"]|"")*)"\s*(?:[,;]\s*"((?:[^"]|"")*)"\s*)?\)$/i.exec(formula)
  const said = plain?.[1] ?? link?.[2] ?? link?.[1]?.replace(/^(?:mailto|tel):/i, '')
  const text = said?.replaceAll('""', '"').trim() ?? ''
  return text === '' || text.startsWith('=') ? null : text
}

/** What is entered as it is said. */
export const plainRule = (most: number): CellRule => ({ most })
