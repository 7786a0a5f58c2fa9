/** Work of one person on one shift, as far as paying it goes. Instants in ms. */
export interface Work {
  /** When the shift is over by the plan. */
  ends: number
  /** Minutes the client signed, by the latest amendment; null: not signed. */
  signed: number | null
  /** Minutes as the chief leaves them: entered, or as the punches have it; null: nobody came and left. */
  stood: number | null
  /** Whether there is a rate for it. */
  priced: boolean
}

export const waits = ['toCome', 'notWorked', 'notSigned', 'rateMissing'] as const
export type Wait = (typeof waits)[number]

/** What is paid, on whose word; or what it waits for. */
export type Payable = { basis: 'signed' | 'chief'; minutes: number } | { waits: Wait; minutes: number | null }

const day = 24 * 60 * 60_000

/** From when on work is paid on the chief's word, where no client signed it. */
export const payableUnsigned = (ends: number, days: number): number => ends + days * day

/** Signed hours are paid; unsigned ones on the chief's word, once so many days have gone by. */
export function payable({ ends, signed, stood, priced }: Work, now: number, unsignedDays: number): Payable {
  const minutes = signed ?? stood
  if (minutes === null) return { waits: ends > now ? 'toCome' : 'notWorked', minutes }
  if (!priced) return { waits: 'rateMissing', minutes }
  if (signed !== null) return { basis: 'signed', minutes }
  return payableUnsigned(ends, unsignedDays) <= now ? { basis: 'chief', minutes } : { waits: 'notSigned', minutes }
}
