import { IconHourglass, IconX } from '@tabler/icons-react'
import { useWords } from '../../../i18n/words.ts'
import { Chip } from '../../../ui/Chip/Chip.tsx'
import type { ProjectFile } from './photo.types.ts'

/** How it stands with a file that somebody has to look at; null: there is nothing to say. */
export function PhotoState({ photo }: { photo: Pick<ProjectFile, 'state'> }) {
  const { t } = useWords()
  if (photo.state === 'inReview')
    return (
      <Chip tone="wait" icon={<IconHourglass aria-hidden="true" />}>
        {t('photos.state.inReview')}
      </Chip>
    )
  if (photo.state === 'declined')
    return (
      <Chip tone="bad" icon={<IconX aria-hidden="true" />}>
        {t('photos.state.declined')}
      </Chip>
    )
  return null
}
