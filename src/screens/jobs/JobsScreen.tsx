import { Suspense, useState } from 'react'
import type { Place } from '../../../domain/distance.ts'
import { awayFrom, fitsOpenFilter, inForce } from '../../../domain/jobs/open-filter.ts'
import { mayCall } from '../../access/may-call.ts'
import { useSession } from '../../access/session.ts'
import { $api } from '../../client/query.ts'
import { wholeList } from '../../client/whole-list.ts'
import { useWords } from '../../i18n/words.ts'
import { JobQuestion } from '../shared/job/JobQuestion.tsx'
import { type Vacancy, aboutVacancy } from '../shared/job/vacancy.ts'
import type { Job, JobCommands } from '../shared/job/commanded.ts'
import { type Loadable, loadable } from '../shared/loadable.ts'
import { metresWords } from '../shared/words/metres-words.ts'
import { functionWords } from '../shared/words/shift-words.ts'
import { useDevicePunches } from '../shared/useDevicePunches.ts'
import { useJobCommand } from '../shared/job/useJobCommand.ts'
import { useNow } from '../shared/useNow.ts'
import { JobsView, type Listed } from './JobsView.tsx'
import { OpenFilters, filterWords } from './OpenFilters.tsx'
import { useJobsAddress } from './useJobsAddress.ts'
import { later } from '../../ui/lazily.tsx'

const OwnPlace = later(async () => (await import('./OwnPlace.tsx')).default)

/** Jobs of the person who is logged in, and what they may apply for. */
export default function JobsScreen() {
  const words = useWords()
  const now = useNow()
  const mayApply = mayCall(useSession().user, 'listVacantCrewItems')
  const { tab: asked, q, search, filter, onTab, onSearch, onFilter, onAny } = useJobsAddress()
  const tab = asked === 'open' && !mayApply ? 'upcoming' : asked
  const [at, setAt] = useState<Place | null>(null)
  const counts = inForce(filter, at)
  const { commands, question } = useJobCommand()

  // All of them: every week says how many it has.
  const jobs = $api.useQuery(
    'get',
    '/api/v1/jobs',
    { params: { query: { ...wholeList, tab: tab === 'open' ? 'upcoming' : tab, ...(q ? { q } : {}) } } },
    {
      enabled: tab !== 'open',
      // While the next letters are looked for, the jobs of this tab stay.
      placeholderData: (before, query) => (query?.queryKey[2]?.params?.query?.tab === tab ? before : undefined),
    },
  )
  const waiting = $api.useQuery('get', '/api/v1/jobs', { params: { query: { tab: 'toConfirm', ...wholeList } } })
  const vacancies = $api.useQuery(
    'get',
    '/api/v1/projectCrewItems/vacant/',
    { params: { query: wholeList } },
    { enabled: mayApply },
  )
  const positions = vacancies.data?.items ?? []

  const { over } = useDevicePunches(jobs.dataUpdatedAt)
  const wanted = q.toLocaleLowerCase(words.locale)
  const fits = ({ function: role, task, location, project }: Vacancy) =>
    [functionWords(words, role), role.caption, task, location.name, location.city, project.name].some(text =>
      text?.replaceAll('\u00AD', '').toLocaleLowerCase(words.locale).includes(wanted),
    )
  const awayWords = (vacancy: Vacancy) => {
    const away = counts.within === null ? null : awayFrom(vacancy, at)
    return away === null ? undefined : words.t('jobs.filter.away', { distance: metresWords(words, away) })
  }
  const state =
    tab === 'open'
      ? listed(loadable([vacancies], vacancies.data), ({ items }) =>
          items
            .filter(vacancy => fits(vacancy) && fitsOpenFilter(vacancy, counts, at))
            .map(vacancy => ({ id: vacancy.id, startDate: vacancy.startDate, vacancy, away: awayWords(vacancy) })),
        )
      : listed(loadable([jobs], jobs.data), ({ items }) =>
          items
            .filter(job => stays(job, commands))
            .map(job => ({ id: job.id, startDate: job.startDate, job: over(job) })),
        )
  return (
    <>
      <JobsView
        state={state}
        commands={commands}
        now={now}
        tab={tab}
        onTab={onTab}
        search={search}
        onSearch={onSearch}
        waiting={waiting.data?.items.filter(job => isInvited(job, commands)).length ?? 0}
        open={mayApply ? positions.filter(vacancy => isOpen(vacancy, commands)).length : null}
        filtered={tab === 'open' ? filterWords(words, positions, counts, now) : null}
        onAny={onAny}
        filters={
          tab === 'open' && positions.length > 0 ? (
            <OpenFilters vacancies={positions} filter={filter} counts={counts} onFilter={onFilter} now={now}>
              {filter.within === null ? null : (
                <Suspense>
                  <OwnPlace
                    at={at}
                    within={filter.within}
                    onPlace={setAt}
                    onWithout={() => onFilter({ ...filter, within: null })}
                  />
                </Suspense>
              )}
            </OpenFilters>
          ) : null
        }
      />
      <JobQuestion question={question} />
    </>
  )
}

/** What was taken back or removed goes at once. */
const stays = ({ projectCrewItem, status }: Job, commands: JobCommands) =>
  commands.statusOf(projectCrewItem.id, status) !== 'none'
const isInvited = ({ projectCrewItem, status }: Job, commands: JobCommands) =>
  commands.statusOf(projectCrewItem.id, status) === 'invited'
const isOpen = (vacancy: Vacancy, commands: JobCommands) =>
  commands.statusOf(vacancy.id, aboutVacancy(vacancy).status) !== 'applied'

/** A list without a line is nothing there, and says what comes next. */
function listed<A>(state: Loadable<A>, lines: (content: A) => readonly Listed[]): Loadable<readonly Listed[]> {
  if (state.kind !== 'content') return state
  const content = lines(state.content)
  return content.length === 0 ? { kind: 'absent' } : { ...state, content }
}
