import { IconCamera, IconPhoto, IconTrash } from '@tabler/icons-react'
import type { Failure } from '../../../client/problem.ts'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { ChooseFile } from '../../../ui/ChooseFile/ChooseFile.tsx'
import { Dialog } from '../../../ui/Dialog/Dialog.tsx'
import { Note } from '../../../ui/Note/Note.tsx'
import { problemWords } from '../../shared/words/problem-words.ts'
import classes from './logo.module.css'

interface LogoDialogViewProps {
  current: string | null
  /** Address of what was chosen and is not saved yet. */
  chosen: string | null
  /** What was chosen cannot be read. */
  broken: boolean
  busy: boolean
  failure: Failure | null
  onChoose: (file: File) => void
  onSave: () => void
  onRemove: () => void
  onClose: () => void
}

export function LogoDialogView(props: LogoDialogViewProps) {
  const { current, chosen, broken, busy, failure, onChoose, onSave, onRemove, onClose } = props
  const words = useWords()
  const { t } = words
  const shown = chosen ?? current
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('projects.logo.title')}
      closeLabel={t('app.cancel')}
      footer={
        <Button full size="call" variant="main" busy={busy} disabled={chosen === null} onClick={onSave}>
          {t('projects.logo.save')}
        </Button>
      }
    >
      <div className={classes['dialog']}>
        {shown === null ? null : (
          <figure className={classes['figure']}>
            <img className={classes['shown']} src={shown} alt="" />
            <figcaption className={classes['soft']}>
              {t(chosen === null ? 'projects.logo.current' : 'projects.logo.preview')}
            </figcaption>
          </figure>
        )}
        <p className={classes['soft']}>{t('projects.logo.hint')}</p>
        {broken ? (
          <Note tone="bad" live>
            {t('shell.error.pictureBroken')}
          </Note>
        ) : null}
        {failure ? (
          <Note tone="bad" live>
            {problemWords(words, failure)}
          </Note>
        ) : null}
        <ChooseFile accept="image/*" icon={<IconPhoto aria-hidden="true" />} disabled={busy} onChoose={onChoose}>
          {t('projects.logo.choose')}
        </ChooseFile>
        <ChooseFile
          accept="image/*"
          camera
          icon={<IconCamera aria-hidden="true" />}
          disabled={busy}
          onChoose={onChoose}
        >
          {t('projects.logo.camera')}
        </ChooseFile>
        {current === null ? null : (
          <Button full variant="quiet" icon={<IconTrash aria-hidden="true" />} disabled={busy} onClick={onRemove}>
            {t('projects.logo.remove')}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
