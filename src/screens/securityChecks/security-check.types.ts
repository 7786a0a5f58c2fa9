import type { components } from '../../client/schema.d.ts'
import type { WhichCheck } from '../../machines/outbox/outbox.requests.ts'

type Schemas = components['schemas']
/** As it is read: points are no pairs to whoever asks. */
export type CheckPerson = Omit<Schemas['SecurityCheckPerson'], 'signature'> & {
  signature: { ratio: number; strokes: number[][][] } | null
}
export type CheckQuestion = Schemas['SecurityCheckQuestion']
export type Check = Omit<Schemas['SecurityCheck'], 'people'> & { people: readonly CheckPerson[] }

/** Which check an address names; null: none. */
export function whichOf({ formId = '', date = '', shift = '' }: Record<string, string>): WhichCheck | null {
  const number = Number(shift)
  return Number.isInteger(number) && number > 0 ? { formId, date, shift: number } : null
}
