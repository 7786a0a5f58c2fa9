export interface HowFar {
  /** It was put away. */
  deleted: boolean
  /** How many have signed, and of how many. */
  signed: number
  signatories: number
}

/**
 * What of a document may still be changed. Its name, order and stars are what people sign under: they stand from the first
 * signature on. Its day stands once nobody is asked any more.
 */
export function changeable({ deleted, signed, signatories }: HowFar): { terms: boolean; dueDate: boolean } {
  return {
    terms: !deleted && signed === 0,
    dueDate: !deleted && (signed === 0 || signed < signatories),
  }
}
