import { useState } from 'react'
import { mayCall } from '../../../access/may-call.ts'
import { useSession } from '../../../access/session.ts'
import { $api } from '../../../client/query.ts'
import { wholeList } from '../../../client/whole-list.ts'
import type { Group } from '../../../i18n/translate.ts'
import { useWords } from '../../../i18n/words.ts'
import { LateWords } from '../../shared/loading/LateWords.tsx'
import { CrewRatings } from '../../shared/rating/CrewRatings.tsx'
import { RateDialog } from '../../shared/rating/RateDialog.tsx'
import { unrated } from '../../shared/rating/unrated.ts'
import { useCommand } from '../../shared/useCommand.ts'
import type { Position, Shift } from '../project.types.ts'

interface CrewRatedProps {
  shift: Shift
  positions: readonly Position[]
}

const groups: readonly Group[] = ['app', 'shell', 'signOff']

/** How the client found the people of a shift whose delivery note they have answered; the client says it here as well. */
export function CrewRated(props: CrewRatedProps) {
  return (
    <LateWords groups={groups}>
      <Rated {...props} />
    </LateWords>
  )
}

function Rated({ shift, positions }: CrewRatedProps) {
  const { t } = useWords()
  const { user } = useSession()
  const at = { params: { path: { id: shift.id } } }
  const { data } = $api.useQuery('get', '/api/v1/projectCrews/{id}/projectCrewItemRatings', {
    params: { ...at.params, query: wholeList },
  })
  const rate = useCommand('post', '/api/v1/projectCrews/{id}/projectCrewItemRatings', { inForm: true })
  const [rating, setRating] = useState(false)
  if (!data) return null
  const left =
    user.loginTypes.includes('clients') && mayCall(user, 'rateCrewItems') ? unrated(positions, data.items) : []
  return (
    <>
      <CrewRatings
        ratings={data.items}
        timeZone={shift.location.timeZone}
        onRate={left.length > 0 ? () => setRating(true) : undefined}
      />
      {rating ? (
        <RateDialog
          positions={left}
          rater=""
          busy={rate.busy}
          failure={rate.failure}
          onRate={(rater, ratings) =>
            void rate.give(
              { ...at, body: { rater, ratings } },
              { done: t('signOff.note.rated'), then: () => setRating(false) },
            )
          }
          onClose={() => setRating(false)}
        />
      ) : null}
    </>
  )
}
