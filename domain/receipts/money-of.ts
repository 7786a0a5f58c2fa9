import type { receiptCountries } from '../../openapi/receipts.ts'

export type ReceiptCountry = (typeof receiptCountries)[number]

const currencies: Partial<Record<ReceiptCountry, string>> = { GB: 'GBP', CH: 'CHF', DK: 'DKK', PL: 'PLN' }

/** ISO 4217 code of what a slip of a country is written in. */
export const currencyOf = (country: ReceiptCountry): string => currencies[country] ?? 'EUR'
