import { IconCheck, IconLoader2, IconPoint } from '@tabler/icons-react'
import { useWords } from '../../../i18n/words.ts'
import { cx } from '../../../ui/cx.ts'
import type { Proposal } from './fill.types.ts'
import classes from './fill.module.css'

type Step = NonNullable<Proposal['step']>
/** In the order they are gone through. */
const steps = ['gathering', 'filling', 'fitting', 'explaining'] as const satisfies readonly Step[]

/** How far it is. */
export function Steps({ step }: { step: Step }) {
  const { t } = useWords()
  const at = steps.indexOf(step)
  return (
    <div className={classes['steps']}>
      <h2>{t('fillProposals.working')}</h2>
      <ol>
        {steps.map((one, index) => {
          const Glyph = index < at ? IconCheck : index === at ? IconLoader2 : IconPoint
          return (
            <li
              key={one}
              className={cx(index < at && classes['done'], index === at && classes['now'])}
              aria-current={index === at ? 'step' : undefined}
            >
              <Glyph aria-hidden="true" />
              {t(`fillProposals.step.${one}`)}
            </li>
          )
        })}
      </ol>
    </div>
  )
}
