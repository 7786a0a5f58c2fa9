import { useEffect, useEffectEvent, useRef } from 'react'
import { $api } from '../../../client/query.ts'
import { wholeList } from '../../../client/whole-list.ts'
import { useFirst } from '../list/useFirst.ts'
import { LateWords } from '../loading/LateWords.tsx'
import { useCommand } from '../useCommand.ts'
import { type ReceivedMessage, asksEvery, messageGroups } from './message.types.ts'
import { ReceivedView } from './ReceivedView.tsx'

/** Shown at first. */
const newest = 5
const none: readonly ReceivedMessage[] = []
const touches = ['crewMessages'] as const
const useMarkRead = () => {
  const { give } = useCommand('post', '/api/v1/crewMessages/{id}/read', { touches, inForm: true })
  return ({ id }: ReceivedMessage) => give({ params: { path: { id } } })
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

function useNewest(messages = none) {
  const { shown, showAll } = useFirst(messages, newest)
  return { shown, all: showAll && { count: messages.length, show: showAll } }
}

function Unread({ now }: { now: number }) {
  const markRead = useMarkRead()
  const unread = $api.useQuery(
    'get',
    '/api/v1/crewMessages',
    { params: { query: { unread: 'true', ...wholeList } } },
    { refetchInterval: asksEvery },
  )
  const { shown, all } = useNewest(unread.data?.items)
  return <ReceivedView messages={shown} now={now} onRead={message => void markRead(message)} all={all} />
}

function OfJob({ jobId, now }: { jobId: string; now: number }) {
  const { data, dataUpdatedAt } = $api.useQuery(
    'get',
    '/api/v1/crewMessages',
    { params: { query: { jobId, ...wholeList } } },
    { refetchInterval: asksEvery },
  )
  const { shown, all } = useNewest(data?.items)
  const markRead = useMarkRead()
  const marked = useRef(new Set<string>())
  const read = useEffectEvent(() => {
    if (document.visibilityState !== 'visible' || !navigator.onLine) return
    for (const message of shown) {
      if (message.readAt !== null || marked.current.has(message.id)) continue
      marked.current.add(message.id)
      // What did not arrive is said again with the next answer.
      void markRead(message).then(done => done ?? marked.current.delete(message.id))
    }
  })
  useEffect(() => read(), [dataUpdatedAt, shown.length])
  useEffect(() => {
    const again = () => read()
    document.addEventListener('visibilitychange', again)
    window.addEventListener('online', again)
    return () => {
      document.removeEventListener('visibilitychange', again)
      window.removeEventListener('online', again)
    }
  }, [])
  return <ReceivedView messages={shown} now={now} all={all} />
}
