import { sourceCaptions } from '../../domain/plusCrews/figure-sources.ts'
import { bonusType, requiredTypes } from '../../domain/plusCrews/plus-crew-month.ts'
import { plusCrewSourceType, plusCrewType, plusCrewValueType } from '../database/tables/plusCrews.ts'
import type { Tx } from '../database/tenant.ts'

/** What every agency begins with. Screens know value types by their caption. */
const choices = {
  types: ['Logistics', 'Service', 'Retail'],
  valueTypes: [
    { caption: requiredTypes.turnover, unit: 'amount' },
    { caption: requiredTypes.hours, unit: 'hours' },
    { caption: requiredTypes.target, unit: 'amount' },
    { caption: bonusType, unit: 'bonus' },
  ],
  // The first is what a figure gets that names no source.
  sources: [sourceCaptions.byHand, sourceCaptions.pasted, sourceCaptions.filled],
}

/** Writes an agency's kinds of plus crews, what is counted of them and where figures come from. */
export async function insertChoices(tx: Tx, tenantId: string, newId: () => string): Promise<void> {
  const row = <T extends object>(values: T, at: number) => ({ tenantId, id: newId(), sort: at + 1, ...values })
  await tx.insert(plusCrewType).values(choices.types.map((caption, at) => row({ caption }, at)))
  await tx.insert(plusCrewValueType).values(choices.valueTypes.map(row))
  await tx.insert(plusCrewSourceType).values(choices.sources.map((caption, at) => row({ caption }, at)))
}
