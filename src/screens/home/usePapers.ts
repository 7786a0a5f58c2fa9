import { useSyncExternalStore } from 'react'
import { mayCall } from '../../access/may-call.ts'
import { useSession } from '../../access/session.ts'
import { onReceived, receivedEntries } from '../../client/outbox/received-entries.ts'
import { $api } from '../../client/query.ts'
import { useOutbox } from '../../machines/outbox/outbox.context.ts'
import { requestOf } from '../../machines/outbox/outbox.requests.ts'
import { useEntries } from '../shared/useEntries.ts'
import type { Paper } from './home.types.ts'

/** Asked for at once; home shows the first few and all at a tap. */
const all = { limit: 100, page: 1 }
const often = 60_000

/** By day, then whatever is one's own to do, then what waits for others. */
const rank = (paper: Paper): string =>
  paper.kind === 'form' ? (paper.form.dueDate ?? '8') : paper.document.turn ? '7' : '9'

/** What one has to sign and to fill in, what is due first at the top. */
export function usePapers(): readonly Paper[] {
  const { user, personId } = useSession()
  const documents = $api.useQuery(
    'get',
    '/api/v1/documentsToSign',
    { params: { query: all } },
    { enabled: mayCall(user, 'listDocumentsToSign'), refetchInterval: often },
  )
  const forms = $api.useQuery(
    'get',
    '/api/v1/persons/{id}/formsPerform',
    { params: { path: { id: personId ?? '' }, query: all } },
    { enabled: personId !== null && mayCall(user, 'listFormsPerform'), refetchInterval: often },
  )
  const handedIn = useHandedIn(forms.dataUpdatedAt)
  return [
    ...(documents.data?.items ?? []).map(document => ({ kind: 'document', document }) as const),
    ...(forms.data?.items ?? []).filter(({ id }) => !handedIn.has(id)).map(form => ({ kind: 'form', form }) as const),
  ].toSorted((one, other) => rank(one).localeCompare(rank(other)))
}

/** Forms that were handed in on this device, of which an answer of then (ms of the device) knows nothing. */
function useHandedIn(answeredAt: number): ReadonlySet<string> {
  const waiting = useEntries(useOutbox(), { waiting: true }) ?? []
  const received = useSyncExternalStore(onReceived, receivedEntries)
  const known = [...received.filter(({ at }) => at >= answeredAt), ...waiting.filter(({ refused }) => refused === null)]
  return new Set(
    known.flatMap(({ request }) => {
      const made = requestOf(request)
      return made?.kind === 'formEnd' ? [made.form] : []
    }),
  )
}
