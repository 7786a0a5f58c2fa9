/** What a signatory's status is called; whoever signs has the last. */
export const signatoryStatuses = ['On Going', 'Ready to sign', 'Signed'] as const

type Key = string | number

/** A signatory as the API tells it: whoever comes from another system may lack anything but the id. */
export interface SignatoryFacts {
  id: Key
  status?: { caption?: string | null } | null
  person?: { id: Key } | null
  contact?: { number: Key } | null
  signatures?: readonly { signed: boolean }[] | null
}

export interface DocumentFacts<S extends SignatoryFacts = SignatoryFacts> {
  /** An object, or the same as JSON. */
  parameters?: unknown
  signatories?: readonly S[] | null
}

/** Whose signatories are meant: those of the person, and those of the company contact the login belongs to. */
export interface Signer {
  personId: Key | null
  contactNumber: Key | null
}

export const usesSignatories = ({ signatories }: DocumentFacts): boolean => (signatories ?? []).length > 0

/** Whether signatories sign in the order of their list; spelled in any case, with nothing around it. */
export function oneByOne({ parameters }: DocumentFacts): boolean {
  const given = typeof parameters === 'string' ? parsed(parameters) : parameters
  if (typeof given !== 'object' || given === null || !('signatoriesOrder' in given)) return false
  return typeof given.signatoriesOrder === 'string' && given.signatoriesOrder.toLowerCase() === 'one by one'
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** What is missing matches nothing, not even what is missing too. */
const same = (one: Key | null | undefined, other: Key | null): boolean =>
  one !== null && one !== undefined && other !== null && String(one) === String(other)

const belongsTo = ({ person, contact }: SignatoryFacts, { personId, contactNumber }: Signer): boolean =>
  same(person?.id, personId) || same(contact?.number, contactNumber)

export const mySignatories = <S extends SignatoryFacts>({ signatories }: DocumentFacts<S>, signer: Signer): S[] =>
  (signatories ?? []).filter(one => belongsTo(one, signer))

const captionOf = ({ status }: SignatoryFacts): string | null => status?.caption ?? null
const isOpen = (one: SignatoryFacts): boolean => captionOf(one) === 'Ready to sign' || captionOf(one) === 'On Going'

/** Own signatories that can sign now. In order, one waits while the one directly before has a status and is not signed. */
export function canSign<S extends SignatoryFacts>(document: DocumentFacts<S>, signer: Signer): S[] {
  const inOrder = oneByOne(document)
  return (document.signatories ?? []).filter((one, at, all) => {
    const before = all[at - 1]
    const waits = inOrder && before && captionOf(before) !== null && captionOf(before) !== 'Signed'
    return belongsTo(one, signer) && isOpen(one) && !waits
  })
}

/**
 * What a document is to somebody: ready when a signature is theirs to give, signed when every one of those is given.
 * Both hold between the last stroke and the status that follows it; signed is what is shown then.
 */
export function standing(document: DocumentFacts, signer: Signer) {
  const signatures = canSign(document, signer).flatMap(one => one.signatures ?? [])
  return {
    readyToSign: signatures.length > 0,
    signed: signatures.length > 0 && signatures.every(one => one.signed),
  }
}

/**
 * Whom a signatory waits for before the server takes a signature: the first of all before it who has not signed, one
 * without a status among them; null when it is their turn, or when there is no order.
 */
export function waitsFor<S extends SignatoryFacts>(document: DocumentFacts<S>, id: S['id']): S | null {
  if (!oneByOne(document)) return null
  const signatories = document.signatories ?? []
  const at = signatories.findIndex(one => one.id === id)
  return signatories.slice(0, Math.max(0, at)).find(one => captionOf(one) !== 'Signed') ?? null
}

/** Who comes next, once those before have signed; in no order, everybody who has not. */
export function nextToSign<S extends SignatoryFacts>(document: DocumentFacts<S>): S[] {
  const open = (document.signatories ?? []).filter(one => captionOf(one) !== 'Signed')
  return oneByOne(document) ? open.slice(0, 1) : open
}
