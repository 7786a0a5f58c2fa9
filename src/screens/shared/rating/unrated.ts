import type { components } from '../../../client/schema.d.ts'
import type { Words } from '../../../i18n/words.ts'
import { functionWords } from '../words/shift-words.ts'
import type { RatedPerson, Rating } from './rating.types.ts'

type Line = Pick<
  components['schemas']['DeliveryNote']['lines'][number],
  'id' | 'personName' | 'pictureUrl' | 'functionName' | 'functionCode' | 'status'
>
const worked: ReadonlySet<string> = new Set(['checkedIn', 'checkedOut', 'signedOff'])

/** Who worked and was not rated yet: each is rated once. */
export const unrated = (words: Words, lines: readonly Line[], ratings: readonly Rating[]): RatedPerson[] =>
  lines
    .filter(
      ({ id, status }) =>
        worked.has(status) && !ratings.some(({ projectCrewItemStatusId }) => projectCrewItemStatusId === id),
    )
    .map(({ id, personName, pictureUrl, functionName, functionCode }) => ({
      id,
      name: personName,
      pictureUrl,
      role: functionWords(words, { caption: functionName, code: functionCode ?? '' }),
    }))
