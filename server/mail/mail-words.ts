import { type LanguageCode, chooseLanguage, intlLocale, languageCode } from '../../domain/languages.ts'
import type { TenantRecord } from '../tenant/directory.ts'
import { cy } from './words/cy.ts'
import { de } from './words/de.ts'
import { deAt } from './words/deAt.ts'
import { type MailWords, en } from './words/en.ts'
import { es } from './words/es.ts'
import { fr } from './words/fr.ts'
import { nl } from './words/nl.ts'

export const mailWords: Record<LanguageCode, MailWords> = { en, de, deAt, es, nl, fr, cy }

/** The language of a mail to a person: their own where the agency allows it. */
export const mailLanguage = (
  { useUserLanguage, defaultLanguage }: Pick<TenantRecord, 'useUserLanguage' | 'defaultLanguage'>,
  userLanguage: string | null,
): LanguageCode => chooseLanguage({ useUserLanguage, userLanguage, defaultLanguage })

/** The words of a language; a value that is missing stays visible in its braces. */
export function speaker(language: string) {
  const code = languageCode(language)
  const words = mailWords[code]
  const say = (key: keyof MailWords, values: Record<string, string> = {}) =>
    words[key].replace(/\{(\w+)\}/g, (braces, name: string) => values[name] ?? braces)
  const format = (at: Date, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(intlLocale(code), options).format(at)
  return {
    code,
    say,
    /** A day where the work was, written out. */
    day: (at: Date, timeZone: string) => format(at, { dateStyle: 'full', timeZone }),
    /** From one day to another, YYYY-MM-DD; one where they are the same. */
    days: (first: string, last: string) =>
      new Intl.DateTimeFormat(intlLocale(code), { dateStyle: 'long', timeZone: 'UTC' }).formatRange(
        new Date(`${first}T12:00:00Z`),
        new Date(`${last}T12:00:00Z`),
      ),
    /** A month by its first day, YYYY-MM-DD. */
    month: (first: string) =>
      format(new Date(`${first}T12:00:00Z`), { month: 'long', year: 'numeric', timeZone: 'UTC' }),
    /** Day and time with the zone they are meant in. */
    moment: (at: Date, timeZone: string) =>
      format(at, {
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
        timeZoneName: 'short',
        timeZone,
      }),
  }
}

export type Speaker = ReturnType<typeof speaker>
