import { dateIn, daysLater } from '../../../domain/shift-display.ts'
import { mayCall } from '../../access/may-call.ts'
import { useSession } from '../../access/session.ts'
import { api } from '../../client/api.ts'
import { unwrap } from '../../client/problem.ts'
import { $api } from '../../client/query.ts'
import { wholeList } from '../../client/whole-list.ts'
import { useWords } from '../../i18n/words.ts'
import { useList } from '../shared/list/useList.ts'
import { useListAddress } from '../shared/list/useListAddress.ts'
import { functionWords, viewerZone } from '../shared/words/shift-words.ts'
import { useDownload } from '../shared/useDownload.ts'
import { useNow } from '../shared/useNow.ts'
import { ItemListView } from './ItemListView.tsx'
import { type Narrowing, states } from './item-list.types.ts'
import { monthAsked, monthBeside } from '../shared/calendar/month-beside.ts'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Who worked when and what it costs, a month at a time. */
export default function ItemListScreen() {
  const words = useWords()
  const { user } = useSession()
  const address = useListAddress()
  const { q, asked, change } = address
  const present = dateIn(viewerZone(), useNow()).slice(0, 7)
  const file = useDownload('crew item list')
  const month = monthAsked(asked.get('month')) ?? present
  const id = (name: string) => uuid.exec(asked.get(name) ?? '')?.[0] ?? ''
  const narrowing: Narrowing = {
    month,
    state: states.find(state => state === asked.get('state')) ?? '',
    companyId: id('client'),
    projectId: id('project'),
    functionId: id('function'),
  }
  const { companyId, projectId, functionId } = narrowing
  const state = states.find(one => one === narrowing.state)
  const query = {
    dateFrom: `${month}-01`,
    dateTo: daysLater(`${monthBeside(month, 1)}-01`, -1),
    ...(state ? { state } : {}),
    ...(companyId ? { companyId } : {}),
    ...(projectId ? { projectId } : {}),
    ...(functionId ? { functionId } : {}),
    ...(q ? { q } : {}),
  }
  const enabled = mayCall(user, 'listPlanningCrewItems')
  const lines = useList(
    paging =>
      $api.queryOptions('get', '/api/v1/projectsReadProjectCrewItems', { params: { query: { ...query, ...paging } } }),
    { enabled },
  )
  const overview = $api.useQuery('get', '/api/v1/planningCrewItemsOverview', { params: { query } }, { enabled })
  // What may be chosen does not depend on what is chosen.
  const all = $api.useQuery(
    'get',
    '/api/v1/planningCrewItemsOverview',
    { params: { query: { dateFrom: query.dateFrom, dateTo: query.dateTo } } },
    { enabled },
  )
  const isClient = user.loginTypes.every(type => type === 'clients')
  const lookup = { params: { query: wholeList } }
  const companies = $api.useQuery('get', '/api/v1/companies', lookup, { enabled: enabled && !isClient })
  const functions = $api.useQuery('get', '/api/v1/functions', lookup, { enabled })
  const projects = new Map(all.data?.groups.map(({ project }) => [project.id, project.name]))
  return (
    <ItemListView
      state={enabled ? lines : { kind: 'refused' }}
      overview={overview.data}
      address={address}
      narrowing={narrowing}
      present={present}
      choices={{
        projects: [...projects].map(([value, label]) => ({ value, label })),
        companies: isClient
          ? null
          : (companies.data?.items ?? [])
              .filter(({ own }) => !own)
              .map(({ id: value, name: label }) => ({ value, label })),
        functions: (functions.data?.items ?? []).map(one => ({ value: one.id, label: functionWords(words, one) })),
      }}
      onNarrow={to =>
        change({
          month: to.month === present ? null : to.month,
          state: to.state || null,
          client: to.companyId || null,
          project: to.projectId || null,
          function: to.functionId || null,
        })
      }
      saving={file.busy}
      onSave={() =>
        void file.save(
          `${words.t('costs.fileName')}-${month}.xlsx`,
          () =>
            unwrap(
              api.GET('/api/v1/planningCrewItemsSheet', {
                params: { query: { ...query, language: words.language } },
                parseAs: 'blob',
              }),
            ),
          words.t('costs.saved'),
        )
      }
    />
  )
}
