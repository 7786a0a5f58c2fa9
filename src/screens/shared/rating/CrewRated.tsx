import { useState } from 'react'
import { mayCall } from '../../../access/may-call.ts'
import { useSession } from '../../../access/session.ts'
import { $api } from '../../../client/query.ts'
import { wholeList } from '../../../client/whole-list.ts'
import type { Group } from '../../../i18n/translate.ts'
import { useWords } from '../../../i18n/words.ts'
import { LateWords } from '../loading/LateWords.tsx'
import { useCommand } from '../useCommand.ts'
import { functionWords } from '../words/shift-words.ts'
import { CrewRatings } from './CrewRatings.tsx'
import { RateDialog } from './RateDialog.tsx'
import type { RatedPerson, Rating } from './rating.types.ts'
import { unrated } from './unrated.ts'

interface CrewRatedProps {
  crewId: string
  /** Of the venue. */
  timeZone: string
  /** Whoever leads may hand the device to the client; elsewhere they only read. */
  byLeader?: boolean
}

const groups: readonly Group[] = ['app', 'shell', 'signOff']

/** How the client found the people of a shift whose delivery note is there; the client says it here, and otherwise later. */
export function CrewRated(props: CrewRatedProps) {
  return (
    <LateWords groups={groups}>
      <Rated {...props} />
    </LateWords>
  )
}

type Open = { kind: 'rate'; people: readonly RatedPerson[] } | { kind: 'change'; given: Rating }

function Rated({ crewId, timeZone, byLeader = false }: CrewRatedProps) {
  const words = useWords()
  const { t } = words
  const { user } = useSession()
  const client = user.loginTypes.includes('clients')
  const rates = mayCall(user, 'rateCrewItems') && (client || byLeader)
  const at = { params: { path: { id: crewId } } }
  const { data } = $api.useQuery('get', '/api/v1/projectCrews/{id}/projectCrewItemRatings', {
    params: { ...at.params, query: wholeList },
  })
  const note = $api.useQuery('get', '/api/v1/projectCrews/{id}/deliveryNote/details', at, { enabled: rates })
  const rate = useCommand('post', '/api/v1/projectCrews/{id}/projectCrewItemRatings', { inForm: true })
  const change = useCommand('post', '/api/v1/projectCrewItemRatings/{id}', { inForm: true })
  const [open, setOpen] = useState<Open | null>(null)
  if (!data) return null
  const may = rates && note.data !== undefined && (client || note.data.may.amend)
  const left = may ? unrated(words, note.data.lines, data.items) : []
  const close = () => setOpen(null)
  return (
    <>
      <CrewRatings
        ratings={data.items}
        left={left}
        timeZone={timeZone}
        onRate={people => setOpen({ kind: 'rate', people })}
        onChange={
          client && mayCall(user, 'changeCrewItemRating') ? given => setOpen({ kind: 'change', given }) : undefined
        }
      />
      {open?.kind === 'rate' ? (
        <RateDialog
          people={open.people}
          rater={(client ? note.data?.suggestedSigner : note.data?.signerName) ?? ''}
          busy={rate.busy}
          failure={rate.failure}
          onRate={(rater, ratings) =>
            void rate.give({ ...at, body: { rater, ratings } }, { done: t('signOff.note.rated'), then: close })
          }
          onClose={close}
        />
      ) : null}
      {open?.kind === 'change' ? (
        <RateDialog
          people={[
            {
              id: open.given.projectCrewItemStatusId,
              name: open.given.person.name,
              pictureUrl: open.given.person.pictureUrl,
              role: functionWords(words, open.given.projectCrewItem.function),
            },
          ]}
          given={open.given}
          rater={note.data?.suggestedSigner ?? open.given.rater}
          busy={change.busy}
          failure={change.failure}
          onRate={(rater, [said]) =>
            said &&
            void change.give(
              {
                params: { path: { id: open.given.id } },
                body: { rater, rating: said.rating, remark: said.remark ?? null },
              },
              { done: t('signOff.note.ratingChanged'), then: close },
            )
          }
          onClose={close}
        />
      ) : null}
    </>
  )
}
