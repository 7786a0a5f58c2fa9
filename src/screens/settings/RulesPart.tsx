import { useWords } from '../../i18n/words.ts'
import { Check } from '../../ui/Check/Check.tsx'
import { Choices } from '../../ui/Choices/Choices.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import { Sheet } from '../../ui/Sheet/Sheet.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { TimeField } from '../../ui/TimeField/TimeField.tsx'
import { type NumberName, limitsOf } from './entered.ts'
import type { PartProps } from './part.types.ts'
import classes from './settings.module.css'

const units = {
  checkInOpensMinutes: 'minutes',
  graceMinutes: 'minutes',
  earlyCheckOutMinutes: 'minutes',
  restHours: 'hours',
  dayHours: 'hours',
  unsignedPayDays: 'days',
  retentionYears: 'years',
  roundTo: 'minutes',
} as const satisfies Record<NumberName, 'minutes' | 'hours' | 'days' | 'years'>

/** How the agency's day is run: who is late, when somebody rests, what is charged. */
export function RulesPart({ form }: PartProps) {
  const { t } = useWords()
  const { values, set, error, text } = form
  const number = (name: NumberName) => {
    const limits = t(`settings.${units[name]}`, limitsOf(name))
    const more = name === 'restHours' || name === 'dayHours' ? `. ${t(`settings.warned.${name}`)}` : ''
    return (
      <TextField
        key={name}
        label={t(`settings.field.${name}`)}
        hint={limits + more}
        inputMode="numeric"
        autoComplete="off"
        {...text(name)}
      />
    )
  }
  return (
    <div id="rules" className={classes['part']}>
      <Section title={t('settings.parts.rules')}>
        <Sheet as="div">
          <div className={classes['fields']}>
            {(['checkInOpensMinutes', 'graceMinutes', 'earlyCheckOutMinutes', 'restHours', 'dayHours'] as const).map(
              number,
            )}
          </div>
          <div>
            {(['kioskPin', 'cancelReopens'] as const).map(name => (
              <Check
                key={name}
                label={t(`settings.field.${name}`)}
                checked={values[name]}
                onChange={on => set({ [name]: on })}
              />
            ))}
          </div>
        </Sheet>
        <Sheet as="div">
          <Choices
            label={t('settings.field.hoursFrom')}
            value={values.hoursFrom}
            onChange={from => set({ hoursFrom: from as typeof values.hoursFrom })}
            items={(['later', 'checkIn', 'planned'] as const).map(value => ({
              value,
              label: t(`settings.hoursFrom.${value}`),
            }))}
          />
          <Check
            label={t('settings.field.lessBreak')}
            checked={values.lessBreak}
            onChange={lessBreak => set({ lessBreak })}
          />
          <div className={classes['fields']}>
            {(['roundTo', 'unsignedPayDays', 'retentionYears'] as const).map(number)}
          </div>
        </Sheet>
        <Sheet as="div">
          <div className={classes['fields']}>
            {(['workFrom', 'workTo'] as const).map(name => (
              <TimeField
                key={name}
                label={t(`settings.field.${name}`)}
                value={values[name]}
                onChange={time => set({ [name]: time })}
                wrongLabel={t('settings.wrong.time')}
                error={error(name)}
              />
            ))}
          </div>
          <p className={classes['soft']}>{t('settings.hint.workTo')}</p>
        </Sheet>
      </Section>
    </div>
  )
}
