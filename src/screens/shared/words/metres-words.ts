import type { Words } from '../../../i18n/words.ts'

/** "240 m", "3.1 km", "12 km". */
export function metresWords(words: Words, metres: number): string {
  if (metres >= 1_000) {
    const count = new Intl.NumberFormat(words.locale, { maximumFractionDigits: metres < 10_000 ? 1 : 0 })
    return words.t('app.kilometres', { count: count.format(metres / 1_000) })
  }
  return words.t('app.metres', { count: metres < 100 ? Math.round(metres) : Math.round(metres / 10) * 10 })
}
