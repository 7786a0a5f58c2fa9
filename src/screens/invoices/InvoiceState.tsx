import { IconAlertCircle, IconCheck, IconHourglass, IconPencil, IconSend } from '@tabler/icons-react'
import { useWords } from '../../i18n/words.ts'
import { Chip } from '../../ui/Chip/Chip.tsx'
import type { Invoice } from './invoice.types.ts'

const looks = {
  design: { tone: 'plain', look: 'dashed', Sign: IconPencil },
  released: { tone: 'info', look: 'outlined', Sign: IconSend },
  unpaid: { tone: 'wait', look: 'filled', Sign: IconHourglass },
  overdue: { tone: 'bad', look: 'outlined', Sign: IconAlertCircle },
  paid: { tone: 'good', look: 'filled', Sign: IconCheck },
} as const

/** How an invoice stands; overdue is what is open after its day. */
export function InvoiceState({ invoice: { state, isOverdue } }: { invoice: Pick<Invoice, 'state' | 'isOverdue'> }) {
  const { t } = useWords()
  const shown = isOverdue ? 'overdue' : state
  const { tone, look, Sign } = looks[shown]
  return (
    <Chip tone={tone} look={look} icon={<Sign aria-hidden="true" />}>
      {t(`invoices.states.${shown}`)}
    </Chip>
  )
}
