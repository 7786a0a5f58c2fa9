import { useState } from 'react'
import { LateWords } from '../../shared/loading/LateWords.tsx'
import type { Group } from '../../../i18n/translate.ts'
import { CrewRequestsView } from './CrewRequestsView.tsx'
import { AcceptRequest, DeclineRequest } from './AnswerRequest.tsx'
import type { PositionRequest, PositionRequests } from './asking.types.ts'

interface CrewRequestsProps {
  requests: PositionRequests
  crew: string
  now: number
}

const groups: readonly Group[] = ['app', 'shell', 'projectPlan', 'positionRequests']

type Doing = { what: 'accept' | 'decline'; request: PositionRequest }

/** What the client asks for on one crew and planning has not answered; nothing where there is none. */
export function CrewRequests({ requests: { items, acceptedQuotation }, crew, now }: CrewRequestsProps) {
  const [doing, setDoing] = useState<Doing | null>(null)
  const close = () => setDoing(null)
  const open = items.filter(({ state, projectCrew }) => state === 'asked' && projectCrew.id === crew)
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
        <AcceptRequest request={doing.request} now={now} quotation={acceptedQuotation} onClose={close} />
      ) : null}
      {doing?.what === 'decline' ? <DeclineRequest request={doing.request} now={now} onClose={close} /> : null}
    </LateWords>
  )
}
