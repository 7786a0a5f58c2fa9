import { Suspense, useState } from 'react'
import { mayCall } from '../../access/may-call.ts'
import { useSession } from '../../access/session.ts'
import { $api } from '../../client/query.ts'
import { useWords } from '../../i18n/words.ts'
import { useList } from '../shared/list/useList.ts'
import { useListAddress } from '../shared/list/useListAddress.ts'
import { viewerZone } from '../shared/words/shift-words.ts'
import { useCommand } from '../shared/useCommand.ts'
import { WaitingPage } from '../shared/WaitingPage.tsx'
import { useNow } from '../shared/useNow.ts'
import { ToDosView } from './ToDosView.tsx'
import { type Narrowing, type ToDo, tabs, toDosOf } from './to-do.types.ts'
import { later } from '../../ui/lazily.tsx'

/** Most who look what is to do add nothing. */
const ToDoDialog = later(async () => (await import('../shared/log/ToDoDialog.tsx')).ToDoDialog)
/** Loaded when the first request is opened. */
const VacationPanel = later(async () => (await import('./vacation/VacationPanel.tsx')).VacationPanel)

const ApprovalQueue = later(async () => (await import('../shared/approvals/ApprovalQueue.tsx')).ApprovalQueue)

/** What planning and office have to do, or what waits for their decision. */
export default function ToDosScreen() {
  const { user } = useSession()
  const address = useListAddress()
  const { asked, change } = address
  if (asked.get('view') !== 'decide' || !mayCall(user, 'listApprovals')) return <ToDos address={address} />
  return (
    <Suspense fallback={<WaitingPage />}>
      <ApprovalQueue open={asked.get('open')} onOpen={open => change({ open })} />
    </Suspense>
  )
}

function ToDos({ address }: { address: ReturnType<typeof useListAddress> }) {
  const { user } = useSession()
  const { t } = useWords()
  const { q, asked, change } = address
  const now = useNow()
  const zone = viewerZone()
  const reads = mayCall(user, 'listActivities')
  const narrowing: Narrowing = {
    tab: tabs.find(tab => tab === asked.get('tab')) ?? 'open',
    mine: asked.get('whose') === 'me',
    kinds: (asked.get('kinds') ?? '').split(',').filter(code => /^\w{1,40}$/.test(code)),
  }
  const query = {
    forWhom: narrowing.mine ? 'me' : 'all',
    ...(narrowing.kinds.length ? { kinds: narrowing.kinds.join() } : {}),
    ...(q ? { q } : {}),
  } as const
  const state = useList(
    paging =>
      $api.queryOptions('get', '/api/v1/activities', {
        params: { query: { type: 'TODO', state: narrowing.tab, ...query, ...paging } },
      }),
    { enabled: reads },
  )
  const { data: overview } = $api.useQuery(
    'get',
    '/api/v1/toDosOverview',
    { params: { query: { ...query, timeZone: zone } } },
    { enabled: reads },
  )
  const acting = useCommand('post', '/api/v1/activities/{id}')
  const say = (id: string, done: boolean) => ({ params: { path: { id } }, body: { done } })
  const finish = ({ id, toDo }: ToDo) => {
    const done = toDo.doneAt === null
    void acting.give(say(id, done), {
      done: t(done ? 'todos.told' : 'todos.toldAgain'),
      undo: () => () => void acting.give(say(id, !done), {}),
    })
  }
  const { data: waiting } = $api.useQuery(
    'get',
    '/api/v1/approvals',
    { params: { query: { limit: 1, page: 1 } } },
    { enabled: mayCall(user, 'listApprovals') },
  )
  const [form, setForm] = useState<{ of: ToDo | null } | null>(null)
  return (
    <>
      <ToDosView
        state={reads ? toDosOf(state) : { kind: 'refused' }}
        overview={overview}
        narrowing={narrowing}
        onNarrow={({ tab, mine, kinds }) =>
          change({
            tab: tab === 'open' ? null : tab,
            whose: mine ? 'me' : null,
            kinds: kinds.length ? kinds.join() : null,
            open: null,
          })
        }
        address={address}
        openId={asked.get('open')}
        onOpen={id => change({ open: id })}
        onDone={finish}
        busy={acting.busy}
        vacationPanel={({ item, ...panel }) => (
          <Suspense>
            <VacationPanel key={item.id} id={item.id} {...panel} zone={zone} now={now} />
          </Suspense>
        )}
        toDecide={waiting?.total ?? 0}
        onAdd={() => setForm({ of: null })}
        onChange={item => setForm({ of: item })}
        zone={zone}
        now={now}
      />
      <Suspense>{form ? <ToDoDialog of={form.of} about={null} onClose={() => setForm(null)} /> : null}</Suspense>
    </>
  )
}
