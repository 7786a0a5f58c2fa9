import type { components } from '../../client/schema.d.ts'
import type { Receipt } from '../shared/receipts/receipt.types.ts'

export type Head = components['schemas']['ReceiptChange']

export const headOf = ({ type, shop, date, country, paidWith, project, total }: Receipt): Head => ({
  ...{ typeId: type.id, shop, date, country, paidWith, projectId: project?.id ?? null, total },
})

/** Where whoever speaks like this probably buys. */
export function countryOf(locale: string): Head['country'] {
  const [language, region] = locale.split('-')
  if (region === 'AT') return 'AT'
  const by: Record<string, Head['country']> = { de: 'DE', es: 'ES', nl: 'NL', fr: 'FR', cy: 'GB' }
  return by[language ?? ''] ?? (region === 'GB' ? 'GB' : 'DE')
}
