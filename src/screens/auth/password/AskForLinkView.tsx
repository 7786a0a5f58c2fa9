import { type FormEvent, useRef, useState } from 'react'
import { useWords } from '../../../i18n/words.ts'
import type { Asking, RecoveryNotice } from '../../../machines/password-recovery/password-recovery.types.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Note } from '../../../ui/Note/Note.tsx'
import { TextField } from '../../../ui/TextField/TextField.tsx'
import { TextLink } from '../../../ui/TextLink/TextLink.tsx'
import { LoginFrame } from '../LoginFrame.tsx'
import { toLogin, useClock } from './password-words.ts'
import classes from './Password.module.css'

interface Props {
  asking: Asking
  login: string
  notice: RecoveryNotice | null
  /** When a limit ends, in ms. */
  until: number
  busy: boolean
  onAsk: (login: string) => void
}

export function AskForLinkView({ asking, login: given, notice, until, busy, onAsk }: Props) {
  const { t } = useWords()
  const clock = useClock()
  const [login, setLogin] = useState(given)
  const field = useRef<HTMLInputElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onAsk(login)
    if (login.trim() === '') field.current?.focus()
  }
  const missing = notice === 'loginMissing' && login.trim() === ''
  return (
    <LoginFrame title={t(`password.title.${asking}`)} titled>
      <p className={classes['words']}>{t(`password.ask.${asking}`)}</p>
      <form onSubmit={submit} noValidate>
        {notice === 'limited' || notice === 'mustWait' ? (
          <Note key={notice} tone="wait" live>
            {notice === 'mustWait' ? `${t('app.login.mustWait')} ` : null}
            {t('password.ask.limited', { time: clock(until) })}
          </Note>
        ) : notice === 'unreachable' ? (
          <Note tone="wait" live>
            {t('app.login.unreachable')}
          </Note>
        ) : null}
        <TextField
          ref={field}
          label={t('app.login.login')}
          name="login"
          value={login}
          onChange={setLogin}
          autoComplete="username"
          inputMode="email"
          autoFocus
          required
          error={missing ? t('app.login.loginMissing') : undefined}
        />
        <Button type="submit" variant="main" size="call" full busy={busy}>
          {t(busy ? 'password.ask.submitting' : 'password.ask.submit')}
        </Button>
      </form>
      <p className={classes['links']}>
        <TextLink href={toLogin(login)}>{t('password.ask.backToLogin')}</TextLink>
      </p>
    </LoginFrame>
  )
}
