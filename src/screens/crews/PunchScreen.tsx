import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { asksReason } from '../../../domain/distance.ts'
import { useSession } from '../../access/session.ts'
import { $api } from '../../client/query.ts'
import { useWords } from '../../i18n/words.ts'
import { useOutbox } from '../../machines/outbox/outbox.context.ts'
import { useToast } from '../../machines/toasts/toasts.context.ts'
import type { Crew, Line } from './crew.types.ts'
import { clockAt } from './crew-words.ts'
import { mayLoseEntries } from './may-lose-entries.ts'
import { loadable } from './loadable.ts'
import { ownLine } from './own-line.ts'
import { type TaskKind, punchBar, punchLead } from './punch-content.ts'
import { PunchView } from './PunchView.tsx'
import { useAttendance } from './useAttendance.ts'
import { useNow } from './useNow.ts'

const nothing = () => undefined
const noTaps = {
  punch: nothing,
  tooEarly: nothing,
  askToShare: nothing,
  share: nothing,
  without: nothing,
  cancel: nothing,
  giveReason: nothing,
  again: nothing,
}

/** Asks what the task needs; whoever has no place on this crew is shown the way to the list. */
export function PunchScreen({ task, crewId }: { task: TaskKind; crewId: string }) {
  const { personId } = useSession()
  const outbox = useOutbox()
  const path = { params: { path: { id: crewId } } }
  const crew = $api.useQuery('get', '/api/v1/projectCrews/{id}', path)
  const lines = $api.useQuery('get', '/api/v1/projectCrews/{id}/projectCrewItemStatus', path)
  const [life, setLife] = useState(0)
  const [seen, setSeen] = useState(outbox)
  if (seen !== outbox) {
    setSeen(outbox)
    setLife(life + 1)
  }
  const known = crew.data && lines.data ? { crew: crew.data, line: ownLine(lines.data.items, personId) } : undefined
  const state = loadable([crew, lines], known)
  if (state.kind !== 'content')
    return <PunchView task={task} crewId={crewId} state={state} dialog={null} taps={noTaps} />
  const { line } = state.content
  if (!line) return <PunchView task={task} crewId={crewId} state={{ kind: 'refused' }} dialog={null} taps={noTaps} />
  return (
    <OwnPunch
      key={`${line.id} ${line.starts} ${life}`}
      task={task}
      crew={state.content.crew}
      line={line}
      onStale={() => setLife(before => before + 1)}
    />
  )
}

interface OwnPunchProps {
  task: TaskKind
  crew: Crew
  line: Line
  onStale: () => void
}

function OwnPunch({ task, crew, line, onStale }: OwnPunchProps) {
  const words = useWords()
  const { tenant } = useSession()
  const outbox = useOutbox()
  const toast = useToast()
  const queries = useQueryClient()
  const now = useNow()
  const [asking, setAsking] = useState(false)
  const { geoData } = crew.location
  const opensMinutes = tenant.checkInOpensMinutes
  const day = useAttendance({ outbox, crew: crew.id, line, geoData, opensMinutes })
  const { snapshot, sight, punches, stale } = day
  const { permission } = snapshot.context

  useEffect(() => {
    if (stale) onStale()
  }, [stale, onStale])
  useEffect(() => {
    const { unsubscribe } = outbox.actor.on('answered', () => void queries.invalidateQueries())
    return unsubscribe
  }, [outbox, queries])

  const at = sight.last?.at ?? null
  const denied = permission === 'denied' || sight.trouble === 'denied'
  const doing = snapshot.matches({ punch: 'locating' })
    ? 'locating'
    : snapshot.matches({ punch: 'saving' })
      ? 'saving'
      : snapshot.matches({ punch: { resting: 'notSaved' } })
        ? 'notSaved'
        : 'resting'
  const outside = asksReason(at, geoData, geoData?.radius ?? null)
  const bar = punchBar({ task, line, punches, doing, outside, denied, opensMinutes, now }, words)
  const shown = bar.kind === 'done' ? bar.punch.key : null
  const { crewChief } = crew
  const content = {
    task,
    crewId: crew.id,
    lead: punchLead(line, crew, punches, now, words),
    place: {
      name: crew.location.entrance ?? crew.location.name,
      geoData,
      tilesUrl: tenant.mapTilesUrl ?? undefined,
    },
    sight: {
      at,
      age: sight.last ? Math.max(0, performance.now() - sight.last.seen) : 0,
      asks: permission === 'prompt',
      denied,
      unavailable: sight.trouble === 'unavailable',
    },
    chief: crewChief && crewChief.id !== line.person.id ? { ...crewChief, at: crew.meetingPoint } : null,
    earlier: punches
      .filter(punch => punch.key !== shown)
      .map(punch => ({ punch, time: clockAt(punch.at, line.timeZone) })),
    bar,
    keepOpen: mayLoseEntries(),
  }
  return (
    <PunchView
      task={task}
      crewId={crew.id}
      state={{ kind: 'content', content }}
      dialog={
        asking || snapshot.matches({ punch: 'explaining' })
          ? 'sharing'
          : snapshot.matches({ punch: 'outside' })
            ? 'outside'
            : null
      }
      taps={{
        punch: () => day.punch(task),
        tooEarly: () => toast({ type: 'warning', message: words.t('crews.notStarted') }),
        askToShare: () => setAsking(true),
        share: () => {
          if (asking) day.look()
          else day.share()
          setAsking(false)
        },
        without: () => {
          if (!asking) day.skip()
          setAsking(false)
        },
        cancel: () => {
          if (!asking) day.cancel()
          setAsking(false)
        },
        giveReason: day.explainOutside,
        again: () => {
          const refused = punches.find(punch => punch.kind === task && punch.state === 'refused')
          if (refused) outbox.actor.send({ type: 'DECIDED', key: refused.key, decision: 'discard' })
          onStale()
        },
      }}
    />
  )
}
