import type { components } from '../../client/schema.d.ts'

type Schemas = components['schemas']
export type Card = Schemas['RateCard']
export type Rate = Schemas['RateCardItem']
export type AddOns = Rate['addOns']
export const currencies = [
  'EUR',
  'GBP',
  'CHF',
  'DKK',
  'SEK',
  'NOK',
  'PLN',
  'CZK',
  'HUF',
  'USD',
] as const satisfies readonly Card['currency'][]
