import { Suspense } from 'react'
import { mayCall } from '../../access/may-call.ts'
import { useSession } from '../../access/session.ts'
import { WaitingPage } from '../shared/WaitingPage.tsx'
import { JobQuestion } from '../shared/job/JobQuestion.tsx'
import { useJobCommand } from '../shared/job/useJobCommand.ts'
import type { Vacancy } from '../shared/job/vacancy.ts'
import type { List } from '../shared/list/useList.ts'
import type { Loadable } from '../shared/loadable.ts'
import { useNow } from '../shared/useNow.ts'
import type { VacanciesAddress } from './useVacanciesAddress.ts'
import type { Order, Overview } from './vacancies.types.ts'
import { later } from '../../ui/lazily.tsx'

/** On its way together with the first answer, which need not wait for it. */
const VacanciesView = later(async () => (await import('./VacanciesView.tsx')).VacanciesView)
const OwnWeek = later(async () => (await import('./OwnWeek.tsx')).OwnWeek)

/** Ms after which it is asked for again while it is looked at: planning opens and fills positions meanwhile. */
export const anew = 20_000

interface VacanciesProps {
  order: Order
  at: VacanciesAddress
  state: Loadable<List<Vacancy>>
  overview: Overview | undefined
}

/** Vacancies with what is done about them. */
export function Vacancies({ order, at, state, overview }: VacanciesProps) {
  const now = useNow()
  const { user } = useSession()
  const { commands, question } = useJobCommand()
  const hasWeek = mayCall(user, 'readPersonalCalendar')
  return (
    <Suspense fallback={<WaitingPage />}>
      <VacanciesView
        {...{ order, at, state, overview, now, commands }}
        applies={mayCall(user, 'applyVacancyByPost')}
        week={vacancy =>
          hasWeek ? (
            <Suspense fallback={null}>
              <OwnWeek key={vacancy.id} vacancy={vacancy} now={now} />
            </Suspense>
          ) : null
        }
      />
      <JobQuestion question={question} />
    </Suspense>
  )
}
