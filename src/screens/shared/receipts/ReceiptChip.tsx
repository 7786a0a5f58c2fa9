import { IconCheck, IconCreditCard, IconHourglass, IconPencil } from '@tabler/icons-react'
import { useWords } from '../../../i18n/words.ts'
import { Chip, type Tone } from '../../../ui/Chip/Chip.tsx'
import type { Receipt } from './receipt.types.ts'

const looks = {
  draft: ['plain', IconPencil],
  inReview: ['wait', IconHourglass],
  paidBack: ['good', IconCheck],
  companyCard: ['info', IconCreditCard],
} as const satisfies Record<Receipt['state'], readonly [Tone, typeof IconCheck]>

/** How a receipt stands. */
export function ReceiptChip({ state }: Pick<Receipt, 'state'>) {
  const { t } = useWords()
  const [tone, Glyph] = looks[state]
  return (
    <Chip tone={tone} icon={<Glyph aria-hidden="true" />}>
      {t(`receipts.state.${state}`)}
    </Chip>
  )
}
