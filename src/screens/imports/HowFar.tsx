import { useWords } from '../../i18n/words.ts'
import { Steps } from '../../ui/Steps/Steps.tsx'
import classes from './imports.module.css'

const steps = ['file', 'columns', 'checked', 'taken'] as const

/** How far one is: `at` is counted from 0. */
export function HowFar({ at }: { at: number }) {
  const { t } = useWords()
  const name = t(`imports.steps.${steps[at] ?? 'file'}`)
  return (
    <div className={classes['steps']}>
      <Steps
        label={t('imports.step', { step: at + 1, name })}
        steps={steps.map((_, step) => (step < at ? 'done' : step === at ? 'here' : 'open'))}
      />
      <span aria-hidden="true">{name}</span>
    </div>
  )
}
