import type { Words } from '../../../i18n/words.ts'
import { listWords } from '../../shared/words/list-words.ts'
import type { Wage } from './hand-over.types.ts'

/** "Night 25 %" of an add-on, "Hours" of the hours themselves. */
export const wageName = ({ t, locale }: Pick<Words, 't' | 'locale'>, { kind, percent }: Wage): string =>
  t(`payrollHandOver.kinds.${kind}`, {
    percent: percent === null ? '' : new Intl.NumberFormat(locale, { style: 'percent' }).format(percent / 100),
  }).trim()

const figure = (locale: string, count: number) => new Intl.NumberFormat(locale).format(count)
export const moreWords = ({ t, locale }: Pick<Words, 't' | 'locale'>, count: number): string =>
  t('payrollHandOver.more', { count: figure(locale, count) })
export const ofLines = ({ t, locale }: Pick<Words, 't' | 'locale'>, count: number): string =>
  t('payrollHandOver.ofLines', { count: figure(locale, count) })

/** The first of them, and how many more there are. */
export function listed({ t, locale }: Pick<Words, 't' | 'locale'>, names: readonly string[], most = 8): string {
  const shown = names.slice(0, most)
  const more = names.length - shown.length
  const all = more > 0 ? [...shown, moreWords({ t, locale }, more)] : shown
  return listWords({ locale }, all)
}
