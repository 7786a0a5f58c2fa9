import { knownOffset, readClocks } from '../../../client/clock.ts'
import { useWords } from '../../../i18n/words.ts'
import type { Roster } from '../../../machines/kiosk/kiosk.types.ts'
import { useOutbox } from '../../../machines/outbox/outbox.context.ts'
import { clockAt } from '../../shared/words/shift-words.ts'
import { DoneView } from './DoneView.tsx'
import { ExitView } from './ExitView.tsx'
import { headOf } from '../kiosk-content.ts'
import { MenuView } from './MenuView.tsx'
import { PinView } from './PinView.tsx'
import { type KioskSnapshot, type Send, isAt } from '../kiosk-snapshot.ts'
import { servedOf, undoIn, undoableOf, untilWords } from './served-content.ts'
import { Told } from './Told.tsx'
import { UndoStrip } from './UndoStrip.tsx'
import { useTablet } from '../useTablet.ts'

interface OverFacesProps {
  snapshot: KioskSnapshot
  send: Send
  onDigit: (digit: string) => void
  roster: Roster
  narrow: boolean
  pictures: ReadonlyMap<string, string>
  now: number
}

/** What one person is being shown over the faces, if anything. */
export function OverFaces({ snapshot, send, onDigit, roster, narrow, pictures, now }: OverFacesProps) {
  const words = useWords()
  const lacking = useTablet()
  const { t } = words
  const { context } = snapshot
  const { task } = context
  const { refused } = useOutbox().actor.getSnapshot().context
  const at = (desk: string) => isAt(snapshot, desk)
  const chief = roster.crewChief?.name ?? t('kiosk.chief')
  const serving = context.line === null ? null : servedOf(words, context, pictures)
  const back = () => send({ type: 'BACK' })
  const undoable = undoableOf(context, undoIn(snapshot))
  const undo = () => send({ type: 'UNDO_ASKED', reading: readClocks() })
  const digits = { typed: context.digits.length, onDigit, onDelete: () => send({ type: 'DELETED' }) }
  const asksPin = at('pin') || at('checking') || (at('saving') && context.digits !== '')
  const around = { head: headOf(context, roster, now), narrow }
  return (
    <>
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
          onUndo={undoable?.doing === 'offered' ? undo : null}
        />
      ) : null}
      {undoable && (at('faces') || (at('saving') && !asksPin)) ? (
        <UndoStrip {...undoable} chief={chief} onUndo={undo} />
      ) : null}
      {at('told') && serving ? (
        <Told
          hint={context.hint ?? 'notSaved'}
          served={serving.served}
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
          chosen={context.chosen}
          left={context.left}
          pausedUntil={clockAt((context.pausedUntil ?? 0) + (knownOffset() ?? 0), roster.timeZone)}
          onSubmit={() => send({ type: 'EXIT_SUBMITTED' })}
          onBack={back}
        />
      ) : null}
    </>
  )
}
