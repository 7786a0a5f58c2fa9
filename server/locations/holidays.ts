import Holidays from 'date-holidays'
import type { z } from 'zod'
import type { PlanningCalendar } from '../../openapi/planningCalendar.ts'

/** As people write it: "Hamburg" and "hansestadt hamburg" are one region. */
const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()

/** The code of a name among codes with theirs; a part that is a word of its own is enough. */
function codeOf(named: Readonly<Record<string, string>>, name: string): string | undefined {
  const wanted = plain(name)
  if (wanted === '') return undefined
  const all = Object.entries(named)
  const [exact] = all.find(([code, one]) => plain(code) === wanted || plain(one) === wanted) ?? []
  const [part] = all.find(([, one]) => ` ${plain(one)} `.includes(` ${wanted} `)) ?? []
  return exact ?? part
}

const languages = ['en', 'de', 'es', 'fr', 'nl'] as const
const inLanguages = (names: (language: string) => Record<string, string> | undefined, name: string) =>
  languages.map(language => codeOf(names(language) ?? {}, name)).find(code => code !== undefined)

interface Place {
  /** Code or name. */
  country: string
  region: string
}

const calendars = new Map<string, Holidays | null>()
function calendarOf({ country, region }: Place): Holidays | null {
  const key = `${country} ${region}`
  const known = calendars.get(key)
  if (known !== undefined) return known
  const all = new Holidays()
  const code = inLanguages(language => all.getCountries(language), country)
  const state = code && inLanguages(language => all.getStates(code, language), region)
  const calendar = code ? (state ? new Holidays(code, state) : new Holidays(code)) : null
  // Places are typed by hand: what is remembered has an end.
  if (calendars.size >= 500) calendars.clear()
  calendars.set(key, calendar)
  return calendar
}

interface PublicDay {
  /** YYYY-MM-DD. */
  date: string
  /** How it is reckoned, such as `easter 1` or `12-25`; a day made up for carries the rule of the day it stands for. */
  rule: string
}

const years = new WeakMap<Holidays, Map<number, readonly PublicDay[]>>()
function daysOf(calendar: Holidays, year: number): readonly PublicDay[] {
  const known = years.get(calendar) ?? new Map<number, readonly PublicDay[]>()
  years.set(calendar, known)
  const found =
    known.get(year) ??
    calendar
      .getHolidays(year)
      .filter(({ type }) => type === 'public')
      .map(({ date, rule }) => ({ date: date.slice(0, 10), rule }))
  known.set(year, found)
  return found
}

/** Whether a day (YYYY-MM-DD) is a public holiday at a place; never, where nobody knows its country. */
export function publicHoliday(place: Place): (date: string) => boolean {
  const calendar = calendarOf(place)
  return date => calendar !== null && daysOf(calendar, Number(date.slice(0, 4))).some(day => day.date === date)
}

/** Public holidays of a place between two days (YYYY-MM-DD), both included, the soonest first; none where nobody knows its country. */
export function publicHolidays(place: Place, from: string, to: string): { date: string; code: Holiday['code'] }[] {
  const calendar = calendarOf(place)
  const within = [...new Set([from, to].map(date => Number(date.slice(0, 4))))]
  const days = calendar ? within.flatMap(year => daysOf(calendar, year)) : []
  return days
    .filter(({ date }, at) => date >= from && date <= to && days.findIndex(day => day.date === date) === at)
    .map(({ date, rule }) => ({ date, code: codeOfRule(rule) }))
    .toSorted((a, b) => a.date.localeCompare(b.date))
}

type Holiday = z.output<typeof PlanningCalendar>['bankHolidays'][number]

/** By the part of a rule that says which day it is. */
const codes: Readonly<Record<string, Holiday['code']>> = {
  '01-01': 'newYear',
  '01-06': 'epiphany',
  'easter -2': 'goodFriday',
  easter: 'easterSunday',
  'easter 1': 'easterMonday',
  '04-27': 'kingsDay',
  '05-01': 'labourDay',
  '1st monday in May': 'earlyMay',
  '05-08': 'victory',
  'easter 39': 'ascension',
  'easter 49': 'whitSunday',
  'easter 50': 'whitMonday',
  'easter 60': 'corpusChristi',
  '1st monday before 06-01': 'springBank',
  '07-14': 'nationalDay',
  '08-15': 'assumption',
  '1st monday before 09-01': 'summerBank',
  '10-03': 'unity',
  '10-12': 'nationalDay',
  '10-26': 'nationalDay',
  '11-01': 'allSaints',
  '11-11': 'armistice',
  '12-06': 'constitution',
  '12-08': 'immaculate',
  '12-25': 'christmas',
  '12-26': 'boxingDay',
}
const codeOfRule = (rule: string): Holiday['code'] =>
  codes[rule.replace(/^substitutes /, '').replace(/ (if|since) .*/, '')] ?? 'other'

/** Of a time zone's main country, ISO 3166-1 alpha-2; null where its days are not shown. */
export const countryOfZone = (zone: string): string | null => countries[zone] ?? null
const countries: Readonly<Record<string, string>> = {
  'Europe/Vienna': 'AT',
  'Europe/Berlin': 'DE',
  'Europe/Busingen': 'DE',
  'Europe/Madrid': 'ES',
  'Atlantic/Canary': 'ES',
  'Africa/Ceuta': 'ES',
  'Europe/Paris': 'FR',
  'Europe/London': 'GB',
  'Europe/Amsterdam': 'NL',
}
/** Of a clock nobody knows the region: days of the whole country, and of Britain those of most of it. */
const regions: Readonly<Record<string, string>> = { GB: 'England' }

/**
 * Days on which whole countries rest, of those that `countryOfZone` knows, between two days (YYYY-MM-DD), both included:
 * one for each day of a country, the soonest first.
 */
export function bankHolidays(from: string, to: string): Holiday[] {
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))]
  const within = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at)
  return [...new Set(Object.values(countries))]
    .flatMap(country => {
      const calendar = calendarOf({ country, region: regions[country] ?? '' })
      const days = calendar ? within.flatMap(year => daysOf(calendar, year)) : []
      return days
        .filter(({ date }, at) => date >= from && date <= to && days.findIndex(day => day.date === date) === at)
        .map(({ date, rule }) => ({ date, code: codeOfRule(rule), country }))
    })
    .toSorted((a, b) => a.date.localeCompare(b.date) || a.country.localeCompare(b.country))
}
