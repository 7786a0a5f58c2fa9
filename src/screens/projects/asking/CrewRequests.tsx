import { useState } from 'react'
import { $api } from '../../../client/query.ts'
import { LateWords } from '../../shared/loading/LateWords.tsx'
import type { Group } from '../../../i18n/translate.ts'
import { CrewRequestsView } from './CrewRequestsView.tsx'
import { AcceptRequest, DeclineRequest } from './AnswerRequest.tsx'
import type { PositionRequest } from './asking.types.ts'

interface CrewRequestsProps {
  project: string
  crew: string
  now: number
}

const groups: readonly Group[] = ['app', 'shell', 'projectPlan', 'positionRequests']
/** How often it is asked for again, ms: the client asks and withdraws meanwhile. */
const often = 10_000

type Doing = { what: 'accept' | 'decline'; request: PositionRequest }

/** What the client asks for on one crew and planning has not answered; nothing where there is none. */
export function CrewRequests({ project, crew, now }: CrewRequestsProps) {
  const { data } = $api.useQuery(
    'get',
    '/api/v1/projects/{id}/positionRequests',
    { params: { path: { id: project } } },
    { refetchInterval: often },
  )
  const [doing, setDoing] = useState<Doing | null>(null)
  const close = () => setDoing(null)
  const open = data?.items.filter(({ state, projectCrew }) => state === 'asked' && projectCrew.id === crew) ?? []
  if (open.length === 0 && doing === null) return null
  return (
    <LateWords groups={groups}>
      <CrewRequestsView
        items={open}
        now={now}
        onAccept={request => setDoing({ what: 'accept', request })}
        onDecline={request => setDoing({ what: 'decline', request })}
      />
      {doing?.what === 'accept' ? (
        <AcceptRequest request={doing.request} now={now} quotation={data?.acceptedQuotation ?? null} onClose={close} />
      ) : null}
      {doing?.what === 'decline' ? <DeclineRequest request={doing.request} now={now} onClose={close} /> : null}
    </LateWords>
  )
}
