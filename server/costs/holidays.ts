import Holidays from 'date-holidays'

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

const years = new WeakMap<Holidays, Map<number, ReadonlySet<string>>>()
function daysOf(calendar: Holidays, year: number): ReadonlySet<string> {
  const known = years.get(calendar) ?? new Map<number, ReadonlySet<string>>()
  years.set(calendar, known)
  const found =
    known.get(year) ??
    new Set(
      calendar
        .getHolidays(year)
        .filter(({ type }) => type === 'public')
        .map(({ date }) => date.slice(0, 10)),
    )
  known.set(year, found)
  return found
}

/** Whether a day (YYYY-MM-DD) is a public holiday at a place; never, where nobody knows its country. */
export function publicHoliday(place: Place): (date: string) => boolean {
  const calendar = calendarOf(place)
  return date => calendar !== null && daysOf(calendar, Number(date.slice(0, 4))).has(date)
}
