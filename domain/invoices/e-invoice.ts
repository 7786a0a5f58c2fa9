import type { TaxCode } from './tax.ts'

export type EInvoiceFormat = 'facturX' | 'xRechnung'

/** What accounting knows of a company. */
export interface Party {
  name: string
  street: string | null
  zipcode: string | null
  city: string
  country: string
  vatId: string | null
  taxNumber: string | null
  contactName: string | null
  contactPhone: string | null
  contactEmail: string | null
  buyerReference: string | null
  iban: string | null
  bic: string | null
}
export type PartyField = Exclude<keyof Party, 'name' | 'city' | 'country' | 'bic'>
export interface Lack {
  of: 'issuer' | 'client'
  field: PartyField
}

/** UNTDID 5305: how an invoice is taxed. */
export const taxCategories: Readonly<Record<TaxCode, string>> = {
  standard: 'S',
  reduced: 'S',
  zero: 'Z',
  reverseCharge: 'AE',
  exempt: 'E',
}

/**
 * What a format wants and nobody has entered. EN 16931 wants a tax number of the seller (BR-S-02, BR-Z-02, BR-E-02), and of
 * both a VAT number where the buyer owes the tax (BR-AE-02); XRechnung wants whom to ask, addresses, where electronic
 * invoices go and the buyer's reference (BR-DE-1 to 9, 15; PEPPOL-EN16931-R010, R020).
 */
export function lacksOf(format: EInvoiceFormat, issuer: Party, client: Party, taxCode: TaxCode): Lack[] {
  const reverse = taxCode === 'reverseCharge'
  const strict = format === 'xRechnung'
  const wanted: readonly [Lack['of'], PartyField, boolean][] = [
    ['issuer', 'street', true],
    ['issuer', 'zipcode', true],
    ['issuer', 'vatId', reverse || issuer.taxNumber === null],
    ['issuer', 'iban', strict],
    ['issuer', 'contactName', strict],
    ['issuer', 'contactPhone', strict],
    ['issuer', 'contactEmail', strict],
    ['client', 'street', true],
    ['client', 'zipcode', true],
    ['client', 'vatId', reverse],
    ['client', 'contactEmail', strict],
    ['client', 'buyerReference', strict],
  ]
  const parties = { issuer, client }
  return wanted.filter(([of, field, is]) => is && parties[of][field] === null).map(([of, field]) => ({ of, field }))
}

export interface Priced {
  /** UN/ECE Recommendation 20: hours, minutes, or one. */
  unit: 'HUR' | 'MIN' | 'C62'
  /** Below 0 where the line takes something back. */
  quantity: number
  /** In the smallest unit of the currency, at least 0. */
  price: number
  /** So many units cost the price. */
  basis: number
}

/**
 * Quantity and price of a line that come to its net exactly: by the hour where hours times rate are the net, else so many
 * hours cost so much, for each person of a line was rounded by itself (decision 31).
 */
export function pricedLine(net: number, minutes: number | null, ratePerHour: number | null): Priced {
  const sign = net < 0 ? -1 : 1
  const price = Math.abs(net)
  if (minutes === null || minutes === 0) return { unit: 'C62', quantity: sign, price, basis: 1 }
  // A third of an hour has no end as a decimal.
  const [unit, size] = minutes % 3 === 0 ? (['HUR', minutes / 60] as const) : (['MIN', minutes] as const)
  if (unit === 'HUR' && ratePerHour !== null && ratePerHour * minutes === price * 60)
    return { unit, quantity: sign * size, price: ratePerHour, basis: 1 }
  return { unit, quantity: sign * size, price, basis: size }
}
