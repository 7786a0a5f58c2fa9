import type { taxCodes } from '../../openapi/invoices.ts'
import { roundedShare } from '../money.ts'

export type TaxCode = (typeof taxCodes)[number]

/** Hundredths of a percent, by the country of whoever issues it; as of 2026. */
const rates: Readonly<Record<string, { standard: number; reduced: number }>> = {
  DE: { standard: 1900, reduced: 700 },
  AT: { standard: 2000, reduced: 1000 },
  GB: { standard: 2000, reduced: 500 },
  NL: { standard: 2100, reduced: 900 },
  BE: { standard: 2100, reduced: 600 },
  CH: { standard: 810, reduced: 260 },
  DK: { standard: 2500, reduced: 2500 },
  FR: { standard: 2000, reduced: 550 },
  PL: { standard: 2300, reduced: 800 },
  ES: { standard: 2100, reduced: 1000 },
  IE: { standard: 2300, reduced: 1350 },
}

/** In hundredths of a percent; null: the country's are not known. */
export function taxRateOf(code: TaxCode, country: string): number | null {
  if (code === 'zero' || code === 'reverseCharge' || code === 'exempt') return 0
  return rates[country]?.[code] ?? null
}

export interface Sums {
  net: number
  tax: number
  /** Always net and tax. */
  total: number
}

/** What a net amount comes to: the tax of an invoice is rounded once, on its net. `rate` in hundredths of a percent. */
export function sumsOf(net: number, rate: number): Sums {
  const tax = roundedShare(net * rate, 10_000)
  return { net, tax, total: net + tax }
}

const union = new Set(['DE', 'AT', 'NL', 'BE', 'DK', 'FR', 'PL', 'ES', 'IE'])

/** What is suggested: a client with a VAT number in another country of the union owes the tax itself. */
export function suggestedTax(issuer: string, client: { country: string; vatId: string | null }): TaxCode {
  if (issuer === client.country || !union.has(issuer)) return 'standard'
  return union.has(client.country) && client.vatId !== null ? 'reverseCharge' : 'standard'
}
