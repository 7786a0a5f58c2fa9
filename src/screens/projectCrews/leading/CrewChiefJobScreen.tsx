import { Suspense, useEffect, useState } from 'react'
import { punchAllowed } from '../../../../domain/projectCrewItems/check-in-window.ts'
import { useSession } from '../../../access/session.ts'
import { $api, askAgain } from '../../../client/query.ts'
import { wholeList } from '../../../client/whole-list.ts'
import type { ScreenProps } from '../../screen.ts'
import { useListAddress } from '../../shared/list/useListAddress.ts'
import { loadable } from '../../shared/loadable.ts'
import { clockAt } from '../../shared/words/shift-words.ts'
import { useDevicePunches } from '../../shared/useDevicePunches.ts'
import { often, useNow } from '../../shared/useNow.ts'
import { CrewListView } from './CrewListView.tsx'
import { type ListedLine, listFilters, listed } from './line-state.ts'
import { useLineActions } from './useLineActions.ts'
import { useLiveCrew } from '../../shared/live/useLiveCrew.ts'
import { useChecks } from '../useChecks.ts'
import { later, lazily } from '../../../ui/lazily.tsx'

const SentMessages = lazily(
  () => import('../../shared/crewMessages/SentMessages.tsx').then(all => all.SentMessages),
  () => null,
)
const person = () => import('./PersonDialog.tsx')
const question = () => import('./LateLineQuestion.tsx')
const PersonDialog = later(async () => (await person()).PersonDialog)
const LineQuestion = later(async () => (await question()).default)

/** While nothing is heard live, the list is asked for again every so many ms. */
const asksEvery = 60_000

export default function CrewChiefJobScreen({ params }: ScreenProps) {
  const id = params['id'] ?? ''
  const { personId, tenant } = useSession()
  const now = useNow(often)
  const [openId, setOpenId] = useState<string | null>(null)
  const { asked: narrowed, change, search, onSearch } = useListAddress({ isPart: true })
  const path = { params: { path: { id } } }
  const list = { params: { path: { id }, query: wholeList } }
  const crew = $api.useQuery('get', '/api/v1/projectCrews/{id}', path)
  const leads = crew.data?.mine.leads ?? false
  const live = useLiveCrew(id, leads)
  const asks = { enabled: leads, refetchInterval: live.live ? askAgain : asksEvery }
  const lines = $api.useQuery('get', '/api/v1/projectCrews/{id}/projectCrewItemStatus', list, asks)
  const positions = $api.useQuery('get', '/api/v1/projectCrews/{id}/projectCrewItems', list, { enabled: leads })
  const checks = useChecks(id, leads, now)
  const actions = useLineActions(id, personId)
  // What only follows a tap comes behind the list, so that it is there when the network is gone by then.
  useEffect(() => {
    for (const load of [person, question]) void load().catch(() => undefined)
  }, [])

  const device = useDevicePunches(lines.dataUpdatedAt)
  const all = lines.data?.items.map((line): ListedLine =>
    listed(device.over(line), now, tenant.rules.graceMinutes, device.waits(line.projectCrewItem.id, line.person.id)),
  )
  const content =
    all && positions.data
      ? {
          lines: all,
          positions: positions.data.items,
          live,
          now,
          checks,
          begun: crew.data !== undefined && now >= Date.parse(crew.data.starts),
        }
      : undefined
  const asked = loadable([crew, lines, positions], content, { keeps: true })
  const state = crew.data && !leads ? { kind: 'refused' as const } : asked
  const open = all?.find(({ line }) => line.id === openId)
  const permission =
    open &&
    punchAllowed(
      'Check-in',
      { starts: Date.parse(open.line.starts), checkedIn: false, opensMinutes: tenant.checkInOpensMinutes },
      now,
    )

  return (
    <>
      <CrewListView
        state={state}
        crewId={id}
        filter={listFilters.find(known => known === narrowed.get('filter')) ?? 'all'}
        onFilter={to => change({ filter: to === 'all' ? null : to })}
        search={search}
        onSearch={onSearch}
        busy={actions.busy}
        onOpen={setOpenId}
        onCheckIn={actions.checkIn}
        messages={counts => <SentMessages crewId={id} counts={counts} now={now} />}
      />
      <Suspense>
        {open && !actions.question ? (
          <PersonDialog
            key={open.line.id}
            listed={open}
            now={now}
            opensAt={
              permission && !permission.allowed && permission.because === 'notStarted'
                ? clockAt(permission.opensAt, open.line.timeZone)
                : null
            }
            busy={actions.busy}
            onClose={() => setOpenId(null)}
            onPunch={kind => {
              setOpenId(null)
              actions.ask(kind, open.line)
            }}
            onBackIn={
              open.state === 'out' && open.line.status === 'checkedOut'
                ? () => {
                    setOpenId(null)
                    void actions.backIn(open.line, device.entryOf(open.line, 'Check-out'))
                  }
                : null
            }
            onState={(kind, at) => {
              setOpenId(null)
              void actions.punch(kind, open.line, at)
            }}
            onStrike={fact => void actions.strike(open.line, fact)}
            onCommand={command => {
              setOpenId(null)
              actions.ask(command, open.line)
            }}
            onChoose={punchId => actions.choose(open.line, punchId)}
            onRemark={text => {
              void actions.remark(open.line, text).then(done => done && setOpenId(null))
            }}
          />
        ) : null}
        {actions.question ? (
          <LineQuestion
            question={actions.question}
            busy={actions.busy}
            onKeep={actions.keep}
            onAccept={actions.accept}
          />
        ) : null}
      </Suspense>
    </>
  )
}
