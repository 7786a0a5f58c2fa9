import { IconPencil } from '@tabler/icons-react'
import { hoursText, minutesBetween } from '../../../../domain/deliveryNotes/hours.ts'
import { useSession } from '../../../access/session.ts'
import { useWords } from '../../../i18n/words.ts'
import { HoursTable } from '../../../ui/HoursTable/HoursTable.tsx'
import { IconButton } from '../../../ui/IconButton/IconButton.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { clockAt, dayNote, functionWords } from '../../shared/words/shift-words.ts'
import { ClockTime } from '../ClockTime.tsx'
import { momentWords } from '../../shared/words/moment-words.ts'
import { reasonWords } from '../reason-words.ts'
import type { Amendment, Note, NoteLine } from '../note.types.ts'
import classes from './delivery-note.module.css'

interface NoteHoursProps {
  note: Note
  amendments: readonly Amendment[]
  onAmend: (line: NoteLine) => void
}

/** The lines of a note. What was signed stays, struck; what counts now stands beside it, with who and why. */
export function NoteHours({ note, amendments, onAmend }: NoteHoursProps) {
  const words = useWords()
  const { t, tn } = words
  const rule = useSession().tenant.rules.hours
  const { lines, location, may, crew } = note
  const clock = (at: string | null) => (at === null ? '–' : clockAt(at, location.timeZone))
  const onDay = (at: string | null) => (
    <ClockTime time={clock(at)} day={at === null ? undefined : dayNote(at, crew.starts, location.timeZone)} />
  )
  const signed = lines.reduce((sum, { chargeable }) => sum + (chargeable ?? 0), 0)
  return (
    <Section title={t('signOff.note.lines')}>
      <HoursTable
        label={t('signOff.table')}
        head={tn('signOff.people', lines.length)}
        columns={[
          { key: 'from', label: t('signOff.from') },
          { key: 'to', label: t('signOff.to') },
          { key: 'break', label: t('signOff.break'), desk: true },
          { key: 'planned', label: t('signOff.planned'), desk: true },
          { key: 'hours', label: t('signOff.note.hours') },
        ]}
        rows={lines.map(line => {
          const own = amendments.filter(({ projectCrewItemStatusId }) => projectCrewItemStatusId === line.id)
          const absent = line.status === 'noShow'
          return {
            id: line.id,
            name: line.personName,
            sub: absent
              ? t('shell.status.noShow')
              : functionWords(words, { caption: line.functionName, code: line.functionCode ?? '' }),
            look: absent ? ('gone' as const) : undefined,
            note:
              own.length > 0
                ? own.map(amendment => (
                    <span key={amendment.id} className={classes['reason']}>
                      {amendment.reason} · {amendment.author},{' '}
                      {momentWords(words, amendment.createdAt, location.timeZone)}
                    </span>
                  ))
                : undefined,
            why:
              absent || line.from === null || line.to === null || line.chargeable === null
                ? undefined
                : reasonWords(
                    words,
                    {
                      from: clock(line.from),
                      to: clock(line.to),
                      span: minutesBetween(Date.parse(line.from), Date.parse(line.to)),
                      breakMinutes: line.breakMinutes,
                      chargeable: line.chargeable,
                    },
                    rule,
                  ),
            figures: {
              break: absent ? '–' : hoursText(line.breakMinutes),
              planned: hoursText(line.planned),
              from: absent ? '–' : onDay(line.from),
              to: absent ? '–' : onDay(line.to),
              hours: (
                <span className={classes['hours']}>
                  <Figure line={line} />
                  {may.amend && !absent ? (
                    <span className={classes['pencil']}>
                      <IconButton
                        label={t('signOff.note.amend', { name: line.personName })}
                        icon={<IconPencil aria-hidden="true" />}
                        onClick={() => onAmend(line)}
                      />
                    </span>
                  ) : null}
                </span>
              ),
            },
          }
        })}
        foot={{
          label: t('signOff.note.sum'),
          figures: {
            hours:
              signed === note.totalChargeable ? (
                <span className={may.amend ? classes['beforePencil'] : undefined}>
                  {hoursText(note.totalChargeable)}
                </span>
              ) : (
                <span className={may.amend ? classes['beforePencil'] : undefined}>
                  <Struck before={signed} now={note.totalChargeable} />
                </span>
              ),
          },
        }}
      />
    </Section>
  )
}

function Figure({ line }: { line: NoteLine }) {
  const { chargeable, amended } = line
  if (amended !== null && chargeable !== null) return <Struck before={chargeable} now={amended} />
  return <b className={classes['figure']}>{chargeable === null ? '–' : hoursText(chargeable)}</b>
}

function Struck({ before, now }: { before: number; now: number }) {
  const { t } = useWords()
  return (
    <span className={classes['figure']}>
      <del className={classes['before']}>
        <VisuallyHidden>{t('signOff.note.before', { hours: hoursText(before) })}</VisuallyHidden>
        <span aria-hidden="true">{hoursText(before)}</span>
      </del>{' '}
      <ins className={classes['after']}>
        <VisuallyHidden>{t('signOff.note.now', { hours: hoursText(now) })}</VisuallyHidden>
        <b aria-hidden="true">{hoursText(now)}</b>
      </ins>
    </span>
  )
}
