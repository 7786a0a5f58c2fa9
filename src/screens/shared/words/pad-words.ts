import type { Words } from '../../../i18n/words.ts'

/** What a pad says of itself: whose signature it takes (`pad`), and its buttons. */
export const padWords = ({ t }: Pick<Words, 't'>, pad: string) => ({
  pad,
  erase: t('signOff.erase'),
  enlarge: t('signOff.enlarge'),
  done: t('signOff.done'),
})
