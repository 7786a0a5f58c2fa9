import { mayCall } from '../../access/may-call.ts'
import { useSession } from '../../access/session.ts'
import { $api } from '../../client/query.ts'
import { wholeList } from '../../client/whole-list.ts'
import { useHandedIn } from '../shared/papers/useHandedIn.ts'
import type { Paper } from './home.types.ts'

const often = 60_000

/** By day, then whatever is one's own to do, then what waits for others. */
function rank(paper: Paper): string {
  if (paper.kind === 'form') return paper.form.dueDate ?? '8'
  if (paper.kind === 'upload') return paper.document.dueDate ?? '8'
  return paper.document.turn ? '7' : '9'
}

/** What one has to sign, to upload and to fill in, what is due first at the top. */
export function usePapers(): readonly Paper[] {
  const { user, personId } = useSession()
  const documents = $api.useQuery(
    'get',
    '/api/v1/documentsToSign',
    { params: { query: wholeList } },
    { enabled: mayCall(user, 'listDocumentsToSign'), refetchInterval: often },
  )
  const forms = $api.useQuery(
    'get',
    '/api/v1/persons/{id}/formsPerform',
    { params: { path: { id: personId ?? '' }, query: wholeList } },
    { enabled: personId !== null && mayCall(user, 'listFormsPerform'), refetchInterval: often },
  )
  const own = $api.useQuery(
    'get',
    '/api/v1/persons/{id}/documents',
    { params: { path: { id: personId ?? '' }, query: wholeList } },
    { enabled: personId !== null && mayCall(user, 'listPersonDocuments'), refetchInterval: often },
  )
  const handedIn = useHandedIn(forms.dataUpdatedAt)
  return [
    ...(documents.data?.items ?? []).map(document => ({ kind: 'document', document }) as const),
    ...(forms.data?.items ?? []).filter(({ id }) => !handedIn.has(id)).map(form => ({ kind: 'form', form }) as const),
    ...(own.data?.items ?? [])
      .filter(({ state }) => state === 'toUpload' || state === 'declined')
      .map(document => ({ kind: 'upload', document }) as const),
  ].toSorted((one, other) => rank(one).localeCompare(rank(other)))
}
