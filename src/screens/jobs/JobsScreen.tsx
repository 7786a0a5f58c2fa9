import { useSearch } from 'wouter'
import { $api } from '../../client/query.ts'
import { useWords } from '../../i18n/words.ts'
import { JobQuestion } from '../shared/JobQuestion.tsx'
import type { Job, JobCommands } from '../shared/commanded.ts'
import { type Loadable, loadable } from '../shared/loadable.ts'
import { functionWords } from '../shared/shift-words.ts'
import { useJobCommand } from '../shared/useJobCommand.ts'
import { useNow } from '../shared/useNow.ts'
import { JobsView, type Listed } from './JobsView.tsx'
import { type Vacancy, aboutVacancy } from './job.types.ts'
import { useJobsAddress } from './useJobsAddress.ts'

const all = { limit: 1000, page: 1 }

/** Jobs of the person who is logged in, and what they may apply for. */
export default function JobsScreen() {
  const words = useWords()
  const now = useNow()
  const { tab, q, search, onTab, onSearch } = useJobsAddress(useSearch())
  const { commands, question } = useJobCommand()

  const jobs = $api.useQuery(
    'get',
    '/api/v1/jobs',
    { params: { query: { ...all, tab: tab === 'open' ? 'upcoming' : tab, ...(q ? { q } : {}) } } },
    {
      enabled: tab !== 'open',
      // While the next letters are looked for, the jobs of this tab stay.
      placeholderData: (before, query) => (query?.queryKey[2]?.params?.query?.tab === tab ? before : undefined),
    },
  )
  const waiting = $api.useQuery('get', '/api/v1/jobs', { params: { query: { tab: 'toConfirm', ...all } } })
  const vacancies = $api.useQuery('get', '/api/v1/projectCrewItems/vacant/', { params: { query: all } })

  const wanted = q.toLocaleLowerCase(words.locale)
  const fits = ({ function: role, task, location, project }: Vacancy) =>
    [functionWords(words, role), role.caption, task, location.name, location.city, project.name].some(text =>
      text?.replaceAll('\u00AD', '').toLocaleLowerCase(words.locale).includes(wanted),
    )
  const state =
    tab === 'open'
      ? listed(loadable([vacancies], vacancies.data), ({ items }) =>
          items.filter(fits).map(vacancy => ({ id: vacancy.id, startDate: vacancy.startDate, vacancy })),
        )
      : listed(loadable([jobs], jobs.data), ({ items }) =>
          items.filter(job => stays(job, commands)).map(job => ({ id: job.id, startDate: job.startDate, job })),
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
        open={vacancies.data?.items.filter(vacancy => isOpen(vacancy, commands)).length ?? 0}
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
