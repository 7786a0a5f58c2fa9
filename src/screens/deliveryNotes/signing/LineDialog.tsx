import { IconUserX } from '@tabler/icons-react'
import { useState } from 'react'
import type { HoursRule } from '../../../../domain/deliveryNotes/hours-rule.ts'
import { hoursText } from '../../../../domain/deliveryNotes/hours.ts'
import { fields } from '../../../client/fields.gen.ts'
import { enteredTimes } from '../../../../domain/deliveryNotes/entered-times.ts'
import { type EnteredHours, isStillToCome, typedTime, wallProposal } from '../../../../domain/deliveryNotes/sign-off.ts'
import { clockIsSet } from '../../../../domain/shift-display.ts'
import { useWords } from '../../../i18n/words.ts'
import type { Trouble } from '../../../machines/sign-off/sign-off.types.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Choices } from '../../../ui/Choices/Choices.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx'
import { Note } from '../../../ui/Note/Note.tsx'
import { NumberStepper } from '../../../ui/NumberStepper/NumberStepper.tsx'
import { TextField } from '../../../ui/TextField/TextField.tsx'
import { FormDialog } from '../../shared/form/FormDialog.tsx'
import { useForm } from '../../shared/form/useForm.ts'
import { problemWords } from '../../shared/words/problem-words.ts'
import { clockAt, zoneWords } from '../../shared/words/shift-words.ts'
import { useCommand } from '../../shared/useCommand.ts'
import type { SheetRow } from './sign-off-content.ts'
import classes from '../sign-off.module.css'

interface LineDialogProps {
  row: SheetRow
  /** How this agency reckons. */
  rule: HoursRule
  now: number
  entered: EnteredHours | null
  trouble: Trouble | null
  onClose: () => void
  onSave: (hours: EnteredHours) => void
}

const day = 86_400_000

/** Of a punch whose other half is missing: what it says is not to be typed again. Work before the planned start is none. */
const punchedStart = ({ checkInAt, starts, timeZone }: SheetRow['line']) =>
  checkInAt === null ? '' : clockAt(Math.max(Date.parse(starts), Date.parse(checkInAt)), timeZone)
const punchedEnd = ({ checkOutAt, timeZone }: SheetRow['line']) =>
  checkOutAt === null ? '' : clockAt(checkOutAt, timeZone)

/** The hours of one person: what is charged, from when to when, and whether they came at all. */
export function LineDialog({ row, rule, now, entered, trouble, onClose, onSave }: LineDialogProps) {
  const words = useWords()
  const { t } = words
  const { line } = row
  const { proposed, planned } = line.hours
  const [sure, setSure] = useState(false)
  const noShow = useCommand('post', '/api/v1/projectCrewItemStatus/{id}/noShow')
  const question = trouble?.question ?? null
  const begins = Date.parse(line.starts)
  // Then only the server knows how long it was.
  const isSet = clockIsSet(line.timeZone, begins - day, begins + 2 * day)
  const zone = zoneWords(words, line.timeZone, line.starts)

  const isToCome = (from: string | null, to: string | null) => {
    if (from === null || to === null || to === row.to) return false
    const times = enteredTimes({
      zone: line.timeZone,
      starts: begins,
      from: null,
      to: null,
      startTime: from,
      endTime: to,
    })
    // What happens twice or not at all is asked about by the server.
    return !('problem' in times) && times.to !== null && isStillToCome(times.to, Date.parse(line.ends), now)
  }
  const form = useForm(
    {
      minutes: row.minutes ?? proposed ?? planned,
      start: row.from ?? punchedStart(line),
      end: row.to ?? punchedEnd(line),
      choice: null as 'earlier' | 'later' | null,
    },
    ({ start, end }) => {
      // Hours without a start or an end count for nothing: what is missing is asked for in its field.
      const wrong = (which: 'start' | 'end', text: string) =>
        typedTime(text) === null && t(text.trim() === '' ? `signOff.line.${which}Missing` : 'signOff.line.wrongTime')
      return {
        start: wrong('start', start),
        end: wrong('end', end) || (isToCome(typedTime(start), typedTime(end)) && t('signOff.line.endToCome')),
      }
    },
  )
  const { minutes, start, end, choice } = form.values
  const asked = question && (question.which === 'start' ? start : end)

  const take = (which: 'start' | 'end', time: string) => {
    const next = { start, end, [which]: time }
    const proposal = wallProposal(
      typedTime(next.start) ?? '',
      typedTime(next.end) ?? '',
      { breakMinutes: line.breakMinutes, clockSet: isSet },
      rule,
    )
    form.set(proposal === null ? next : { ...next, minutes: proposal })
  }
  const save = () => {
    const [from, to] = [typedTime(start), typedTime(end)]
    if (from === null || to === null) return
    const chosen = choice && question?.problem === 'timeIsDoubled' ? { [`${question.which}Choice`]: choice } : {}
    onSave({
      chargeable: minutes,
      ...(from !== row.from || entered?.startTime !== undefined ? { startTime: from } : {}),
      ...(to !== row.to || entered?.endTime !== undefined ? { endTime: to } : {}),
      ...chosen,
    })
  }

  if (sure)
    return (
      <ConfirmDialog
        opened
        title={t('signOff.line.noShowQuestion', { name: row.name })}
        subtitle={t('signOff.line.noShowText')}
        safeLabel={t('signOff.line.keep')}
        riskyLabel={t('signOff.line.noShow')}
        onSafe={() => setSure(false)}
        onRisky={() => void noShow.give({ params: { path: { id: line.id } }, body: {} }, { then: onClose })}
        busy={noShow.busy}
      />
    )
  return (
    <FormDialog
      form={form}
      title={row.name}
      submitLabel={t('signOff.line.save')}
      onSubmit={save}
      onClose={onClose}
      big
      ways={
        line.checkInAt === null ? (
          <Button variant="quiet" full icon={<IconUserX aria-hidden="true" />} onClick={() => setSure(true)}>
            {t('signOff.line.noShow')}
          </Button>
        ) : null
      }
    >
      {trouble && asked ? (
        <Note tone="bad">{t(`signOff.line.${question?.problem ?? 'timeInGap'}`, { time: asked })}</Note>
      ) : trouble ? (
        <Note tone="bad">{problemWords(words, { code: trouble.code, status: null })}</Note>
      ) : null}
      {question?.problem === 'timeIsDoubled' && asked ? (
        <Choices
          label={t(`signOff.line.${question.which}`)}
          value={choice}
          onChange={value => form.set({ choice: value === 'later' ? 'later' : 'earlier' })}
          items={[
            { value: 'earlier', label: t('signOff.line.earlier', { time: asked }) },
            { value: 'later', label: t('signOff.line.later', { time: asked }) },
          ]}
        />
      ) : null}
      <div data-first-focus="">
        <NumberStepper
          label={t('signOff.line.hours')}
          value={minutes}
          onChange={value => form.set({ minutes: value })}
          min={0}
          max={fields['SignOff.lines.chargeable'].maximum}
          step={15}
          format={hoursText}
          lessLabel={t('signOff.line.less')}
          moreLabel={t('signOff.line.more')}
        />
      </div>
      <p className={classes['facts']}>
        <span>
          {t('signOff.planned')} {row.planned}
        </span>
        {row.worked === null ? null : (
          <span>
            {t('signOff.worked')} {row.worked}
          </span>
        )}
        {proposed === null || proposed === minutes ? null : (
          <span>{t('signOff.line.proposed', { hours: hoursText(proposed) })}</span>
        )}
      </p>
      <div className={classes['times']}>
        <TextField
          label={t('signOff.line.start')}
          inputMode="numeric"
          autoComplete="off"
          {...form.text('start')}
          onChange={time => take('start', time)}
          hint={line.checkInAt === null ? t('signOff.line.noCheckIn') : undefined}
        />
        <TextField
          label={t('signOff.line.end')}
          inputMode="numeric"
          autoComplete="off"
          {...form.text('end')}
          onChange={time => take('end', time)}
          hint={line.checkOutAt === null ? t('signOff.line.noCheckOut') : undefined}
        />
      </div>
      {zone ? <p className={classes['soft']}>{t('signOff.line.zone', { zone })}</p> : null}
    </FormDialog>
  )
}
