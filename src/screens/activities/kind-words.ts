import type { Words } from '../../i18n/words.ts'

/** A kind in the language shown; the agency's own are only known by their caption. */
export const kindWords = (words: Words, { code, caption }: { code: string; caption: string }): string =>
  words.find(`todos.kind.${code}`) ?? caption
