import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { punchAllowed } from '../../../domain/check-in-window.ts'
import { useSession } from '../../access/session.ts'
import { $api } from '../../client/query.ts'
import { useOutbox } from '../../machines/outbox/outbox.context.ts'
import type { ScreenProps } from '../screen.ts'
import { loadable } from '../shared/loadable.ts'
import { clockAt } from '../shared/shift-words.ts'
import { useEntries } from '../shared/useEntries.ts'
import { often, useNow } from '../shared/useNow.ts'
import { CrewListView } from './CrewListView.tsx'
import { type ListedLine, listed } from './line-state.ts'
import { LineQuestionDialog } from './LineQuestionDialog.tsx'
import { ownEntries } from './own-punches.ts'
import { PersonDialog } from './PersonDialog.tsx'
import { useLineActions } from './useLineActions.ts'
import { useLiveCrew } from './useLiveCrew.ts'

/** While nothing is heard live, the list is asked for again every so many ms. */
const asksEvery = 60_000

export default function CrewChiefJobScreen({ params }: ScreenProps) {
  const id = params['id'] ?? ''
  const { personId, tenant } = useSession()
  const outbox = useOutbox()
  const queries = useQueryClient()
  const now = useNow(often)
  const [openId, setOpenId] = useState<string | null>(null)
  const path = { params: { path: { id } } }
  const crew = $api.useQuery('get', '/api/v1/projectCrews/{id}', path)
  const leads = crew.data?.mine.leads ?? false
  const onNews = useCallback(
    (what: 'status' | 'location') => {
      if (what === 'status') void queries.invalidateQueries()
    },
    [queries],
  )
  const live = useLiveCrew(id, leads, onNews)
  const asks = { enabled: leads, refetchInterval: live.live ? (false as const) : asksEvery }
  const lines = $api.useQuery('get', '/api/v1/projectCrews/{id}/projectCrewItemStatus', path, asks)
  const positions = $api.useQuery('get', '/api/v1/projectCrews/{id}/projectCrewItems', path, { enabled: leads })
  const actions = useLineActions(id, personId)

  useEffect(() => {
    const { unsubscribe } = outbox.actor.on('answered', () => void queries.invalidateQueries())
    return unsubscribe
  }, [outbox, queries])

  const entries = useEntries(outbox, { crew: id }) ?? []
  const all = lines.data?.items.map((line): ListedLine => {
    const who = line.person.id === personId ? null : line.person.id
    return listed(line, ownEntries(entries, line.projectCrewItem.id, who), now)
  })
  const content =
    all && positions.data
      ? {
          lines: all,
          positions: positions.data.items,
          live,
          now,
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
      <CrewListView state={state} crewId={id} onOpen={setOpenId} />
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
            void actions.punch(kind, open.line)
          }}
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
        <LineQuestionDialog
          question={actions.question}
          busy={actions.busy}
          onKeep={actions.keep}
          onAccept={actions.accept}
        />
      ) : null}
    </>
  )
}
