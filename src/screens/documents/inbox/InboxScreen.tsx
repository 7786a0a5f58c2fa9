import { dateIn } from '../../../../domain/shift-display.ts'
import { mayCall } from '../../../access/may-call.ts'
import { useSession } from '../../../access/session.ts'
import { $api } from '../../../client/query.ts'
import { wholeList } from '../../../client/whole-list.ts'
import { loadable } from '../../shared/loadable.ts'
import { useHandedIn } from '../../shared/papers/useHandedIn.ts'
import { viewerZone } from '../../shared/words/shift-words.ts'
import { useNow } from '../../shared/useNow.ts'
import { InboxView } from './InboxView.tsx'

/** One's papers: what waits for oneself, which certificates hold, and what waits for others. */
export default function InboxScreen() {
  const { user, personId } = useSession()
  const now = useNow()
  const at = { params: { path: { id: personId ?? '' }, query: wholeList } }
  const may = (operation: Parameters<typeof mayCall>[1]) => personId !== null && mayCall(user, operation)
  const reads = {
    documents: may('listPersonDocuments'),
    forms: may('listFormsPerform'),
    trainings: may('listFormsTrainingPerform'),
  }
  const documents = $api.useQuery('get', '/api/v1/persons/{id}/documents', at, { enabled: reads.documents })
  const forms = $api.useQuery('get', '/api/v1/persons/{id}/formsPerform', at, { enabled: reads.forms })
  const trainings = $api.useQuery('get', '/api/v1/persons/{id}/formsTrainingPerform', at, {
    enabled: reads.trainings,
  })
  const handedIn = useHandedIn(forms.dataUpdatedAt)
  const asked = [documents, ...(reads.forms ? [forms] : []), ...(reads.trainings ? [trainings] : [])]
  const content =
    documents.data && (forms.data || !reads.forms) && (trainings.data || !reads.trainings)
      ? {
          documents: documents.data.items,
          forms: (forms.data?.items ?? []).filter(({ id }) => !handedIn.has(id)),
          trainings: trainings.data?.items ?? [],
        }
      : undefined
  return (
    <InboxView
      state={reads.documents ? loadable(asked, content) : { kind: 'refused' }}
      today={dateIn(viewerZone(), now)}
    />
  )
}
