import { useEffect, useRef } from 'react'
import { $api } from '../../../client/query.ts'
import { LateWords } from '../loading/LateWords.tsx'
import { useCommand } from '../useCommand.ts'
import { type ReceivedMessage, asksEvery, messageGroups } from './message.types.ts'
import { ReceivedView } from './ReceivedView.tsx'

const few = 5
const touches = ['crewMessages'] as const
const useMarkRead = () => {
  const { give } = useCommand('post', '/api/v1/crewMessages/{id}/read', { touches, inForm: true })
  return ({ id }: ReceivedMessage) => void give({ params: { path: { id } } })
}

/** What one has not read, wherever one works: said to be read by a tap. */
export const UnreadMessages = (props: { now: number }) => (
  <LateWords groups={messageGroups} waiting={null}>
    <Unread {...props} />
  </LateWords>
)

/** What was written to the crew of a job: it is read by being looked at. */
export const JobMessages = (props: { jobId: string; now: number }) => (
  <LateWords groups={messageGroups} waiting={null}>
    <OfJob {...props} />
  </LateWords>
)

function Unread({ now }: { now: number }) {
  const unread = $api.useQuery(
    'get',
    '/api/v1/crewMessages',
    { params: { query: { unread: 'true', limit: few, page: 1 } } },
    { refetchInterval: asksEvery },
  )
  return <ReceivedView messages={unread.data?.items ?? []} now={now} onRead={useMarkRead()} />
}

function OfJob({ jobId, now }: { jobId: string; now: number }) {
  const { data } = $api.useQuery(
    'get',
    '/api/v1/crewMessages',
    { params: { query: { jobId, limit: few, page: 1 } } },
    { refetchInterval: asksEvery },
  )
  const markRead = useMarkRead()
  const marked = useRef(new Set<string>())
  useEffect(() => {
    const read = () => {
      if (document.visibilityState !== 'visible' || !navigator.onLine) return
      for (const message of data?.items ?? []) {
        if (message.readAt !== null || marked.current.has(message.id)) continue
        marked.current.add(message.id)
        markRead(message)
      }
    }
    read()
    const events = [
      [document, 'visibilitychange'],
      [window, 'online'],
    ] as const
    for (const [on, event] of events) on.addEventListener(event, read)
    return () => {
      for (const [on, event] of events) on.removeEventListener(event, read)
    }
  })
  return <ReceivedView messages={data?.items ?? []} now={now} />
}
