import { IconLock, IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import type { Failure } from '../../../client/problem.ts'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Dialog } from '../../../ui/Dialog/Dialog.tsx'
import { FileField } from '../../../ui/FileField/FileField.tsx'
import { Note } from '../../../ui/Note/Note.tsx'
import { problemWords } from '../../shared/words/problem-words.ts'
import { type Document, isSigned } from '../document.types.ts'
import shared from '../documents.module.css'
import { mostBytes, sizeWords } from '../../shared/files/file-size.ts'
import classes from './desk.module.css'

export interface Uploading {
  busy: boolean
  failure: Failure | null
  /** Whether it is there now. */
  upload: (file: File) => Promise<boolean>
  forget: () => void
}

/** A file that takes the place of the one that is signed: says so before, and is locked once somebody has signed. */
export function NewVersion({ document, uploading }: { document: Document; uploading: Uploading }) {
  const words = useWords()
  const { t, locale } = words
  const [opened, setOpened] = useState(false)
  const [file, setFile] = useState<File | null>(null)
  const { busy, failure } = uploading
  const locked = document.deleted || document.signatories.some(isSigned)
  const tooLarge = file !== null && file.size > mostBytes
  const close = () => {
    setOpened(false)
    setFile(null)
    uploading.forget()
  }
  const upload = async () => {
    if (file && !tooLarge && (await uploading.upload(file))) close()
  }
  return (
    <div className={classes['upload']}>
      <Button
        locked={locked}
        icon={locked ? <IconLock aria-hidden="true" /> : <IconUpload aria-hidden="true" />}
        onClick={() => {
          if (!locked) setOpened(true)
        }}
      >
        {t('documents.desk.upload')}
      </Button>
      {locked && !document.deleted ? <p className={shared['soft']}>{t('documents.desk.uploadLocked')}</p> : null}
      <Dialog
        opened={opened}
        onClose={close}
        title={t('documents.desk.upload')}
        closeLabel={t('app.close')}
        footer={
          <Button variant="main" full busy={busy} locked={!file || tooLarge} onClick={() => void upload()}>
            {t('documents.desk.uploadNow')}
          </Button>
        }
      >
        <div className={shared['answers']}>
          {document.version ? (
            <Note tone="wait">{t('documents.desk.uploadText', { version: document.version.number })}</Note>
          ) : null}
          <FileField
            label={t('documents.desk.choose')}
            chooseLabel={t('documents.desk.chooseFile')}
            accept="application/pdf"
            chosen={file && { name: file.name, size: sizeWords(locale, file.size) }}
            error={tooLarge ? t('documents.desk.tooLarge') : undefined}
            onChoose={chosen => {
              uploading.forget()
              setFile(chosen)
            }}
          />
          {failure ? (
            <Note tone="bad" live>
              {problemWords(words, failure)}
            </Note>
          ) : null}
        </div>
      </Dialog>
    </div>
  )
}
