import type { components } from '../../client/schema.d.ts'

type Schemas = components['schemas']
export type Document = Schemas['Document']
export type Signatory = Schemas['DocumentSignatory']
export type PaperField = Schemas['DocumentField']
export type Spot = NonNullable<Signatory['spot']>

export const nameOf = ({ person, contact }: Signatory): string => person?.name ?? contact?.name ?? ''
export const isSigned = ({ status }: Signatory): boolean => status.caption === 'Signed'

/** The own signatory that matters now: whose turn it is, else who waits, else who signed last; null: only reading. */
export function ownOf({ signatories }: Document): Signatory | null {
  const own = signatories.filter(signatory => signatory.own)
  const open = own.filter(one => !isSigned(one))
  return open.find(({ waitsForId }) => waitsForId === null) ?? open[0] ?? own.at(-1) ?? null
}

/** Whose turn it is; as they like: everybody who has not signed. */
export const turnsOf = ({ signatories }: Document): Signatory[] =>
  signatories.filter(one => !isSigned(one) && one.waitsForId === null)
