import type { Words } from '../../../i18n/words.ts'

/** "Hours, Night 25 % and Sunday 50 %" */
export const listWords = ({ locale }: Pick<Words, 'locale'>, names: readonly string[]): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(names)
