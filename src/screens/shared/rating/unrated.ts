import type { components } from '../../../client/schema.d.ts'
import type { RatedPerson, Rating } from './rating.types.ts'

type Line = Pick<
  components['schemas']['DeliveryNote']['lines'][number],
  'id' | 'personName' | 'functionName' | 'status'
>
const worked: ReadonlySet<string> = new Set(['checkedIn', 'checkedOut', 'signedOff'])

/** Who worked and was not rated yet: each is rated once. */
export const unrated = (lines: readonly Line[], ratings: readonly Rating[]): RatedPerson[] =>
  lines
    .filter(
      ({ id, status }) =>
        worked.has(status) && !ratings.some(({ projectCrewItemStatusId }) => projectCrewItemStatusId === id),
    )
    .map(({ id, personName, functionName }) => ({ id, name: personName, role: functionName }))
