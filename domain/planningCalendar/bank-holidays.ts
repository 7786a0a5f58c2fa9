import { daysLater } from '../shift-display.ts'

/** Days on which a whole country rests; what only some of its regions keep is not among them. */
export const holidayCodes = [
  'newYear',
  'epiphany',
  'goodFriday',
  'easterMonday',
  'labourDay',
  'ascension',
  'whitMonday',
  'corpusChristi',
  'assumption',
  'unity',
  'nationalDay',
  'allSaints',
  'immaculate',
  'christmas',
  'boxingDay',
  'earlyMay',
  'springBank',
  'summerBank',
  'kingsDay',
  'victory',
  'armistice',
  'constitution',
] as const
export type HolidayCode = (typeof holidayCodes)[number]

/** By ISO 3166-1 alpha-2; GB as England and Wales keep them. */
export const holidayCountries = ['AT', 'DE', 'ES', 'FR', 'GB', 'NL'] as const
export type HolidayCountry = (typeof holidayCountries)[number]

export interface Holiday {
  /** YYYY-MM-DD. */
  date: string
  code: HolidayCode
  country: HolidayCountry
}

/** When a day is kept: month and day, days after Easter Sunday, or the first or last Monday of a month. */
type Rule = { on: `${number}-${number}` } | { afterEaster: number } | { monday: 'first' | 'last'; month: number }
type Kept = Partial<Record<HolidayCode, Rule>>

const easterMonday = { afterEaster: 1 }
const christmas = { on: '12-25' } as const
const boxingDay = { on: '12-26' } as const
const newYear = { on: '01-01' } as const
const labourDay = { on: '05-01' } as const
const ascension = { afterEaster: 39 }
const whitMonday = { afterEaster: 50 }
const goodFriday = { afterEaster: -2 }
const assumption = { on: '08-15' } as const
const allSaints = { on: '11-01' } as const
const epiphany = { on: '01-06' } as const
const immaculate = { on: '12-08' } as const

const kept: Record<HolidayCountry, Kept> = {
  AT: {
    ...{ newYear, epiphany, easterMonday, labourDay, ascension, whitMonday, assumption, allSaints, immaculate },
    ...{ christmas, boxingDay, corpusChristi: { afterEaster: 60 }, nationalDay: { on: '10-26' } },
  },
  DE: {
    ...{ newYear, goodFriday, easterMonday, labourDay, ascension, whitMonday, christmas, boxingDay },
    unity: { on: '10-03' },
  },
  ES: {
    ...{ newYear, epiphany, goodFriday, labourDay, assumption, allSaints, immaculate, christmas },
    ...{ nationalDay: { on: '10-12' }, constitution: { on: '12-06' } },
  },
  FR: {
    ...{ newYear, easterMonday, labourDay, ascension, whitMonday, assumption, allSaints, christmas },
    ...{ victory: { on: '05-08' }, nationalDay: { on: '07-14' }, armistice: { on: '11-11' } },
  },
  GB: {
    ...{ newYear, goodFriday, easterMonday, christmas, boxingDay },
    earlyMay: { monday: 'first', month: 5 },
    springBank: { monday: 'last', month: 5 },
    summerBank: { monday: 'last', month: 8 },
  },
  NL: {
    ...{ newYear, easterMonday, ascension, whitMonday, christmas, boxingDay },
    kingsDay: { on: '04-27' },
  },
}

/** Of a time zone's main country; null where its days are not known. */
export const countryOfZone = (zone: string): HolidayCountry | null => countries[zone] ?? null
const countries: Readonly<Record<string, HolidayCountry>> = {
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

const weekday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay()
const two = (number: number) => String(number).padStart(2, '0')

/** Easter Sunday by the Gregorian reckoning (Meeus, Jones, Butcher), YYYY-MM-DD. */
export function easterOf(year: number): string {
  const a = year % 19
  const [b, c] = [Math.floor(year / 100), year % 100]
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const sum = h + l - 7 * m + 114
  return `${year}-${two(Math.floor(sum / 31))}-${two((sum % 31) + 1)}`
}

function dateOf(rule: Rule, year: number): string {
  if ('on' in rule) return `${year}-${rule.on}`
  if ('afterEaster' in rule) return daysLater(easterOf(year), rule.afterEaster)
  const first = `${year}-${two(rule.month)}-01`
  const monday = daysLater(first, (8 - weekday(first)) % 7)
  if (rule.monday === 'first') return monday
  const fifth = daysLater(monday, 28)
  return fifth.slice(0, 7) === first.slice(0, 7) ? fifth : daysLater(monday, 21)
}

/** The days a country keeps in a year, the soonest first. */
function holidaysIn(country: HolidayCountry, year: number): Holiday[] {
  const days = holidayCodes.flatMap(code => {
    const rule = kept[country][code]
    return rule ? [{ date: dateOf(rule, year), code, country }] : []
  })
  if (country === 'NL')
    for (const day of days) if (day.code === 'kingsDay' && weekday(day.date) === 0) day.date = daysLater(day.date, -1)
  // What falls on a weekend is made up for on the next working day that is free.
  if (country === 'GB')
    for (const day of days)
      while (weekday(day.date) % 6 === 0 || days.some(other => other !== day && other.date === day.date))
        day.date = daysLater(day.date, 1)
  return days.toSorted((a, b) => a.date.localeCompare(b.date))
}

/** Bank holidays of countries between two days (YYYY-MM-DD), both included, the soonest first. */
export function bankHolidays(names: readonly HolidayCountry[], from: string, to: string): Holiday[] {
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))]
  const years = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at)
  return [...new Set(names)]
    .flatMap(country => years.flatMap(year => holidaysIn(country, year)))
    .filter(({ date }) => date >= from && date <= to)
    .toSorted((a, b) => a.date.localeCompare(b.date) || a.country.localeCompare(b.country))
}
