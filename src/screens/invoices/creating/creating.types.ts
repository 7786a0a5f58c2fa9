import type { Picked, Position } from '../../../machines/invoice-draft/invoice-draft.types.ts'

export type { Picked, Position }
export type PositionCrew = Position['crews'][number]

/** What was chosen, as it stands by now; what is not among the positions that are shown stays as it was. */
export function pickedNow(chosen: readonly Picked[], positions: readonly Position[]): Picked[] {
  const now = new Map(positions.flatMap(position => position.crews.map(crew => [crew.id, { position, crew }] as const)))
  return chosen.map(before => now.get(before.crew.id) ?? before).filter(({ crew }) => crew.invoice === null)
}

/** Signed, on no other invoice, and with a price. */
export const canCharge = ({ signedBy, invoice, unpriced, net }: PositionCrew): boolean =>
  signedBy !== null && invoice === null && unpriced === 0 && net !== null
