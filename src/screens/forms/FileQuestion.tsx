import { IconCamera, IconFileUpload, IconPhotoUp, IconRotateClockwise, IconX } from '@tabler/icons-react'
import type { AnswerFile } from '../../../domain/forms/answers.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { ChooseFile } from '../../ui/ChooseFile/ChooseFile.tsx'
import { IconButton } from '../../ui/IconButton/IconButton.tsx'
import { Note } from '../../ui/Note/Note.tsx'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { useAnswerFile } from '../shared/answers/useAnswerFile.ts'
import { mostBytes, sizeWords } from '../shared/files/file-size.ts'
import classes from './file-question.module.css'

interface FileQuestionProps {
  kind: 'photo' | 'file'
  label: string
  file: AnswerFile | null
  required: boolean
  /** One is being made small and kept on the device. */
  busy: boolean
  error: string | undefined
  onChoose: (blob: Blob, turns: number) => void
  onRemove: () => void
}

const pictures = 'image/jpeg,image/png,image/webp,image/heic,image/heif'

/** A photo is taken or chosen, and turned by hand; where a file is asked for it may be a PDF as well. */
export function FileQuestion({ kind, label, file, required, busy, error, onChoose, onRemove }: FileQuestionProps) {
  const { t, locale } = useWords()
  const blob = useAnswerFile(file)
  const choose = (chosen: Blob) => onChoose(chosen, 0)
  const size = sizeWords(locale, Math.floor(mostBytes / 1_000_000) * 1_000_000)
  return (
    <div className={classes['fields']}>
      {file ? (
        <div className={classes['frame']}>
          <Picture blob={blob} label={label} />
          {file.format === 'picture' && blob ? (
            <span className={classes['turn']}>
              <IconButton
                label={t('forms.turn')}
                disabled={busy}
                icon={<IconRotateClockwise aria-hidden="true" />}
                onClick={() => onChoose(blob, 1)}
              />
            </span>
          ) : null}
        </div>
      ) : (
        <div className={classes['empty']}>
          {kind === 'photo' ? <IconCamera aria-hidden="true" /> : <IconFileUpload aria-hidden="true" />}
          <p>{t(kind === 'photo' ? 'forms.photoHint' : 'forms.fileHint', { size })}</p>
        </div>
      )}
      {file?.format === 'pdf' ? (
        <p className={classes['name']}>
          <b>{file.name}</b> {sizeWords(locale, file.size)}
        </p>
      ) : null}
      <div className={classes['pair']}>
        <ChooseFile accept="image/*" camera disabled={busy} icon={<IconCamera aria-hidden="true" />} onChoose={choose}>
          {t(file ? 'forms.takeAgain' : 'forms.take')}
        </ChooseFile>
        <ChooseFile
          accept={kind === 'photo' ? pictures : `${pictures},application/pdf`}
          disabled={busy}
          icon={<IconPhotoUp aria-hidden="true" />}
          onChoose={choose}
        >
          {t('forms.choose')}
        </ChooseFile>
      </div>
      {busy ? <p role="status">{t('forms.taking')}</p> : null}
      {error === undefined ? null : (
        <Note tone="bad" live>
          {error}
        </Note>
      )}
      {file && !busy && (!required || file.refused !== undefined) ? (
        <div>
          <Button size="small" icon={<IconX aria-hidden="true" />} onClick={onRemove}>
            {t('forms.takeAway')}
          </Button>
        </div>
      ) : required ? null : (
        <p className={classes['hint']}>{t('forms.optional')}</p>
      )}
    </div>
  )
}
