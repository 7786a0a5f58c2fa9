import { enteredTimes } from '../../../../domain/deliveryNotes/entered-times.ts'
import { statedTimeAllowed, stillToCome } from '../../../../domain/projectCrewItems/stated-time.ts'
import { type Words, useWords } from '../../../i18n/words.ts'
import { Choices } from '../../../ui/Choices/Choices.tsx'
import { TextField } from '../../../ui/TextField/TextField.tsx'
import { FormDialog } from '../../shared/form/FormDialog.tsx'
import { useForm } from '../../shared/form/useForm.ts'
import { clockAt, zoneWords } from '../../shared/words/shift-words.ts'
import type { Line } from '../crew.types.ts'

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
  const [planned, moment] =
    kind === 'Check-in' ? [line.startTime, Date.parse(line.starts)] : [line.endTime, Date.parse(line.ends)]
  const form = useForm(
    {
      time: moment <= now ? planned : clockAt(now, line.timeZone),
      choice: undefined as 'earlier' | 'later' | undefined,
    },
    values => ({ time: statedAt(words, kind, line, now, values).problem }),
  )
  const { at, doubled } = statedAt(words, kind, line, now, form.values)
  return (
    <FormDialog
      form={form}
      title={t(`crewLead.stated.${kind}`)}
      submitLabel={t('crewLead.save')}
      onSubmit={() => at !== null && onState(kind, at)}
      onClose={onClose}
    >
      <TextField
        {...form.text('time')}
        label={t('crewLead.venueTime')}
        hint={[line.person.name, zoneWords(words, line.timeZone, line.starts)].filter(part => part !== null).join(', ')}
        type="time"
        onChange={time => form.set({ time, choice: undefined })}
        autoFocus
      />
      {doubled ? (
        <Choices
          label={t('crewLead.venueTime')}
          value={form.values.choice ?? null}
          onChange={value => form.set({ choice: value === 'later' ? 'later' : 'earlier' })}
          items={doubled.map(one => ({ value: one.choice, label: `${one.localTime} ${one.utcOffset}` }))}
        />
      ) : null}
    </FormDialog>
  )
}

interface Entered {
  time: string
  choice: 'earlier' | 'later' | undefined
}

/** The moment that is meant, or why it can have been none. */
function statedAt(words: Words, kind: StatedKind, line: Line, now: number, { time, choice }: Entered) {
  const { t } = words
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
          ? t('crewLead.noTime')
          : t(at !== null && stillToCome(kind, at, shift, now) ? 'crewLead.stillToCome' : 'crewLead.notThen')
  return { at: allowed ? at : null, doubled, problem }
}
