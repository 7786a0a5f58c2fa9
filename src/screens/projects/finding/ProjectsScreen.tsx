import { Suspense, useState } from 'react'
import { dateIn } from '../../../../domain/shift-display.ts'
import { mayCall } from '../../../access/may-call.ts'
import { mayUse } from '../../../../domain/auth/rights.ts'
import { useSession } from '../../../access/session.ts'
import { $api } from '../../../client/query.ts'
import { viewerZone } from '../../shared/words/shift-words.ts'
import { useLateNow } from '../../shared/late/useLateNow.ts'
import { useList } from '../../shared/list/useList.ts'
import { useListAddress } from '../../shared/list/useListAddress.ts'
import { useNow } from '../../shared/useNow.ts'
import { ProjectsView } from './ProjectsView.tsx'
import { type Narrowing, tabs } from './list.types.ts'
import { later } from '../../../ui/lazily.tsx'

/** Most who look for a project add none. */
const AddingProject = later(async () => (await import('../adding/AddingProject.tsx')).AddingProject)

/** Ms after which it is asked for again while it is looked at: others add projects as well. */
const anew = 20_000

/** All projects one may read: what is on, what was, and what clients ask for. */
export default function ProjectsScreen() {
  const { user } = useSession()
  const address = useListAddress()
  const { q, asked, change } = address
  const now = useNow()
  const late = useLateNow()
  const reads = mayCall(user, 'listProjects') && mayUse(user, 'projects')
  const narrowing: Narrowing = {
    tab: tabs.find(tab => tab === asked.get('tab')) ?? 'ongoing',
    mine: asked.get('whose') === 'my',
    closed: asked.get('state') === 'closed',
  }
  const query = {
    tab: narrowing.tab,
    whose: narrowing.mine ? 'my' : 'all',
    closed: narrowing.closed ? 'true' : 'false',
    today: dateIn(viewerZone(), now),
    ...(q ? { q } : {}),
  } as const
  const state = useList(
    paging =>
      $api.queryOptions(
        'get',
        '/api/v1/projects',
        { params: { query: { ...query, ...paging } } },
        { refetchInterval: anew },
      ),
    { enabled: reads },
  )
  const { data: overview } = $api.useQuery(
    'get',
    '/api/v1/projectsOverview',
    { params: { query } },
    { enabled: reads, refetchInterval: anew },
  )
  const plans = mayCall(user, 'createProject')
  const [adding, setAdding] = useState<{ of: string | null } | null>(null)
  return (
    <>
      <ProjectsView
        onAdd={plans ? () => setAdding({ of: null }) : undefined}
        onCopy={plans ? project => setAdding({ of: project.id }) : undefined}
        state={reads ? state : { kind: 'refused' }}
        overview={overview}
        // Of all projects: beside some of them the count would say something else.
        late={q || narrowing.mine || narrowing.closed ? [] : late}
        now={now}
        narrowing={narrowing}
        onNarrow={({ tab, mine, closed }) =>
          change({
            tab: tab === 'ongoing' ? null : tab,
            whose: mine ? 'my' : null,
            state: closed ? 'closed' : null,
          })
        }
        manages={user.loginTypes.some(type => type !== 'clients')}
        address={address}
      />
      <Suspense>{adding ? <AddingProject of={adding.of} onClose={() => setAdding(null)} /> : null}</Suspense>
    </>
  )
}
