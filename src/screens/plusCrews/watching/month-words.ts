import type { Words } from '../../../i18n/words.ts'

/** A number formatter that writes a plain number where the browser knows no such currency. */
function format(locale: string, options: Intl.NumberFormatOptions): (value: number) => string {
  try {
    return new Intl.NumberFormat(locale, options).format
  } catch {
    const { style: _, currency: __, ...plain } = options
    return new Intl.NumberFormat(locale, plain).format
  }
}

/** Numbers and dates of a plus crew, in the language of the page and its own currency. Dates are YYYY-MM-DD. */
export function monthWords({ locale, date }: Pick<Words, 'locale' | 'date'>, currency: string) {
  const at = (day: string) => Date.parse(`${day}T00:00:00Z`)
  const on = (day: string, options: Intl.DateTimeFormatOptions) => date(at(day), { ...options, timeZone: 'UTC' })
  const money = { style: 'currency', currency } as const
  const compact = format(locale, { notation: 'compact', maximumFractionDigits: 1 })
  const percent = format(locale, { style: 'percent', maximumFractionDigits: 0 })
  return {
    amount: format(locale, { ...money, maximumFractionDigits: 0 }),
    rate: format(locale, money),
    hours: format(locale, { maximumFractionDigits: 1 }),
    /** "6.2k": thousands in the small letter of the unit. */
    short: (value: number) => compact(value).replace(/K$/, 'k'),
    // What is not met is never written as 100 %.
    percent: (share: number) => percent(share < 1 ? Math.min(share, 0.99) : share),
    month: (month: string) => on(`${month}-01`, { month: 'long', year: 'numeric' }),
    monthName: (month: string) => on(`${month}-01`, { month: 'long' }),
    day: (day: string) => on(day, { day: 'numeric' }),
    dayAndMonth: (day: string) => on(day, { day: 'numeric', month: 'long' }),
    weekday: (day: string) => on(day, { weekday: 'short' }),
    range: (from: string, to: string) =>
      from === to
        ? on(to, { day: 'numeric', month: 'short' })
        : `${on(from, { day: 'numeric' })}–${on(to, { day: 'numeric', month: 'short' })}`,
  }
}
export type MonthWords = ReturnType<typeof monthWords>

/** Number and sign apart, for a picture that sets the sign small; languages put it before or behind. */
export function percentParts(text: string): { number: string; sign: string } {
  const number = /[\d.,’'\s]*\d/u.exec(text)?.[0].trim() ?? text
  return { number, sign: text.replace(number, '').trim() }
}
