/** Calling codes of the countries whose numbers are written with a leading 0 at home, which falls away after the code. */
const codes: Readonly<Record<string, string>> = {
  AT: '43',
  BE: '32',
  CH: '41',
  DE: '49',
  FR: '33',
  GB: '44',
  IE: '353',
  NL: '31',
}

/** A number as somebody wrote it, as E.164; null where it is none, or nobody can say of which country. `country`: ISO 3166, where they live. */
export function mobileNumber(written: string | null, country: string | null): string | null {
  const bare = (written ?? '').replace(/\(0\)/g, '').replace(/[\s()./\u00a0\u2010-\u2015-]/g, '')
  const international = bare.replace(/^00/, '+')
  const code = codes[country ?? '']
  const whole = /^0[1-9]/.test(international) && code ? `+${code}${international.slice(1)}` : international
  return /^\+[1-9]\d{7,14}$/.test(whole) ? whole : null
}
