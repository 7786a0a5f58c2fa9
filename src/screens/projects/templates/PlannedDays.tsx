import { IconDots, IconPlus, IconX } from '@tabler/icons-react'
import { daysLater } from '../../../../domain/shift-display.ts'
import type { Matrix } from '../../../../domain/templates/matrix.ts'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Menu } from '../../../ui/Menu/Menu.tsx'
import { DayField } from '../../shared/form/DayField.tsx'
import { dayWords } from '../../shared/words/shift-words.ts'
import classes from './templates.module.css'

interface PlannedDaysProps {
  name: string
  matrix: Matrix
  /** The template's first day; empty: none was entered. */
  first: string
  today: string
  error: string | undefined
  /** Something was entered that the template could keep. */
  altered: boolean
  disabled: boolean
  onFirst: (first: string) => void
  onRemove: (column: number) => void
  /** Null: there is room for no more. */
  onAdd: (() => void) | null
  onAct: (act: 'rename' | 'numbers' | 'remove') => void
}

/** The last day of the longest plan is still one that counts. */
const latest = '2099-10-01'

/** What is planned, and on which days. */
export function PlannedDays({ name, matrix, first, today, error, altered, disabled, ...on }: PlannedDaysProps) {
  const words = useWords()
  const { t } = words
  const begin = matrix.columns[0]?.day ?? 0
  const acts = [
    { value: 'rename', label: t('templates.rename') },
    ...(altered ? [{ value: 'numbers', label: t('templates.keepNumbers') } as const] : []),
    { value: 'remove', label: t('templates.remove'), risky: true },
  ] as const
  return (
    <div className={classes['bar']}>
      <div className={classes['what']}>
        <h3>
          {name} <span>{t('templates.putOn')}</span>
        </h3>
        <Menu
          label={t('templates.acts', { name })}
          icon={<IconDots aria-hidden="true" />}
          items={acts}
          onSelect={value => {
            const act = acts.find(one => one.value === value)
            if (act) on.onAct(act.value)
          }}
        />
      </div>
      <div className={classes['days']}>
        <div className={classes['first']}>
          <DayField
            label={t('templates.firstDay')}
            // The day of the first column, wherever the template begins.
            value={first === '' ? '' : daysLater(first, begin)}
            onChange={day => on.onFirst(day === '' ? '' : daysLater(day, -begin))}
            today={today}
            max={latest}
            wrongLabel={t('templates.dayMissing')}
            error={error}
          />
        </div>
        <ul className={classes['chips']}>
          {first === ''
            ? null
            : matrix.columns.map(({ day }, column) => {
                const called = dayWords(words, daysLater(first, day))
                return (
                  <li key={day}>
                    <span>{called}</span>
                    {matrix.columns.length > 1 ? (
                      <button
                        type="button"
                        disabled={disabled}
                        aria-label={t('templates.leaveOut', { day: called })}
                        onClick={() => on.onRemove(column)}
                      >
                        <IconX aria-hidden="true" />
                      </button>
                    ) : null}
                  </li>
                )
              })}
          <li className={classes['plus']}>
            <Button
              size="small"
              icon={<IconPlus aria-hidden="true" />}
              disabled={disabled || on.onAdd === null}
              onClick={() => on.onAdd?.()}
            >
              {t('templates.addDay')}
            </Button>
          </li>
        </ul>
      </div>
    </div>
  )
}
