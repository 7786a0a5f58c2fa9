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
  title: string
  /** Where it is seen, and what looks best. */
  hint: string
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

/** A picture something is known by: another one is chosen, looked at and saved, or the one there is taken away. */
export function LogoDialogView(props: LogoDialogViewProps) {
  const { title, hint, current, chosen, broken, busy, failure, onChoose, onSave, onRemove, onClose } = props
  const words = useWords()
  const { t } = words
  const shown = chosen ?? current
  return (
    <Dialog
      opened
      onClose={onClose}
      title={title}
      closeLabel={t('app.cancel')}
      footer={
        <Button full size="call" variant="main" busy={busy} disabled={chosen === null} onClick={onSave}>
          {t('logo.save')}
        </Button>
      }
    >
      <div className={classes['dialog']}>
        {shown === null ? null : (
          <figure className={classes['figure']}>
            <img className={classes['shown']} src={shown} alt="" />
            <figcaption className={classes['soft']}>{t(chosen === null ? 'logo.current' : 'logo.preview')}</figcaption>
          </figure>
        )}
        <p className={classes['soft']}>{hint}</p>
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
          {t('logo.choose')}
        </ChooseFile>
        <ChooseFile
          accept="image/*"
          camera
          icon={<IconCamera aria-hidden="true" />}
          disabled={busy}
          onChoose={onChoose}
        >
          {t('logo.camera')}
        </ChooseFile>
        {current === null ? null : (
          <Button full variant="quiet" icon={<IconTrash aria-hidden="true" />} disabled={busy} onClick={onRemove}>
            {t('logo.remove')}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
