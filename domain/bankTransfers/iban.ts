/** Letters of an IBAN by country, of those that take part in SEPA: ISO 13616, EPC409-09. */
const lengths: Readonly<Record<string, number>> = {
  ...{ AD: 24, AL: 28, AT: 20, BE: 16, BG: 22, CH: 21, CY: 28, CZ: 24, DE: 22, DK: 18, EE: 20, ES: 24, FI: 18, FR: 27 },
  ...{ GB: 22, GI: 23, GR: 27, HR: 21, HU: 28, IE: 22, IS: 26, IT: 27, LI: 21, LT: 20, LU: 20, LV: 21, MC: 27, MD: 24 },
  ...{ ME: 22, MK: 19, MT: 31, NL: 18, NO: 15, PL: 28, PT: 25, RO: 24, RS: 22, SE: 24, SI: 19, SK: 24, SM: 27, VA: 22 },
}
/** Countries of SEPA outside the European Economic Area: their banks are named by a BIC as well (EPC125-05). */
const outside = new Set(['AD', 'AL', 'CH', 'GB', 'GI', 'MC', 'MD', 'ME', 'MK', 'RS', 'SM', 'VA'])

/** Without the blanks people type, in capitals. */
export const bareIban = (text: string): string => text.replace(/\s/g, '').toUpperCase()

/** What is left of dividing a number of any length by 97. */
const by97 = (digits: string): number => [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0)

/** Whether it is an account of a country of SEPA, as long as they are there and with the right check digits; bare. */
export function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban) || iban.length !== lengths[iban.slice(0, 2)]) return false
  const turned = iban.slice(4) + iban.slice(0, 4)
  return by97(turned.replace(/[A-Z]/g, letter => String(letter.charCodeAt(0) - 55))) === 1
}

/** ISO 9362: bank, country, place, and three more for a branch. */
export const isBic = (bic: string): boolean => /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(bic)

export const needsBic = (iban: string): boolean => outside.has(iban.slice(0, 2))

/** In fours, as it is printed. */
export const spacedIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ')

/** Enough to know one's own by: country, check digits and the last four. */
export const maskedIban = (iban: string): string => spacedIban(`${iban.slice(0, 4)}${'•'.repeat(8)}${iban.slice(-4)}`)
