import { IconAlertCircle, IconCheck, IconClock } from '@tabler/icons-react'
import { useMemo } from 'react'
import type { SnapshotFrom } from 'xstate'
import { knownOffset } from '../../client/clock.ts'
import { useWords } from '../../i18n/words.ts'
import type { kioskMachine } from '../../machines/kiosk/kiosk.machine.ts'
import type { KioskEvent, Roster } from '../../machines/kiosk/kiosk.types.ts'
import { useOutbox } from '../../machines/outbox/outbox.context.ts'
import { clockAt } from '../shared/shift-words.ts'
import { useNow } from '../shared/useNow.ts'
import { DoneView } from './DoneView.tsx'
import { ExitView } from './ExitView.tsx'
import { FacesView } from './FacesView.tsx'
import { facesOf, firstName, headOf, servedOf, untilWords } from './kiosk-content.ts'
import { MenuView } from './MenuView.tsx'
import { MessageView } from './MessageView.tsx'
import { PinView } from './PinView.tsx'
import { usePictures } from './usePictures.ts'
import { useRoom, useTablet } from './useTablet.ts'

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
    </>
  )
}

interface ToldProps {
  hint: NonNullable<KioskSnapshot['context']['hint']>
  name: string
  chief: string
  times: { in: string | null; out: string | null; opens: string }
  onTouch: () => void
}

/** Why a tap was no punch. Any touch goes back, and so does waiting. */
export function Told({ hint, name, chief, times, onTouch }: ToldProps) {
  const { t } = useWords()
  const said: Record<ToldProps['hint'], [title: string, text: string | null]> = {
    alreadyIn: [t('kiosk.told.alreadyIn', { time: times.in ?? '' }), null],
    alreadyOut: [t('kiosk.told.alreadyOut', { time: times.out ?? '' }), null],
    notIn: [t('kiosk.told.notIn'), t('kiosk.told.notInText', { name: chief })],
    notStarted: [t('kiosk.told.notStarted'), t('kiosk.told.opensAt', { time: times.opens })],
    notSaved: [t('kiosk.told.notSaved'), t('kiosk.told.notSavedText', { name: chief })],
    refused: [t('kiosk.told.refused'), t('kiosk.told.refusedText', { name: chief })],
  }
  const [title, text] = said[hint]
  const settled = hint === 'alreadyIn' || hint === 'alreadyOut'
  return (
    <MessageView
      over
      icon={
        settled ? (
          <IconCheck aria-hidden="true" />
        ) : hint === 'notStarted' ? (
          <IconClock aria-hidden="true" />
        ) : (
          <IconAlertCircle aria-hidden="true" />
        )
      }
      title={title}
      touch={{ label: t('kiosk.ok'), onPress: onTouch }}
    >
      <p>{name}</p>
      {text === null ? null : <p>{text}</p>}
    </MessageView>
  )
}
