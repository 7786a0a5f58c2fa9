import { bareNumber } from '../payrollHandOvers/match-nets.ts'

/** Days and months, which look like numbers: 2026-08, 202608, 2026-08-31, 08.2026, 31.08.2026. */
const month = '(?:0?[1-9]|1[0-2])'
const day = '(?:0?[1-9]|[12]\\d|3[01])'
const year = '(?:19|20)\\d\\d'
const dates = [
  new RegExp(`(?<!\\d)${year}([-_. ]?)${month}(?:\\1${day})?(?!\\d)`, 'g'),
  new RegExp(`(?<!\\d)(?:${day}([-_. ]))?${month}[-_. ]?${year}(?!\\d)`, 'g'),
]
/** What a device puts behind the name of a file it has already. */
const copy = /\s*\(\d{1,3}\)$/
/** What stands right before a number without anything in between. */
const prefix = /(?<![\p{L}\d])(?:pnr|persnr|personalnr|pers|nr|no)(?=\d)/giu

const bare = (name: string) =>
  name
    .normalize('NFC')
    .replace(/\.pdf$/i, '')
    .replace(copy, '')

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
type Numbered = { number: string | null }

/** Who stands there by their whole number, and what is left of the text; of two numbers one within the other the longer one. */
function found<P extends Numbered>(text: string, people: readonly P[]): { who: P[]; rest: string } {
  const who: P[] = []
  let rest = text
  for (const one of people.toSorted((a, b) => (b.number ?? '').length - (a.number ?? '').length)) {
    const number = one.number?.normalize('NFC') ?? ''
    if (number === '' || !rest.toLowerCase().includes(number.toLowerCase())) continue
    const without = rest.replace(new RegExp(`(?<![\\p{L}\\d])${escaped(number)}(?![\\p{L}\\d])`, 'giu'), ' ')
    if (without !== rest) who.push(one)
    rest = without
  }
  return { who, rest }
}

/**
 * Who is named in the name of a file, each by a number that stands there whole: neither within a longer number or word nor
 * as part of a date. A number that lost or got zeros counts where nobody's stands there as it is.
 */
export function namedIn<P extends Numbered>(name: string, people: readonly P[]): P[] {
  const worded = found(
    bare(name),
    people.filter(({ number }) => /\p{L}/u.test(number ?? '')),
  )
  let rest = worded.rest
  for (const date of dates) rest = rest.replace(date, ' ')
  rest = rest.replace(prefix, ' ')
  const plain = found(
    rest,
    people.filter(({ number }) => number !== null && !/\p{L}/u.test(number)),
  )
  const who = [...worded.who, ...plain.who]
  if (who.length > 0) return who
  const numbers = new Set((rest.match(/(?<![\p{L}\d])\d+(?![\p{L}\d])/gu) ?? []).map(bareNumber))
  return people.filter(({ number }) => number !== null && /^\d+$/.test(number) && numbers.has(bareNumber(number)))
}
