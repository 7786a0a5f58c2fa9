import { useState } from 'react'
import { enteredTimes } from '../../../domain/entered-times.ts'
import { statedTimeAllowed, stillToCome } from '../../../domain/stated-time.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Choices } from '../../ui/Choices/Choices.tsx'
import { Dialog } from '../../ui/Dialog/Dialog.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { clockAt, zoneWords } from '../shared/shift-words.ts'
import type { Line } from './crew.types.ts'
import classes from './crews.module.css'

export type StatedKind = 'Check-in' | 'Check-out'

interface StatedTimeDialogProps {
  kind: StatedKind
  line: Line
  now: number
  onClose: () => void
  onState: (kind: StatedKind, at: number) => void
}

/** When somebody came or left, as the chief says: a time on the venue's clock, which can have been. */
export function StatedTimeDialog({ kind, line, now, onClose, onState }: StatedTimeDialogProps) {
  const words = useWords()
  const { t } = words
  // As it was planned, or now where that is still to come.
  const [time, setTime] = useState(() => {
    const [planned, moment] =
      kind === 'Check-in' ? [line.startTime, Date.parse(line.starts)] : [line.endTime, Date.parse(line.ends)]
    return moment <= now ? planned : clockAt(now, line.timeZone)
  })
  const [choice, setChoice] = useState<'earlier' | 'later'>()
  const [tried, setTried] = useState(false)
  const isTime = /^\d\d:\d\d$/.test(time)
  const starts = Date.parse(line.starts)
  const from = line.checkInAt === null ? null : Date.parse(line.checkInAt)
  const times = isTime
    ? enteredTimes({
        zone: line.timeZone,
        starts,
        from: kind === 'Check-in' ? null : from,
        to: null,
        ...(kind === 'Check-in' ? { startTime: time, startChoice: choice } : { endTime: time, endChoice: choice }),
      })
    : null
  const at = times === null || 'problem' in times ? null : kind === 'Check-in' ? times.from : times.to
  const shift = { starts, ends: Date.parse(line.ends), checkInAt: kind === 'Check-in' ? null : from }
  const allowed = at !== null && statedTimeAllowed(kind, at, shift, now)
  const doubled = times !== null && 'problem' in times && times.problem === 'timeIsDoubled' ? times.choices : null
  const problem =
    times !== null && 'problem' in times && times.problem !== 'impossible'
      ? t(`shell.error.${times.problem}`)
      : allowed
        ? undefined
        : !isTime
          ? t('crews.list.noTime')
          : t(at !== null && stillToCome(kind, at, shift, now) ? 'crews.list.stillToCome' : 'crews.list.notThen')
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t(`crews.list.stated.${kind}`)}
      closeLabel={t('app.cancel')}
      footer={
        <div className={classes['answers']}>
          <Button
            variant="main"
            full
            onClick={() => {
              setTried(true)
              if (allowed) onState(kind, at)
            }}
          >
            {t('crews.list.save')}
          </Button>
        </div>
      }
    >
      <TextField
        label={t('crews.list.venueTime')}
        hint={[line.person.name, zoneWords(words, line.timeZone, line.starts)].filter(part => part !== null).join(', ')}
        type="time"
        value={time}
        onChange={entered => {
          setTime(entered)
          setChoice(undefined)
        }}
        error={tried ? problem : undefined}
        autoFocus
      />
      {doubled ? (
        <Choices
          label={t('crews.list.venueTime')}
          value={choice ?? null}
          onChange={value => setChoice(value === 'later' ? 'later' : 'earlier')}
          items={doubled.map(one => ({ value: one.choice, label: `${one.localTime} ${one.utcOffset}` }))}
        />
      ) : null}
    </Dialog>
  )
}
