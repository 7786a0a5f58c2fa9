import { IconAlertTriangle, IconArrowBackUp, IconCircleCheck, IconFileText } from '@tabler/icons-react'
import { useWords } from '../../../i18n/words.ts'
import { Chip } from '../../../ui/Chip/Chip.tsx'
import { dateWords } from '../../shared/words/shift-words.ts'
import type { Payment } from './paying.types.ts'

/** What became of a transfer, or what it lacks. */
export function PaymentState({ payment: { state, fate, executedOn, returnedOn } }: { payment: Payment }) {
  const words = useWords()
  const { t } = words
  const day = (date: string | null) => (date === null ? '' : dateWords(words, date, { day: 'numeric', month: 'short' }))
  if (state === 'returned')
    return (
      <Chip tone="bad" icon={<IconArrowBackUp aria-hidden="true" />}>
        {t('payrollPayments.states.returned', { day: day(returnedOn ?? executedOn) })}
      </Chip>
    )
  if (state === 'executed')
    return (
      <Chip tone="good" icon={<IconCircleCheck aria-hidden="true" />}>
        {t('payrollPayments.states.executed', { day: day(executedOn) })}
      </Chip>
    )
  return fate === 'payable' || fate === null ? (
    <Chip tone="info" icon={<IconFileText aria-hidden="true" />}>
      {t('payrollPayments.states.open')}
    </Chip>
  ) : (
    <Chip tone="wait" icon={<IconAlertTriangle aria-hidden="true" />}>
      {t(`payrollPayments.fates.${fate}`)}
    </Chip>
  )
}
