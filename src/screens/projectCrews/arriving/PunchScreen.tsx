import { type ReactNode, Suspense, useState } from 'react'
import { asksReason } from '../../../../domain/distance.ts'
import { useSession } from '../../../access/session.ts'
import { $api } from '../../../client/query.ts'
import { wholeList } from '../../../client/whole-list.ts'
import { useWords } from '../../../i18n/words.ts'
import { useToast } from '../../../machines/toasts/toasts.context.ts'
import { type Loadable, found, loadable } from '../../shared/loadable.ts'
import { clockAt, spanWords } from '../../shared/words/shift-words.ts'
import { useDevicePunches } from '../../shared/useDevicePunches.ts'
import { often, useNow } from '../../shared/useNow.ts'
import type { Crew, Line } from '../crew.types.ts'
import { mayLoseEntries } from './may-lose-entries.ts'
import { ownLine } from '../own-line.ts'
import { OwnDay, type OwnAttendance } from './OwnDay.tsx'
import { type TaskKind, punchBar, punchLead } from './punch-content.ts'
import { PunchView } from './PunchView.tsx'
import { later } from '../../../ui/lazily.tsx'

const KioskStart = later(async () => (await import('../lending/KioskStart.tsx')).default)

const nothing = () => undefined
const noTaps = {
  punch: nothing,
  leaveEarly: nothing,
  stay: nothing,
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
  const path = { params: { path: { id: crewId } } }
  const list = { params: { path: { id: crewId }, query: wholeList } }
  const crew = $api.useQuery('get', '/api/v1/projectCrews/{id}', path)
  const lines = $api.useQuery('get', '/api/v1/projectCrews/{id}/projectCrewItemStatus', list)
  const { over } = useDevicePunches(lines.dataUpdatedAt)
  const known =
    crew.data && lines.data ? { crew: crew.data, line: ownLine(lines.data.items.map(over), personId) } : undefined
  const state = loadable([crew, lines], known, { keeps: true })
  if (state.kind !== 'content')
    return <PunchView task={task} crewId={crewId} state={state} dialog={null} taps={noTaps} />
  const { content } = state
  const { line } = content
  // Whoever leads the crew can leave this to a tablet at the door.
  const kiosk = content.crew.mine.leads ? (
    <Suspense>
      <KioskStart crewId={crewId} task={task} />
    </Suspense>
  ) : null
  if (!line)
    return (
      <PunchView task={task} crewId={crewId} state={{ kind: 'refused' }} dialog={null} taps={noTaps} kiosk={kiosk} />
    )
  return (
    <OwnDay crewId={crewId} line={line} geoData={content.crew.location.geoData} looks>
      {day => <OwnPunch task={task} state={state} crew={content.crew} line={line} day={day} kiosk={kiosk} />}
    </OwnDay>
  )
}

interface OwnPunchProps {
  task: TaskKind
  state: Loadable<unknown>
  crew: Crew
  line: Line
  day: OwnAttendance
  kiosk: ReactNode
}

function OwnPunch({ task, state, crew, line, day, kiosk }: OwnPunchProps) {
  const words = useWords()
  const { tenant } = useSession()
  const toast = useToast()
  const now = useNow(often)
  const [asking, setAsking] = useState(false)
  const [early, setEarly] = useState(false)
  const { geoData } = crew.location
  const { snapshot, sight, punches, denied } = day

  const at = sight.last?.at ?? null
  const outside = asksReason(at, geoData, geoData?.radius ?? null)
  const endsIn = Date.parse(line.ends) - now
  const isEarly = task === 'Check-out' && endsIn > tenant.rules.earlyCheckOutMinutes * 60_000
  const bar = punchBar(
    { task, line, punches, doing: day.doing, outside, denied, opensMinutes: tenant.checkInOpensMinutes, now },
    words,
  )
  const shown = bar.kind === 'done' ? bar.punch.key : null
  const { crewChief } = crew
  const content = {
    task,
    crewId: crew.id,
    lead: punchLead(line, crew, punches, now, tenant.rules.graceMinutes, words),
    place: {
      name: crew.location.entrance ?? crew.location.name,
      geoData,
      tilesUrl: tenant.mapTilesUrl ?? undefined,
    },
    sight: {
      at,
      age: sight.last ? Math.max(0, now - sight.last.seen) : 0,
      asks: snapshot.context.permission === 'prompt',
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
      state={found(state, () => content)}
      dialog={asking ? 'sharing' : early ? 'early' : day.dialog}
      early={spanWords(words, now, Date.parse(line.ends))}
      kiosk={kiosk}
      taps={{
        punch: () => (isEarly ? setEarly(true) : day.punch(task)),
        leaveEarly: () => {
          setEarly(false)
          day.punch(task)
        },
        stay: () => setEarly(false),
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
        again: () => day.putAway(task),
      }}
    />
  )
}
