import { IconCheck, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Dialog } from '../../../ui/Dialog/Dialog.tsx'
import { Note } from '../../../ui/Note/Note.tsx'
import { lazily } from '../../../ui/lazily.tsx'
import { useCommand } from '../useCommand.ts'
import { PhotoState } from './PhotoState.tsx'
import { photoWords } from './photo-words.ts'
import type { ProjectFile } from './photo.types.ts'
import { useTakeAway } from './useTakeAway.ts'
import classes from './photo.module.css'

const DeclinePhoto = lazily(
  () => import('./DeclinePhoto.tsx').then(all => all.DeclinePhoto),
  () => null,
)

interface PhotoDialogProps {
  photo: ProjectFile
  /** Planning and the office look at it, and take any away. */
  decides: boolean
  picture: ReactNode
  onClose: () => void
}

/** A photo as it is: who took it and when, and what can be done with it. */
export function PhotoDialog({ photo, decides, picture, onClose }: PhotoDialogProps) {
  const words = useWords()
  const { t } = words
  const [declining, setDeclining] = useState(false)
  const approve = useCommand('post', '/api/v1/projectDocuments/{id}/approve')
  const takeAway = useTakeAway()
  const path = { params: { path: { id: photo.id } } }
  if (declining) return <DeclinePhoto id={photo.id} onDone={onClose} onClose={() => setDeclining(false)} />
  const open = decides && photo.state === 'inReview'
  return (
    <Dialog
      opened
      wide
      title={photo.kind === 'photo' ? photoWords(words, photo) : photo.name}
      closeLabel={t('app.close')}
      onClose={onClose}
      footer={
        decides || photo.own ? (
          <>
            <Button
              variant="danger"
              icon={<IconTrash aria-hidden="true" />}
              busy={takeAway.busy}
              onClick={() => void takeAway.give(photo.id, onClose)}
            >
              {t('photos.remove')}
            </Button>
            {open ? (
              <>
                <Button onClick={() => setDeclining(true)}>{t('photos.decline')}</Button>
                <Button
                  variant="main"
                  icon={<IconCheck aria-hidden="true" />}
                  busy={approve.busy}
                  onClick={() => void approve.give(path, { done: t('photos.isApproved'), then: onClose })}
                >
                  {t('photos.approve')}
                </Button>
              </>
            ) : null}
          </>
        ) : undefined
      }
    >
      <div className={classes['whole']}>
        {picture}
        <p className={classes['about']}>
          {photo.crew ? <span>{photo.crew.name}</span> : null}
          <PhotoState photo={photo} />
        </p>
        {photo.reason ? <Note tone="bad">{t('photos.declinedFor', { reason: photo.reason })}</Note> : null}
        {open ? <p className={classes['soft']}>{t('photos.approveHint')}</p> : null}
      </div>
    </Dialog>
  )
}
