import { IconCalendarEvent, IconClock, IconHourglass, IconWritingSign } from '@tabler/icons-react'
import { useWords } from '../../../i18n/words.ts'
import type { components } from '../../../client/schema.d.ts'
import classes from './cost.module.css'

const signs = {
  planned: IconCalendarEvent,
  running: IconClock,
  worked: IconHourglass,
  signed: IconWritingSign,
} as const

/** How far the hours of a crew have come. */
export function CostState({ state }: { state: components['schemas']['PlanningCrewItem']['state'] }) {
  const { t } = useWords()
  const Sign = signs[state]
  return (
    <span className={classes['state']} data-state={state}>
      <Sign aria-hidden="true" />
      {t(`costs.states.${state}`)}
    </span>
  )
}
