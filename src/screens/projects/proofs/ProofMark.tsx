import { IconCheck, IconClock, IconHourglass, IconPlus, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useWords } from '../../../i18n/words.ts'
import { cx } from '../../../ui/cx.ts'
import type { ProofCell } from './proofs.types.ts'
import classes from './proofs.module.css'

type State = ProofCell['state']
const icons: Readonly<Record<State, ReactNode>> = {
  valid: <IconCheck aria-hidden="true" />,
  ending: <IconClock aria-hidden="true" />,
  inReview: <IconHourglass aria-hidden="true" />,
  missing: <IconPlus aria-hidden="true" />,
  expired: <IconX aria-hidden="true" />,
  notNeeded: '·',
}

/** How a paper stands, told by shape and sign as well as by colour. */
export function ProofMark({ state, daysLeft = null }: { state: State; daysLeft?: number | null }) {
  const { t } = useWords()
  return (
    <span className={cx(classes['mark'], classes[state])} aria-hidden="true">
      {icons[state]}
      {state === 'ending' && daysLeft !== null ? t('proofs.days', { count: daysLeft }) : null}
    </span>
  )
}
