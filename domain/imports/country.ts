import { bareName } from '../csv-table.ts'

const languages = ['en', 'de', 'es', 'nl', 'fr', 'cy']
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** As letters and cars have them, and what is said for short. */
const short: Readonly<Record<string, string>> = {
  ...{ d: 'DE', a: 'AT', uk: 'GB', e: 'ES', f: 'FR', i: 'IT', b: 'BE', l: 'LU', brd: 'DE', holland: 'NL', wales: 'GB' },
  ...{ england: 'GB', schottland: 'GB', scotland: 'GB', cymru: 'GB', usa: 'US' },
  ...{ greatbritain: 'GB', großbritannien: 'GB', grossbritannien: 'GB', granbretaña: 'GB', granbretana: 'GB' },
  ...{ grootbrittannië: 'GB', grandebretagne: 'GB', prydainfawr: 'GB', czechrepublic: 'CZ', slovakrepublic: 'SK' },
}

/** Regions that are no country. */
const none = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ'])
/** Present ones: a code that was replaced is written as another by `Intl`. */
const codes = letters
  .flatMap(first => letters.map(second => first + second))
  .filter(code => !none.has(code) && new Intl.Locale(`und-${code}`).region === code)

let known: ReadonlyMap<string, string> | undefined

/** Countries by their codes of ISO 3166 and by their names in every language of the product. */
function countries(): ReadonlyMap<string, string> {
  if (known) return known
  const all = new Map(Object.entries(short))
  for (const language of languages) {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
    for (const code of codes) {
      const name = names.of(code)
      if (name === undefined) continue
      all.set(bareName(name), code)
      all.set(bareName(code), code)
    }
  }
  known = all
  return all
}

/** Two letters of ISO 3166; null: it is no country. */
export const countryOf = (text: string): string | null => countries().get(bareName(text)) ?? null
