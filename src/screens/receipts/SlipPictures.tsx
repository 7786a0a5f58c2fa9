import { IconCamera, IconCloudOff, IconPhotoUp } from '@tabler/icons-react'
import { useWords } from '../../i18n/words.ts'
import { ChooseFile } from '../../ui/ChooseFile/ChooseFile.tsx'
import { Note } from '../../ui/Note/Note.tsx'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { Pieces } from '../../ui/Pieces/Pieces.tsx'
import { problemWords } from '../shared/words/problem-words.ts'
import type { ReceiptViewProps } from './ReceiptView.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import classes from './receipts.module.css'

interface SlipPicturesProps extends Pick<
  ReceiptViewProps,
  'documents' | 'photos' | 'problem' | 'kept' | 'waits' | 'send' | 'picture'
> {
  adds: boolean
}

/** The slip: what has arrived, what is on its way, and another photo of it. */
export function SlipPictures({ documents, photos, problem, kept, waits, send, picture, adds }: SlipPicturesProps) {
  const words = useWords()
  const { t, locale } = words
  const percent = (share: number) => new Intl.NumberFormat(locale, { style: 'percent' }).format(share)
  return (
    <>
      {documents?.length === 0 && photos.length === 0 ? <p>{t('receipt.noPicture')}</p> : null}
      {documents?.map(({ id }, at) => (
        <figure key={id} className={classes['slip']}>
          {picture(id, t('receipt.picture', { n: at + 1 }))}
        </figure>
      ))}
      {photos.map(({ id, sent, size }) => {
        const share = size === 0 ? 0 : Math.floor((sent / size) * 100) / 100
        const label = t('receipt.sending', { percent: percent(share) })
        return (
          <figure key={id} className={classes['slip']}>
            <Picture blob={kept.get(id) ?? null} label={label} />
            <Pieces share={share} going={!waits && share < 1} label={label} />
          </figure>
        )
      })}
      {waits && photos.length > 0 ? (
        <Note tone="wait" live icon={<IconCloudOff aria-hidden="true" />}>
          {t('receipts.keeping')}
        </Note>
      ) : null}
      {problem === null ? null : (
        <Note
          tone="bad"
          live
          action={
            <Button size="small" onClick={() => send({ type: 'CLOSED' })}>
              {t('app.close')}
            </Button>
          }
        >
          <b>{t('receipts.notTaken')}</b> {problemWords(words, { code: problem, status: null })}
        </Note>
      )}
      {adds ? (
        <div className={classes['make']}>
          <ChooseFile
            accept="image/*"
            camera
            icon={<IconCamera aria-hidden="true" />}
            onChoose={blob => send({ type: 'CHOSEN', blob })}
          >
            {t('receipt.addPicture')}
          </ChooseFile>
          <ChooseFile
            accept="image/jpeg,image/png,image/webp,image/heic,image/heif,application/pdf"
            icon={<IconPhotoUp aria-hidden="true" />}
            onChoose={blob => send({ type: 'CHOSEN', blob })}
          >
            {t('receipt.choosePicture')}
          </ChooseFile>
        </div>
      ) : null}
    </>
  )
}
