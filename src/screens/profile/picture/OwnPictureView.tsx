import { IconCamera, IconHourglass, IconPhoto } from '@tabler/icons-react'
import type { components } from '../../../client/schema.d.ts'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Chip } from '../../../ui/Chip/Chip.tsx'
import { ChooseFile } from '../../../ui/ChooseFile/ChooseFile.tsx'
import { Face } from '../../../ui/Face/Face.tsx'
import { Note } from '../../../ui/Note/Note.tsx'
import { Picture } from '../../../ui/Picture/Picture.tsx'
import classes from './picture.module.css'

interface OwnPictureViewProps {
  name: string
  /** Address of the one others see. */
  seen: string | undefined
  /** The last one that was sent; null: none. */
  newest: components['schemas']['ProfilePicture'] | null
  /** The one in review; null: none, or on its way. */
  blob: Blob | null
  busy: boolean
  onChoose: (file: File) => void
  onWithdraw: () => void
}

const kinds = 'image/jpeg,image/png,image/webp,image/heic'

/** What others see, what waits to be looked at, and the ways to a new one. */
export function OwnPictureView({ name, seen, newest, blob, busy, onChoose, onWithdraw }: OwnPictureViewProps) {
  const { t } = useWords()
  const waits = newest?.state === 'inReview'
  return (
    <div className={classes['part']}>
      <div className={classes['faces']}>
        <figure>
          <Face name={name} src={seen} size="xl" />
          <figcaption>{t('profile.picture.seen')}</figcaption>
        </figure>
        {waits ? (
          <figure className={classes['waits']}>
            <Picture blob={blob} label={t('profile.picture.new')} />
            <figcaption>
              <Chip tone="wait" icon={<IconHourglass aria-hidden="true" />}>
                {t('profile.picture.inReview')}
              </Chip>
            </figcaption>
          </figure>
        ) : null}
      </div>
      {newest?.state === 'declined' && newest.reason !== null ? (
        <Note tone="bad">{t('profile.picture.declined', { reason: newest.reason })}</Note>
      ) : null}
      {waits ? (
        <>
          <p className={classes['soft']}>{t('profile.picture.untilThen')}</p>
          <Button busy={busy} onClick={onWithdraw}>
            {t('profile.picture.withdraw')}
          </Button>
        </>
      ) : (
        <p className={classes['soft']}>{t('profile.picture.hint')}</p>
      )}
      <div className={classes['ways']}>
        <ChooseFile accept={kinds} camera="user" icon={<IconCamera aria-hidden="true" />} onChoose={onChoose}>
          {t('profile.picture.take')}
        </ChooseFile>
        <ChooseFile accept={kinds} icon={<IconPhoto aria-hidden="true" />} onChoose={onChoose}>
          {t('profile.picture.choose')}
        </ChooseFile>
      </div>
    </div>
  )
}
