/** "Germany" of `DE`; what is no code stands for itself. */
export const countryWords = (locale: string, code: string): string =>
  /^[A-Z]{2}$/.test(code) ? (new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code) : code
