import { useLocation, useSearch } from 'wouter'
import { monthOf } from '../../../../domain/plusCrews/plus-crew-month.ts'
import { dateIn } from '../../../../domain/shift-display.ts'
import { mayUse } from '../../../../domain/auth/rights.ts'
import { mayCall } from '../../../access/may-call.ts'
import { useSession } from '../../../access/session.ts'
import { useSessionActor } from '../../../machines/session/session.context.ts'
import { useSnapshot } from '../../../machines/use-snapshot.ts'
import { Page } from '../../../ui/Page/Page.tsx'
import { viewerZone } from '../../shared/words/shift-words.ts'
import { type ScreenProps, useWithoutBars } from '../../screen.ts'
import { Refused } from './PlusCrewStates.tsx'
import { PlusCrewView } from './PlusCrewView.tsx'
import { useDashboard } from './useDashboard.ts'
import { usePresentation } from './usePresentation.ts'

/** A plus crew's month: at a desk to work with, on a wall to be seen. */
export default function PlusCrewScreen({ params }: ScreenProps) {
  const { user } = useSession()
  const number = params['number'] ?? ''
  const reads = user.kind !== 'user' || (mayCall(user, 'readPlusCrew') && mayUse(user, 'plusCrews'))
  // Nothing is asked for that would be refused.
  return reads ? (
    <Dashboard key={number} number={number} />
  ) : (
    <Page>
      <Refused />
    </Page>
  )
}

function Dashboard({ number }: { number: string }) {
  const { user, tenant, personId } = useSession()
  const [path, navigate] = useLocation()
  const date = new URLSearchParams(useSearch()).get('date')
  const dashboard = useDashboard(`${tenant.id} ${personId ?? 'visitor'}`, number, date)
  const ended = useSnapshot(useSessionActor()).matches('ended')
  const presentation = usePresentation(user.kind === 'plusCrewVisitor')
  useWithoutBars(presentation.isPresenting)

  const { crew, figures, now, month } = dashboard
  const today = dateIn(crew?.timeZone ?? viewerZone(), now)
  return (
    <PlusCrewView
      number={number}
      name={crew?.name ?? null}
      figures={figures}
      age={dashboard.age}
      now={now}
      failure={dashboard.failure}
      busy={dashboard.busy}
      month={figures?.month.month ?? month?.month ?? monthOf(date, today).month}
      present={today.slice(0, 7)}
      mark={tenant.mark}
      ended={ended}
      presenting={presentation.isPresenting ? presentation : null}
      onMonth={chosen => navigate(`${path}?date=${chosen}-01`)}
      onPresent={presentation.present}
      onRetry={dashboard.retry}
    />
  )
}
