import { IconCheck, IconFileOff, IconHourglass } from '@tabler/icons-react'
import { useWords } from '../../../i18n/words.ts'
import { Chip } from '../../../ui/Chip/Chip.tsx'
import type { Upload } from './upload.types.ts'

/** How an upload stands, or the paper it is of. */
export function UploadChip({ state }: { state: Upload['state'] | 'expired' | 'ending' | 'valid' }) {
  const { t } = useWords()
  const good = state === 'valid' || state === 'approved'
  const wait = state === 'inReview' || state === 'ending'
  const icon = good ? <IconCheck /> : wait ? <IconHourglass /> : <IconFileOff />
  return (
    <Chip
      tone={good ? 'good' : wait ? 'wait' : state === 'withdrawn' ? 'plain' : 'bad'}
      icon={<span aria-hidden="true">{icon}</span>}
    >
      {t(`uploads.state.${state}`)}
    </Chip>
  )
}
