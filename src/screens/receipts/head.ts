import type { components } from '../../client/schema.d.ts'
import type { Receipt } from '../shared/receipts/receipt.types.ts'

export type Head = components['schemas']['ReceiptChange']

export const headOf = ({ type, shop, date, country, paidWith, project, total }: Receipt): Head => ({
  ...{ typeId: type.id, shop, date, country, paidWith, projectId: project?.id ?? null, total },
})

const countries: Readonly<Record<string, Head['country']>> = {
  'Europe/Vienna': 'AT',
  'Europe/Brussels': 'BE',
  'Europe/Zurich': 'CH',
  'Europe/Berlin': 'DE',
  'Europe/Copenhagen': 'DK',
  'Europe/Madrid': 'ES',
  'Atlantic/Canary': 'ES',
  'Europe/Paris': 'FR',
  'Europe/London': 'GB',
  'Europe/Dublin': 'IE',
  'Europe/Amsterdam': 'NL',
  'Europe/Warsaw': 'PL',
}

/** Where somebody buys: where their device is, whatever they speak. */
export const countryOf = (timeZone: string): Head['country'] => countries[timeZone] ?? 'DE'
