import {
  IconArrowBackUp,
  IconBan,
  IconCheck,
  IconClockEdit,
  IconLogin2,
  IconLogout2,
  IconNote,
  IconPhone,
  IconRotate,
  IconUserX,
} from '@tabler/icons-react'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { useSession } from '../../../access/session.ts'
import { useWords } from '../../../i18n/words.ts'
import { Dialog } from '../../../ui/Dialog/Dialog.tsx'
import { Face } from '../../../ui/Face/Face.tsx'
import { Note } from '../../../ui/Note/Note.tsx'
import { Row, Rows, Tile } from '../../../ui/Rows/Rows.tsx'
import { telHref } from '../../shared/hrefs.ts'
import { roleWords } from '../../shared/words/shift-words.ts'
import { Contradictions } from './Contradictions.tsx'
import { type LineCommand, type ListedLine, commandsFor } from './line-state.ts'
import { ListStateMark } from './ListStateMark.tsx'
import { type PunchFact, PunchTrail } from './PunchTrail.tsx'
import { RemarkDialog } from './RemarkDialog.tsx'
import type { StatedKind } from './StatedTimeDialog.tsx'
import classes from '../crews.module.css'
import { later } from '../../../ui/lazily.tsx'

const ResetPin = later(async () => (await import('./ResetPin.tsx')).default)
const StatedTimeDialog = later(async () => (await import('./StatedTimeDialog.tsx')).StatedTimeDialog)
const hour = 3_600_000

interface PersonDialogProps {
  listed: ListedLine
  now: number
  /** When check-in opens, while it is still closed. */
  opensAt: string | null
  busy: boolean
  onClose: () => void
  onPunch: (kind: 'Check-in' | 'Check-out') => void
  /** Takes the check-out back; null where there is none to take back. */
  onBackIn: (() => void) | null
  onState: (kind: StatedKind, at: number) => void
  onStrike: (fact: PunchFact) => void
  onCommand: (command: LineCommand) => void
  onRemark: (text: string) => void
  /** Lets one of several punches count; whether that was done. */
  onChoose: (punchId: string) => Promise<boolean>
}

const glyphs: Record<LineCommand, ReactNode> = {
  activate: <IconCheck aria-hidden="true" />,
  noShow: <IconUserX aria-hidden="true" />,
  notNeeded: <IconBan aria-hidden="true" />,
  reactivate: <IconRotate aria-hidden="true" />,
}

/** One person of the list: how they stand, what has to be looked at, and what the chief can do. */
export function PersonDialog({
  listed,
  now,
  opensAt,
  busy,
  onClose,
  onPunch,
  onBackIn,
  onState,
  onStrike,
  onCommand,
  onRemark,
  onChoose,
}: PersonDialogProps) {
  const words = useWords()
  const { tenant } = useSession()
  const { t } = words
  const { line, state } = listed
  const { person } = line
  const about = useRef<HTMLDivElement>(null)
  const [remarking, setRemarking] = useState(false)
  const [stating, setStating] = useState<StatedKind | null>(null)
  const states = ['confirmed', 'checkedIn', 'checkedOut'].includes(line.status)
  const name = { name: person.name }
  const checksIn = state === 'late' || state === 'expected' || state === 'onTheWay'

  if (remarking) return <RemarkDialog line={line} busy={busy} onRemark={onRemark} onClose={() => setRemarking(false)} />

  if (stating !== null)
    return (
      <Suspense>
        <StatedTimeDialog kind={stating} line={line} now={now} onClose={() => setStating(null)} onState={onState} />
      </Suspense>
    )

  const commandLabel = (command: LineCommand) =>
    command === 'activate'
      ? line.status === 'applied'
        ? t('crewLead.activate')
        : t('crewLead.confirmFor', name)
      : command === 'reactivate' && line.status === 'noShow'
        ? t('crewLead.hasCome')
        : t(`crewLead.${command}`)

  return (
    <Dialog opened onClose={onClose} title={person.name} closeLabel={t('app.close')}>
      <div className={classes['card']}>
        <div ref={about} tabIndex={-1} className={classes['who']}>
          <Face name={person.name} src={person.pictureUrl ?? undefined} size="l" />
          <div className={classes['words']}>
            <p>{roleWords(words, line.projectCrewItem)}</p>
            <p className={classes['soft']}>
              {line.startTime}–{line.endTime}
            </p>
            <ListStateMark listed={listed} now={now} />
          </div>
        </div>
        {line.cancelReason === null ? null : (
          <Note tone="plain">{t('crewLead.cancelReason', { reason: line.cancelReason })}</Note>
        )}
        {line.changeUnanswered ? <Note tone="wait">{t('crewLead.changeUnanswered')}</Note> : null}
        {line.flagged ? (
          <Note tone="wait">
            <b>{t('crewLead.flagged')}.</b>{' '}
            {(line.flagReason ?? '')
              .split(',')
              .map(reason => words.find(`crewLead.flag.${reason.trim()}`))
              .filter(reason => reason !== null)
              .join(' ')}
            {line.flagReason?.includes('conflict') ? ` ${t('crewLead.conflictCounts')}` : null}
          </Note>
        ) : null}
        {line.contradictions.length ? (
          <Contradictions
            line={line}
            busy={busy}
            onChoose={async punchId => {
              // What was chosen from goes away: the focus moves to how the person stands now.
              if (await onChoose(punchId)) about.current?.focus()
            }}
          />
        ) : null}
        {line.trail.length ? (
          <PunchTrail
            line={line}
            busy={busy}
            onStrike={onStrike}
            onAccept={punchId => void onChoose(punchId).then(done => done && about.current?.focus())}
          />
        ) : line.recordedBy ? (
          <p className={classes['soft']}>{t('crewLead.recordedBy', { name: line.recordedBy })}</p>
        ) : null}
        {line.overlapAccepted ? <Note tone="info">{t('crewLead.overlapAccepted')}</Note> : null}
        {line.remark ? <Note tone="plain">{line.remark}</Note> : null}
        <Rows label={t('crewLead.open', name)}>
          {person.phone ? (
            <Row
              wrap
              lead={<Tile icon={<IconPhone aria-hidden="true" />} />}
              title={t('app.call', name)}
              sub={person.phone}
              href={telHref(person.phone)}
              chevron={false}
            />
          ) : null}
          {checksIn ? (
            opensAt === null ? (
              <Row
                wrap
                lead={<Tile icon={<IconLogin2 aria-hidden="true" />} />}
                title={t('crewLead.punchIn', name)}
                onClick={() => onPunch('Check-in')}
              />
            ) : (
              <Row
                wrap
                lead={<Tile icon={<IconLogin2 aria-hidden="true" />} />}
                title={t('crews.notStarted')}
                sub={t('crews.opensAt', { time: opensAt })}
              />
            )
          ) : null}
          {state === 'in' ? (
            <Row
              wrap
              lead={<Tile icon={<IconLogout2 aria-hidden="true" />} />}
              title={t('crewLead.punchOut', name)}
              onClick={() => onPunch('Check-out')}
            />
          ) : null}
          {onBackIn ? (
            <Row
              wrap
              lead={<Tile icon={<IconArrowBackUp aria-hidden="true" />} />}
              title={t('crewLead.backIn')}
              sub={t('crewLead.backInHint')}
              onClick={onBackIn}
            />
          ) : null}
          {states
            ? (['Check-in', 'Check-out'] as const)
                .filter(kind => (kind === 'Check-in' ? now >= Date.parse(line.starts) - hour : line.checkInAt !== null))
                .map(kind => (
                  <Row
                    wrap
                    key={kind}
                    lead={<Tile icon={<IconClockEdit aria-hidden="true" />} />}
                    title={t(`crewLead.stated.${kind}`)}
                    onClick={() => setStating(kind)}
                  />
                ))
            : null}
          {listed.waits
            ? null
            : commandsFor(line.status).map(command => (
                <Row
                  wrap
                  key={command}
                  lead={<Tile icon={glyphs[command]} />}
                  title={commandLabel(command)}
                  onClick={() => onCommand(command)}
                />
              ))}
          <Row
            wrap
            lead={<Tile icon={<IconNote aria-hidden="true" />} />}
            title={line.remark ? t('crewLead.remarkChange') : t('crewLead.remark')}
            onClick={() => setRemarking(true)}
          />
          {tenant.kioskPin ? (
            <Suspense>
              <ResetPin job={line.id} name={person.name} />
            </Suspense>
          ) : null}
        </Rows>
      </div>
    </Dialog>
  )
}
