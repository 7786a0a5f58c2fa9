import { de } from './de.ts'
import type { MailWords } from './en.ts'

/** German, but for what is said differently in Austria. */
export const deAt: MailWords = {
  ...de,
  regards: 'Liebe Grüße',
  address: 'Wenn der Button nichts tut, kopiere diese Adresse in deinen Browser:',
}
