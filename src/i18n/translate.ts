import rosetta from 'rosetta'
import type { LanguageCode } from '../../domain/languages.ts'
import { dateFormat } from './dates.ts'
import type { Dictionary } from './dictionary.gen.ts'

/** One file per group of screens. */
export type Group = keyof Dictionary

type KeysOf<T> = { [K in keyof T & string]: T[K] extends string ? K : `${K}.${KeysOf<T[K]>}` }[keyof T & string]
/** `group.key.key`, as far as English knows it. */
export type WordKey = { [G in Group]: `${G}.${KeysOf<Dictionary[G]>}` }[Group]
/** Keys whose sentences depend on a number; each has at least an `other`. */
export type CountKey = { [K in WordKey]: K extends `${infer Base}.other` ? Base : never }[WordKey]

export type Values = Record<string, string | number>

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
/** Sentences that depend on a number: a language says as many forms as it has, which may be more than English has. */
type Plural = { [F in PluralForm]?: string } & { other: string }
type IsPlural<T> = T extends { other: string } ? ([keyof T] extends [PluralForm] ? true : false) : false

/** What a file of another language has to be: every key of English, each a sentence. */
export type Translated<T> = {
  [K in keyof T]: T[K] extends string ? string : IsPlural<T[K]> extends true ? Plural : Translated<T[K]>
}
/** Austria says only what differs from German. */
export type Differing<T> = { [K in keyof T]?: T[K] extends string ? string : Differing<T[K]> }

export interface Translator {
  /** A date or time in this language. */
  date(at: number | Date, options: Intl.DateTimeFormatOptions): string
  language: LanguageCode
  t(key: WordKey, values?: Values): string
  /** The form the language uses for `count`, which is also a value of the sentence. */
  tn(key: CountKey, count: number, values?: Values): string
  /** A sentence if there is one, for keys that come as data. */
  find(key: string): string | null
}

/**
 * Sentences of one language; English has been merged under the others when they were built. `locale` writes a counted
 * number; the form it takes is the language's own, whatever region the browser is set to.
 */
export function createTranslator(
  language: LanguageCode,
  words: Partial<Record<Group, unknown>>,
  locale: string,
): Translator {
  const dictionary = rosetta({ [language]: words })
  dictionary.locale(language)
  const plurals = new Intl.PluralRules(language === 'deAt' ? 'de' : language)
  const numbers = new Intl.NumberFormat(locale)
  const find = (key: string, values?: Values) => {
    const text: unknown = dictionary.t(key, values)
    return typeof text === 'string' && text !== '' ? text : null
  }
  return {
    language,
    // Welsh names of days and months do not come with every browser: `locale` is another one there.
    date: (at, options) => dateFormat(language === 'cy' ? 'cy-GB' : locale, options)(at),
    t: (key, values) => find(key, values) ?? key,
    tn: (key, count, values) => {
      const all = { count: numbers.format(count), ...values }
      return find(`${key}.${plurals.select(count)}`, all) ?? find(`${key}.other`, all) ?? key
    },
    find: key => find(key),
  }
}
