import type { components } from '../../../client/schema.d.ts'

type Schemas = components['schemas']
export type Position = Schemas['InvoicePosition']
export type PositionCrew = Position['crews'][number]

/** Signed, on no other invoice, and with a price. */
export const canCharge = ({ signedBy, invoice, unpriced, net }: PositionCrew): boolean =>
  signedBy !== null && invoice === null && unpriced === 0 && net !== null

/** What may stand on one invoice together: one client, one currency. */
export const fits = (
  position: Pick<Position, 'company'>,
  crew: Pick<PositionCrew, 'currency'>,
  chosen: { position: Pick<Position, 'company'>; crew: Pick<PositionCrew, 'currency'> } | undefined,
): boolean =>
  chosen === undefined || (chosen.position.company.id === position.company.id && chosen.crew.currency === crew.currency)
