import type { Words } from '../../../i18n/words.ts'

/** "1,153:00" */
export const hourSumWords = ({ locale }: Pick<Words, 'locale'>, minutes: number): string =>
  `${new Intl.NumberFormat(locale).format(Math.floor(minutes / 60))}:${String(minutes % 60).padStart(2, '0')}`
