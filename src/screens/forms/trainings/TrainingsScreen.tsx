import { useLocation } from 'wouter'
import { dateIn } from '../../../../domain/shift-display.ts'
import { mayCall } from '../../../access/may-call.ts'
import { useSession } from '../../../access/session.ts'
import { $api } from '../../../client/query.ts'
import { wholeList } from '../../../client/whole-list.ts'
import { loadable } from '../../shared/loadable.ts'
import { viewerZone } from '../../shared/words/shift-words.ts'
import { useCommand } from '../../shared/useCommand.ts'
import { useNow } from '../../shared/useNow.ts'
import { TrainingsView } from './TrainingsView.tsx'

/** One's trainings: what came of the last one, what is to be taken, and what was taken. */
export default function TrainingsScreen() {
  const { user, personId } = useSession()
  const [, navigate] = useLocation()
  const now = useNow()
  const reads = personId !== null && mayCall(user, 'listFormsTrainingPerform')
  const at = { params: { path: { id: personId ?? '' }, query: wholeList } }
  const enabled = { enabled: reads }
  const trainings = $api.useQuery('get', '/api/v1/persons/{id}/formsTrainingPerform', at, enabled)
  const papers = $api.useQuery('get', '/api/v1/persons/{id}/documentsTraining', at, enabled)
  const again = useCommand('post', '/api/v1/forms/perform/{id}/again')
  const content =
    trainings.data && papers.data ? { trainings: trainings.data.items, papers: papers.data.items } : undefined
  return (
    <TrainingsView
      state={reads ? loadable([trainings, papers], content) : { kind: 'refused' }}
      today={dateIn(viewerZone(), now)}
      now={now}
      makes={mayCall(user, 'listQuestionnaires')}
      busy={again.busy}
      onAgain={({ last }) => {
        if (last)
          void again.give({ params: { path: { id: last.formId } } }, { then: form => navigate(`/forms/${form.id}`) })
      }}
    />
  )
}
