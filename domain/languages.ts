export const languageCodes = ['en', 'de', 'deAt', 'es', 'nl', 'fr', 'cy'] as const
export type LanguageCode = (typeof languageCodes)[number]

/** Captions as the API spells them. Spec §3. */
const languageCaptions: Record<LanguageCode, string> = {
  en: 'English',
  nl: 'Dutch',
  cy: 'Welsh',
  fr: 'French',
  deAt: 'German (Austria)',
  de: 'German',
  es: 'Spanish',
}

/** The code behind a caption, a code or an HTML language, whatever its case; anything else is English. Spec §3. */
export function languageCode(captionOrCode: string | null | undefined): LanguageCode {
  const wanted = captionOrCode?.trim().toLowerCase()
  const spellings = (code: LanguageCode) => [code, languageCaptions[code], htmlLanguage(code)].map(s => s.toLowerCase())
  return languageCodes.find(code => wanted !== undefined && spellings(code).includes(wanted)) ?? 'en'
}

/**
 * The interface language: where the tenant allows it the user's own, or, before anybody is known, the first of the
 * browser's (BCP 47) that is spoken here; else the tenant's, else English. A-LANGUAGE.
 */
export const chooseLanguage = (from: {
  useUserLanguage: boolean
  userLanguage: string | null | undefined
  browserLanguages?: readonly string[]
  defaultLanguage: string | null | undefined
}): LanguageCode => {
  const own = from.userLanguage ? languageCode(from.userLanguage) : spokenBy(from.browserLanguages ?? [])
  return (from.useUserLanguage && own) || languageCode(from.defaultLanguage)
}

const spokenBy = (browser: readonly string[]): LanguageCode | undefined =>
  browser
    .map(tag => tag.toLowerCase())
    .map(tag => (tag === 'de-at' ? 'deAt' : languageCodes.find(code => code === tag.split('-')[0])))
    .find(code => code !== undefined)

/** For the `lang` attribute. */
export const htmlLanguage = (code: LanguageCode): string => (code === 'deAt' ? 'de-AT' : code)

/**
 * What a paper says in a language (code or caption; unknown: English), and the locale of its figures and dates: no browser
 * is asked, and English has the 24-hour clock and the day before the month too.
 */
export function wordsOnPaper<T extends object>(
  words: Record<LanguageCode, T>,
  language: string,
): T & { locale: string } {
  const code = languageCode(language)
  return { ...words[code], locale: code === 'en' ? 'en-GB' : htmlLanguage(code) }
}

/**
 * For Intl: the browser's own locale where it speaks the chosen language (`en-US` for English), else a European one.
 * German (Austria) is always de-AT.
 */
export function intlLocale(code: LanguageCode, browserLocale?: string): string {
  const europe: Record<LanguageCode, string> = {
    en: 'en-GB',
    de: 'de-DE',
    deAt: 'de-AT',
    es: 'es-ES',
    nl: 'nl-NL',
    fr: 'fr-FR',
    cy: 'cy-GB',
  }
  if (code === 'deAt' || !browserLocale) return europe[code]
  return browserLocale.toLowerCase().startsWith(`${code}-`) ? browserLocale : europe[code]
}

/** English-speaking regions whose week starts on Sunday (CLDR week data). */
const sundayRegions = 'AG AS BD BS BW BZ CA DM GU HK IN JM KE MH MT PH PK PR SG TT UM US VI WS ZA ZW'.split(' ')

/** 1 Monday, 0 Sunday: Monday for all languages, but Sunday for English under a locale such as en-US. A-WEEK. */
export function weekStart(code: LanguageCode, browserLocale?: string): 0 | 1 {
  const [language = '', ...rest] = (browserLocale ?? '').split('-')
  const region = rest.find(part => /^[a-z]{2}$/i.test(part))?.toUpperCase()
  return code === 'en' && language.toLowerCase() === 'en' && region && sundayRegions.includes(region) ? 0 : 1
}
