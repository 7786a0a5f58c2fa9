type Part = 'day' | 'month' | 'year'

const known = (locale: string) => (Intl.DateTimeFormat.supportedLocalesOf([locale]).length > 0 ? locale : 'en-GB')
const numbers = (locale: string) =>
  new Intl.DateTimeFormat(known(locale), { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' })

/** YYYY-MM-DD as it is typed in a language: 03.11.2026, 03/11/2026, 11/03/2026. What Intl does not know is British. */
export const typedDate = (date: string, locale: string): string =>
  date === '' ? '' : numbers(locale).format(Date.parse(`${date}T00:00:00Z`))

/**
 * YYYY-MM-DD of what was typed, in the language's order of fields; null where that is no day. Without a year it is the
 * one nearest to `today`; a day alone is one of this month. "3.11.", "03/11/2026", "0311", "2026-11-03".
 */
export function readDate(text: string, locale: string, today: string): string | null {
  if (/[^\d\s./,\-‐–]/u.test(text)) return null
  const found = text.match(/\d+/g) ?? []
  const [first = ''] = found
  const order = numbers(locale)
    .formatToParts(0)
    .flatMap(({ type }): Part[] => (type === 'day' || type === 'month' || type === 'year' ? [type] : []))
  if (found.length === 1) {
    if (first.length <= 2) return dateOf({ day: first, month: today.slice(5, 7), year: today.slice(0, 4) })
    return [4, 6, 8].includes(first.length) ? inOrder(together(first, order), order, today) : null
  }
  if (found.length > 3) return null
  return inOrder(found, first.length === 4 ? ['year', 'month', 'day'] : order, today)
}

/** "03112026" and "0311" without anything between. */
function together(digits: string, order: readonly Part[]): string[] {
  const years = digits.length - 4
  let at = 0
  return order
    .filter(part => part !== 'year' || years > 0)
    .map(part => {
      const length = part === 'year' ? years : 2
      at += length
      return digits.slice(at - length, at)
    })
}

function inOrder(digits: readonly string[], order: readonly Part[], today: string): string | null {
  const parts = order.filter(part => digits.length === 3 || part !== 'year')
  const of = (part: Part) => digits[parts.indexOf(part)] ?? ''
  const [day, month] = [of('day'), of('month')]
  if (digits.length === 3) return dateOf({ day, month, year: of('year') })
  const now = Number(today.slice(0, 4))
  const far = (date: string) => Math.abs(Date.parse(date) - Date.parse(today))
  const [nearest = null] = [now - 1, now, now + 1]
    .flatMap(year => dateOf({ day, month, year: String(year) }) ?? [])
    .toSorted((a, b) => far(a) - far(b))
  return nearest
}

function dateOf({ day, month, year }: Record<Part, string>): string | null {
  if (day.length > 2 || month.length > 2 || (year.length !== 2 && year.length !== 4)) return null
  const date = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const at = new Date(`${date}T00:00:00Z`)
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== date ? null : date
}
