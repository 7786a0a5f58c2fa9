import type { components } from '../../../client/schema.d.ts'

type Schemas = components['schemas']
export type Position = Schemas['InvoicePosition']
export type PositionCrew = Position['crews'][number]

/** A shift that was ticked, with the project it is of. */
export interface Picked {
  position: Position
  crew: PositionCrew
}

/** What was ticked, as it stands by now; what is not among the positions that are shown stays as it was. */
export function pickedNow(ticked: ReadonlyMap<string, Picked>, positions: readonly Position[]): Picked[] {
  const now = new Map(positions.flatMap(position => position.crews.map(crew => [crew.id, { position, crew }] as const)))
  return [...ticked].map(([id, before]) => now.get(id) ?? before).filter(({ crew }) => crew.invoice === null)
}

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
