import { IconCamera, IconHourglass } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { components } from '../../../client/schema.d.ts'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Chip } from '../../../ui/Chip/Chip.tsx'
import { ChooseFile } from '../../../ui/ChooseFile/ChooseFile.tsx'
import { Note } from '../../../ui/Note/Note.tsx'
import { Picture } from '../../../ui/Picture/Picture.tsx'
import { Own } from './Own.tsx'
import classes from './picture.module.css'

export interface OwnPictureViewProps {
  name: string
  /** Address of the one others see. */
  seen: string | undefined
  /** What else is known of them, below the name. */
  lines: ReactNode
  /** The last one that was sent; null: none. */
  newest: components['schemas']['ProfilePicture'] | null
  /** The one in review; null: none, or on its way. */
  blob: Blob | null
  busy: boolean
  onChoose: (file: File) => void
  onWithdraw: () => void
}

const kinds = 'image/jpeg,image/png,image/webp,image/heic'

/** Who one is as others see it, the way to a new picture, and the one that waits to be looked at. */
export function OwnPictureView({ newest, blob, busy, onChoose, onWithdraw, ...own }: OwnPictureViewProps) {
  const { t } = useWords()
  const waits = newest?.state === 'inReview'
  return (
    <section className={classes['part']} aria-label={t('profile.picture.title')}>
      <Own
        {...own}
        on={
          <ChooseFile
            accept={kinds}
            glyph={t('profile.picture.choose')}
            icon={<IconCamera aria-hidden="true" />}
            onChoose={onChoose}
          />
        }
      />
      {newest?.state === 'declined' && newest.reason !== null ? (
        <Note tone="bad">{t('profile.picture.declined', { reason: newest.reason })}</Note>
      ) : null}
      {waits ? (
        <div className={classes['waits']}>
          <Picture blob={blob} label={t('profile.picture.new')} />
          <div>
            <p className={classes['head']}>
              <b>{t('profile.picture.new')}</b>
              <Chip tone="wait" icon={<IconHourglass aria-hidden="true" />}>
                {t('profile.picture.inReview')}
              </Chip>
            </p>
            <p className={classes['soft']}>{t('profile.picture.untilThen')}</p>
            <Button size="small" busy={busy} onClick={onWithdraw}>
              {t('profile.picture.withdraw')}
            </Button>
          </div>
        </div>
      ) : null}
    </section>
  )
}
