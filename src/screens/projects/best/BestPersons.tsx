import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { mayCall } from '../../../access/may-call.ts'
import { useSession } from '../../../access/session.ts'
import { $api } from '../../../client/query.ts'
import type { Group } from '../../../i18n/translate.ts'
import { useWords } from '../../../i18n/words.ts'
import { LateWords } from '../../shared/loading/LateWords.tsx'
import { WaitingPage } from '../../shared/WaitingPage.tsx'
import { LeavingQuestion } from '../../shared/form/LeavingQuestion.tsx'
import { useListAddress } from '../../shared/list/useListAddress.ts'
import { methods } from '../../shared/job/best-methods.ts'
import { loadable } from '../../shared/loadable.ts'
import { problemWords } from '../../shared/words/problem-words.ts'
import { useCommand } from '../../shared/useCommand.ts'
import { useLeaving } from '../../shared/useLeaving.ts'
import { useNow } from '../../shared/useNow.ts'
import type { Candidate } from './best.types.ts'
import { type Act, BestPersonsView } from './BestPersonsView.tsx'
import type { Invitation } from './ChosenPanel.tsx'

const groups: readonly Group[] = ['app', 'shell', 'projects', 'bestPersons']
/** How often it is ranked anew, ms: others fill places as well. */
const often = 20_000
/** What the address has of this page: looking for others leaves nothing. */
const ownWords = ['q', 'method']
const unsaid: Invitation = { answerBy: '', note: '' }
/** All that stand for the position: its people, its places, what the log says. */
const touches = ['projectCrewItems', 'projectCrews', 'projectCrewItemStatus', 'projects', 'activities'] as const

/** Who fits a position best, with words that come with it. */
export function BestPersons({ position }: { position: string }) {
  return (
    <LateWords groups={groups} waiting={<WaitingPage />}>
      <Finding position={position} />
    </LateWords>
  )
}

function Finding({ position }: { position: string }) {
  const words = useWords()
  const { t, tn } = words
  const { user } = useSession()
  const now = useNow()
  const { q, search, onSearch, asked, change } = useListAddress()
  const method = methods.find(one => one === asked.get('method')) ?? 'bestMatch'
  const at = { path: { id: position } }
  const ranking = $api.useQuery(
    'get',
    '/api/v1/projectCrewItems/{id}/bestPersons',
    { params: { ...at, query: { method, most: 100, ...(q ? { q } : {}) } } },
    { enabled: mayCall(user, 'findBestPersons'), refetchInterval: often, placeholderData: keepPreviousData },
  )
  // Whom one has chosen stays chosen while one looks for others.
  const [chosen, setChosen] = useState<readonly Candidate[]>([])
  const [invitation, setInvitation] = useState(unsaid)
  const invite = useCommand('post', '/api/v1/projectCrewItems/{id}/invitations', { touches, inForm: true })
  const putOn = useCommand('post', '/api/v1/projectCrewItemStatus', { touches, inForm: true })
  const found = ranking.data
  const unsaved = chosen.length > 0 || invitation.note.trim() !== '' || invitation.answerBy !== ''
  const leaving = useLeaving(unsaved, ownWords)
  const known = chosen.map(one => found?.items.find(({ id }) => id === one.id) ?? one)

  const done = () => {
    setChosen([])
    setInvitation(unsaid)
  }
  const act = async (what: Act) => {
    if (what === 'invite') {
      const said = {
        params: at,
        body: {
          personIds: known.map(({ id }) => id),
          ...(invitation.answerBy ? { answerBy: invitation.answerBy } : {}),
          ...(invitation.note.trim() ? { note: invitation.note } : {}),
        },
      }
      await invite.give(said, { done: ({ told }) => tn('bestPersons.invited', told), then: done })
      return
    }
    const [person] = known
    if (!person) return
    await putOn.give(
      {
        body: {
          projectCrewItemId: position,
          personId: person.id,
          status: 'confirmed',
          // What stands in the way was shown, and planning said yes to it.
          ...(person.hardReasons.length ? { acceptDoubleBooking: true } : {}),
        },
      },
      { done: t('bestPersons.confirmed', { name: person.name }), then: done },
    )
  }
  const failure = invite.failure ?? putOn.failure
  const taken = failure?.details['people']
  const error = !failure
    ? null
    : Array.isArray(taken)
      ? t('bestPersons.taken', { names: taken.map(({ name }: { name: string }) => name).join(', ') })
      : problemWords(words, failure)
  return (
    <>
      <BestPersonsView
        state={loadable([ranking], found)}
        now={now}
        method={method}
        search={search}
        chosen={known}
        invitation={invitation}
        busy={invite.busy || putOn.busy}
        error={error}
        onMethod={next => change({ method: next === 'bestMatch' ? null : next })}
        onSearch={onSearch}
        onChoose={(person, on) =>
          setChosen(before => [...before.filter(({ id }) => id !== person.id), ...(on ? [person] : [])])
        }
        onClear={() => setChosen([])}
        onInvitation={setInvitation}
        onAct={what => void act(what)}
      />
      <LeavingQuestion {...leaving} />
    </>
  )
}
