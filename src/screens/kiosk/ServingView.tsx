import { Suspense, lazy, useEffect, useMemo } from 'react'
import type { SnapshotFrom } from 'xstate'
import { knownOffset } from '../../client/clock.ts'
import { useWords } from '../../i18n/words.ts'
import type { kioskMachine } from '../../machines/kiosk/kiosk.machine.ts'
import type { KioskEvent, Roster } from '../../machines/kiosk/kiosk.types.ts'
import { useOutbox } from '../../machines/outbox/outbox.context.ts'
import { clockAt } from '../shared/shift-words.ts'
import { useNow } from '../shared/useNow.ts'
import { FacesView } from './FacesView.tsx'
import { facesOf, firstName, headOf, servedOf, untilWords } from './kiosk-content.ts'
import { usePictures } from './usePictures.ts'
import { useRoom, useTablet } from './useTablet.ts'

/** What only follows a tap: loaded as soon as the faces are there, so that it is there without network too. */
const later = {
  pin: () => import('./PinView.tsx').then(({ PinView }) => ({ default: PinView })),
  done: () => import('./DoneView.tsx').then(({ DoneView }) => ({ default: DoneView })),
  told: () => import('./Told.tsx').then(({ Told }) => ({ default: Told })),
  menu: () => import('./MenuView.tsx').then(({ MenuView }) => ({ default: MenuView })),
  exit: () => import('./ExitView.tsx').then(({ ExitView }) => ({ default: ExitView })),
}
const PinView = lazy(later.pin)
const DoneView = lazy(later.done)
const Told = lazy(later.told)
const MenuView = lazy(later.menu)
const ExitView = lazy(later.exit)

export type KioskSnapshot = SnapshotFrom<typeof kioskMachine>
export type Send = (event: KioskEvent) => void

interface ServingViewProps {
  snapshot: KioskSnapshot
  send: Send
  onTap: (line: string) => void
  onDigit: (digit: string) => void
}

/** The faces, and over them whatever one person is being shown. They stay beneath: nothing is built anew for a tap. */
export function ServingView(props: ServingViewProps) {
  const { roster } = props.snapshot.context
  return roster ? <Serving {...props} roster={roster} /> : null
}

function Serving({ snapshot, send, onTap, onDigit, roster }: ServingViewProps & { roster: Roster }) {
  const words = useWords()
  const { t } = words
  const { context } = snapshot
  useEffect(() => {
    for (const load of Object.values(later)) void load().catch(() => undefined)
  }, [])
  const room = useRoom()
  const lacking = useTablet()
  const pictures = usePictures(roster.lines)
  const now = useNow()
  const refused = useOutbox().actor.getSnapshot().context.refused
  const { punches, task, letters } = context
  const faces = useMemo(
    () => facesOf(words, context, { roster, pictures, now }, room.letters),
    // What else the chart holds changes with every touch, and nothing of it is on the faces.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [words, roster, punches, task, letters, pictures, now, room.letters],
  )
  const at = (desk: string) => snapshot.matches({ open: { desk } } as Parameters<typeof snapshot.matches>[0])
  const head = headOf(words, context, roster, now, faces.count, faces.all)
  const chief = roster.crewChief?.name ?? t('kiosk.chief')
  const serving = servedOf(words, context, pictures)
  const back = () => send({ type: 'BACK' })
  const digits = { typed: context.digits.length, onDigit, onDelete: () => send({ type: 'DELETED' }) }
  const asksPin = at('pin') || at('checking') || (at('saving') && context.digits !== '')
  const around = { head, narrow: room.narrow }
  return (
    <>
      <FacesView
        head={head}
        task={context.task}
        tiles={faces.tiles}
        groups={faces.groups}
        letters={faces.letters}
        page={context.page}
        room={room}
        chief={firstName(roster)}
        covered={!at('faces')}
        onTap={onTap}
        onLetters={chosen => send({ type: 'LETTER_CHOSEN', letters: chosen })}
        onPage={page => send({ type: 'PAGE_TURNED', page })}
        onMenu={() => send({ type: 'MENU_OPENED' })}
      />
      <Suspense>
        {asksPin && serving ? (
          <PinView
            {...around}
            {...digits}
            typed={at('pin') ? context.digits.length : 4}
            served={serving.served}
            call={{ time: serving.line.startTime, until: untilWords(words, serving.line, now) }}
            doing={
              !at('pin')
                ? 'checking'
                : snapshot.matches({ open: { desk: { pin: 'wrong' } } })
                  ? 'wrong'
                  : snapshot.matches({ open: { desk: { pin: 'forgot' } } })
                    ? 'forgot'
                    : 'typing'
            }
            left={context.left}
            chief={chief}
            onForgot={() => send({ type: 'FORGOT' })}
            onBack={back}
          />
        ) : null}
        {at('done') && serving ? (
          <DoneView
            served={serving.served}
            time={clockAt(context.at ?? now, roster.timeZone)}
            goTo={task === 'Check-in' ? (roster.meetingPoint ?? serving.line.task) : null}
            askFor={roster.crewChief?.name ?? null}
            saved={!context.online}
            onTouch={() => send({ type: 'TOUCHED' })}
          />
        ) : null}
        {at('told') && serving ? (
          <Told
            hint={context.hint ?? 'notSaved'}
            name={serving.served.fullName}
            chief={chief}
            times={{
              in: serving.line.checkInAt && clockAt(serving.line.checkInAt, roster.timeZone),
              out: serving.line.checkOutAt && clockAt(serving.line.checkOutAt, roster.timeZone),
              opens: clockAt(Date.parse(serving.line.starts) - roster.checkInOpensMinutes * 60_000, roster.timeZone),
            }}
            onTouch={() => send({ type: 'TOUCHED' })}
          />
        ) : null}
        {at('menu') ? (
          <MenuView
            {...around}
            label={roster.kiosk.label}
            task={context.task}
            refused={refused}
            lacking={lacking}
            onTask={chosen => send({ type: 'TASK_CHOSEN', task: chosen })}
            onLeave={() => send({ type: 'EXIT_ASKED' })}
            onBack={back}
          />
        ) : null}
        {at('exit') ? (
          <ExitView
            {...around}
            {...digits}
            doing={
              snapshot.matches({ open: { desk: { exit: 'paused' } } })
                ? 'paused'
                : snapshot.matches({ open: { desk: { exit: 'checking' } } })
                  ? 'checking'
                  : 'typing'
            }
            left={context.left}
            pausedUntil={clockAt((context.pausedUntil ?? 0) + (knownOffset() ?? 0), roster.timeZone)}
            onSubmit={() => send({ type: 'EXIT_SUBMITTED' })}
            onBack={back}
          />
        ) : null}
      </Suspense>
    </>
  )
}
