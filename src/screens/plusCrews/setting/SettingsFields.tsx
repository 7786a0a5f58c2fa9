import { flushSync } from 'react-dom'
import { teamBonus } from '../../../../domain/plusCrews/plus-crew-month.ts'
import type { Failure } from '../../../client/problem.ts'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Note } from '../../../ui/Note/Note.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { Sheet } from '../../../ui/Sheet/Sheet.tsx'
import { TextField } from '../../../ui/TextField/TextField.tsx'
import { toFirstWrong } from '../../../ui/first-wrong.ts'
import { problemWords } from '../../shared/words/problem-words.ts'
import type { Settings } from './SettingsView.tsx'
import type { Value } from '../data.types.ts'
import { money, plainFigure, typeWords, unitWords } from '../figure-words.ts'
import { type Fields, type Wrong, enteredOf, shareField, shares } from './settings-entered.ts'
import classes from './settings.module.css'

interface SettingsFieldsProps extends Settings {
  fields: Fields
  wrong: Readonly<Record<string, Wrong>>
  saving: 'idle' | 'saving' | 'saved' | 'failed'
  /** Why the last was not saved. */
  failure: Failure | null
  unsaved: boolean
  onChange: (field: string, text: string) => void
  onSave: () => void
}

export function SettingsFields(props: SettingsFieldsProps) {
  const { crew, values, fields, wrong, saving, failure, unsaved, onChange, onSave } = props
  const words = useWords()
  const { t } = words
  const bonus = values.find(({ type }) => type.unit === 'bonus')
  const daily = values.filter(({ type }) => type.unit !== 'bonus')
  const wrongWords = (field: string) => {
    const why = wrong[field]
    return why && t(`plusCrewValues.wrong.${why}`, { example: plainFigure(words, 1234.5) })
  }
  return (
    <form
      noValidate
      className={classes['form']}
      onSubmit={event => {
        event.preventDefault()
        const form = event.currentTarget
        flushSync(onSave)
        toFirstWrong(form)
      }}
    >
      {daily.length > 0 ? (
        <Section title={t('plusCrewValues.daily.title')}>
          <Sheet as="div">
            <p className={classes['soft']}>{t('plusCrewValues.daily.text')}</p>
            {daily.map(value => (
              <TextField
                key={value.id}
                label={t('plusCrewValues.daily.label', {
                  type: typeWords(words, value.type),
                  unit: unitWords(words, value.type, crew.currency),
                })}
                inputMode="decimal"
                autoComplete="off"
                value={fields[value.id] ?? ''}
                onChange={text => onChange(value.id, text)}
                error={wrongWords(value.id)}
                hint={fields[value.id] ? undefined : t('plusCrewValues.daily.none')}
              />
            ))}
          </Sheet>
        </Section>
      ) : null}
      {bonus ? (
        <Section title={t('plusCrewValues.bonus.title')}>
          <Sheet as="div">
            <p className={classes['soft']}>{t('plusCrewValues.bonus.text')}</p>
            {shares.map(share => (
              <TextField
                key={share}
                label={t(`plusCrewValues.bonus.${share}`)}
                inputMode="decimal"
                autoComplete="off"
                value={fields[shareField(bonus, share)] ?? ''}
                onChange={text => onChange(shareField(bonus, share), text)}
                error={wrongWords(shareField(bonus, share))}
                end={
                  <span className={classes['percent']} aria-hidden="true">
                    %
                  </span>
                }
              />
            ))}
            <Example {...props} bonus={bonus} />
          </Sheet>
        </Section>
      ) : null}
      {saving === 'failed' ? (
        <Note tone="bad" live>
          <b>{t('plusCrewValues.notSaved')}</b> {failure ? problemWords(words, failure) : null}
        </Note>
      ) : null}
      <div className={classes['save']}>
        <Button variant="main" type="submit" busy={saving === 'saving'} locked={!unsaved}>
          {t('plusCrewValues.save')}
        </Button>
        <p role="status" className={classes['soft']}>
          {saving === 'saved' ? t('plusCrewValues.savedNow') : unsaved ? t('plusCrewValues.changedHere') : null}
        </p>
      </div>
    </form>
  )
}

/** What the percents bring this month, as they are typed. */
function Example({ crew, fields, progress, bonus: value }: SettingsFieldsProps & { bonus: Value }) {
  const words = useWords()
  const { t } = words
  const entered = enteredOf(words, value, fields)
  if (!progress) return null
  const amount = (figure: number) => money(words, crew.currency, figure)
  const bonus = 'change' in entered && 'bonus' in entered.change ? entered.change.bonus : undefined
  const brings = bonus ? teamBonus(bonus, progress.turnover, progress.target) : null
  return (
    <p role="status" className={classes['example']}>
      {brings !== null
        ? t('plusCrewValues.bonus.example', {
            bonus: amount(brings),
            turnover: amount(progress.turnover),
            target: amount(progress.target),
          })
        : t(bonus === null ? 'plusCrewValues.bonus.none' : 'plusCrewValues.bonus.noExample')}
    </p>
  )
}
