import { IconCopy, IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Dialog } from '../../../ui/Dialog/Dialog.tsx'
import { Note } from '../../../ui/Note/Note.tsx'
import { saveFile } from '../../shared/files/save-file.ts'
import classes from './codes.module.css'

interface SpareCodesDialogProps {
  codes: readonly string[]
  /** The browser refused to copy. */
  notCopied: boolean
  onCopy: () => void
  /** They are kept somewhere, or nobody wants them. */
  onKept: () => void
}

/** Shown once: each spare code serves in place of a code of the app, for whoever has lost it. */
export function SpareCodesDialog({ codes, notCopied, onCopy, onKept }: SpareCodesDialogProps) {
  const { t } = useWords()
  // A slip of the thumb would lose them.
  const [warned, setWarned] = useState(false)
  const save = () =>
    saveFile(`${t('oneTimeCodes.spareFile')}.txt`, new Blob([`${codes.join('\r\n')}\r\n`], { type: 'text/plain' }))
  return (
    <Dialog
      opened
      title={t('oneTimeCodes.spareTitle')}
      closeLabel={t('app.close')}
      onClose={() => (warned ? onKept() : setWarned(true))}
      footer={
        <Button variant="main" full onClick={onKept}>
          {t('oneTimeCodes.kept')}
        </Button>
      }
    >
      <p data-read-first tabIndex={-1}>
        {t('oneTimeCodes.spareText')}
      </p>
      <ul className={classes['spare']} aria-label={t('oneTimeCodes.spareTitle')}>
        {codes.map(code => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      {warned ? (
        <Note tone="wait" live>
          {t('oneTimeCodes.spareWarning')}
        </Note>
      ) : null}
      {notCopied ? <Note tone="wait">{t('oneTimeCodes.notCopied')}</Note> : null}
      <div className={classes['ways']}>
        <Button icon={<IconCopy aria-hidden="true" />} onClick={onCopy}>
          {t('oneTimeCodes.spareCopy')}
        </Button>
        <Button icon={<IconDownload aria-hidden="true" />} onClick={save}>
          {t('oneTimeCodes.spareSave')}
        </Button>
      </div>
    </Dialog>
  )
}
