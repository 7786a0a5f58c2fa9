import { type LanguageCode, wordsOnPaper } from '../languages.ts'

/** What stands in the database where somebody's name stood; `read` says it in a language. */
export const erasedName = { first: 'Erased', last: 'person', whole: 'Erased person' } as const

const words: Record<LanguageCode, { name: string }> = {
  en: { name: 'Erased person' },
  de: { name: 'Gelöschte Person' },
  deAt: { name: 'Gelöschte Person' },
  es: { name: 'Persona eliminada' },
  nl: { name: 'Gewiste persoon' },
  fr: { name: 'Personne effacée' },
  cy: { name: 'Person wedi’i ddileu' },
}

/** A text with the mark of whoever was erased said in a language (code, caption or HTML language). */
export const sayErased = (text: string, language: string): string =>
  text.includes(erasedName.whole) ? text.replaceAll(erasedName.whole, wordsOnPaper(words, language).name) : text
