import { IconCopy, IconExternalLink } from '@tabler/icons-react'
import { useWords } from '../../../i18n/words.ts'
import type { Given, Notice } from '../../../machines/code-setup/code-setup.types.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Note } from '../../../ui/Note/Note.tsx'
import { QrCode } from '../../../ui/QrCode/QrCode.tsx'
import { TextField } from '../../../ui/TextField/TextField.tsx'
import { FormDialog } from '../../shared/form/FormDialog.tsx'
import { useForm } from '../../shared/form/useForm.ts'
import classes from './codes.module.css'

interface KeyDialogProps {
  given: Given
  busy: boolean
  notice: Notice | null
  /** The browser refused to copy. */
  notCopied: boolean
  onCopy: () => void
  onTyped: (code: string) => void
  onClose: () => void
}

const inFours = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, '$1 ')

/** The key for an app: scanned, opened there or typed; and the first code, which shows that it arrived. */
export function KeyDialog({ given, notice, notCopied, onCopy, onTyped, ...dialog }: KeyDialogProps) {
  const { t } = useWords()
  const form = useForm({ code: '' }, ({ code }) => ({
    code: !/^\d{6}$/.test(code.replaceAll(/\s/g, '')) && t('oneTimeCodes.codeMissing'),
  }))
  return (
    <FormDialog
      {...dialog}
      form={form}
      title={t('oneTimeCodes.setUp')}
      submitLabel={t('oneTimeCodes.start')}
      onSubmit={() => onTyped(form.values.code.replaceAll(/\s/g, ''))}
    >
      <p>{t('oneTimeCodes.scan')}</p>
      <div className={classes['key']}>
        <QrCode value={given.setupAddress} label={t('oneTimeCodes.qr')} />
        <div className={classes['typed']}>
          <span>{t('oneTimeCodes.key')}</span>
          <code className={classes['secret']}>{inFours(given.secret)}</code>
          <Button variant="quiet" icon={<IconCopy aria-hidden="true" />} onClick={onCopy}>
            {t('oneTimeCodes.keyCopy')}
          </Button>
          <Button variant="quiet" icon={<IconExternalLink aria-hidden="true" />} href={given.setupAddress}>
            {t('oneTimeCodes.open')}
          </Button>
        </div>
      </div>
      {notCopied ? <Note tone="wait">{t('oneTimeCodes.notCopied')}</Note> : null}
      <TextField
        {...form.text('code')}
        label={t('oneTimeCodes.code')}
        hint={t('oneTimeCodes.codeHint')}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
      />
      {notice !== null && !dialog.busy ? (
        <Note tone="bad" live>
          {t(`oneTimeCodes.notice.${notice}`)}
        </Note>
      ) : null}
    </FormDialog>
  )
}
