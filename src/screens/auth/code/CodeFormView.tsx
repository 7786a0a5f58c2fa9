import { type FormEvent, useState } from 'react'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Note } from '../../../ui/Note/Note.tsx'
import { TextField } from '../../../ui/TextField/TextField.tsx'
import classes from '../LoginScreen.module.css'

interface CodeFormViewProps {
  busy: boolean
  notice: 'codeRefused' | 'unreachable' | null
  onTyped: (code: string) => void
  onBack: () => void
}

/** One field: the code of an app, or a spare one. */
export function CodeFormView({ busy, notice, onTyped, onBack }: CodeFormViewProps) {
  const { t } = useWords()
  const [code, setCode] = useState('')
  const [tried, setTried] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    // Whatever is pasted: no code is longer.
    if (code.trim() !== '') onTyped(code.trim().slice(0, 20))
  }
  return (
    <form className={classes['form']} onSubmit={submit} noValidate>
      {notice ? (
        <Note tone={notice === 'codeRefused' ? 'bad' : 'wait'} live>
          {t(notice === 'codeRefused' ? 'oneTimeCodes.notice.refused' : 'app.login.unreachable')}
        </Note>
      ) : (
        <Note tone="info">{t('oneTimeCodes.asked')}</Note>
      )}
      <TextField
        label={t('oneTimeCodes.code')}
        hint={t('oneTimeCodes.askedHint')}
        name="code"
        value={code}
        onChange={setCode}
        autoComplete="one-time-code"
        autoFocus
        required
        error={tried && code.trim() === '' ? t('oneTimeCodes.codeMissing') : undefined}
      />
      <Button type="submit" variant="main" size="call" full busy={busy}>
        {t(busy ? 'app.login.submitting' : 'app.login.submit')}
      </Button>
      <Button variant="quiet" full onClick={onBack}>
        {t('oneTimeCodes.back')}
      </Button>
    </form>
  )
}
