import { type FormEvent, useId, useRef, useState } from 'react'
import { isGoodPassword, passwordRules } from '../../../../domain/auth/new-password.ts'
import { useSession } from '../../../access/session.ts'
import { useWords } from '../../../i18n/words.ts'
import type { RecoveryNotice } from '../../../machines/password-recovery/password-recovery.types.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Note } from '../../../ui/Note/Note.tsx'
import { PasswordField } from '../../../ui/PasswordField/PasswordField.tsx'
import { TextLink } from '../../../ui/TextLink/TextLink.tsx'
import { LoginFrame } from '../LoginFrame.tsx'
import { firstName, toLogin, useClock } from './password-words.ts'
import { PasswordRules } from './PasswordRules.tsx'
import classes from './Password.module.css'

interface Props {
  /** A first password: the person is greeted. */
  welcome: boolean
  login: string
  name: string | null
  notice: RecoveryNotice | null
  /** When a limit ends, in ms. */
  until: number
  busy: boolean
  onChoose: (password: string) => void
}

/** One field, its rules beside it as they are met. */
export function NewPasswordView({ welcome, login, name, notice, until, busy, onChoose }: Props) {
  const { t } = useWords()
  const clock = useClock()
  const { tenant } = useSession()
  const [password, setPassword] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const rulesId = useId()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    onChoose(password)
    if (!isGoodPassword(password, login)) field.current?.focus()
  }
  const rules = passwordRules(password, login)
  const broken = (['longEnough', 'notLogin', 'notTooLong'] as const).find(rule => !rules[rule])
  const first = firstName(name)
  const title = !welcome
    ? t('password.link.title')
    : first === ''
      ? t('password.title.welcome')
      : t('password.link.welcome', { name: first })
  return (
    <LoginFrame title={title} titled>
      <p className={classes['words']}>
        {t(welcome ? 'password.link.welcomeText' : 'password.link.text', { login, agency: tenant.name })}
      </p>
      <form onSubmit={submit} noValidate>
        {notice === 'unreachable' || notice === 'limited' || notice === 'refused' ? (
          <Note tone={notice === 'refused' ? 'bad' : 'wait'} live>
            {notice === 'unreachable'
              ? t('app.login.unreachable')
              : notice === 'limited'
                ? t('password.link.limited', { time: clock(until) })
                : t('password.link.refused')}
          </Note>
        ) : null}
        {/* For password managers: whose password this is. */}
        <input type="text" name="username" value={login} autoComplete="username" readOnly hidden />
        <div className={classes['choice']}>
          <PasswordField
            ref={field}
            label={t('password.link.field')}
            name="password"
            value={password}
            onChange={setPassword}
            autoComplete="new-password"
            describedBy={rulesId}
            autoFocus
            required
            showLabel={t('app.login.show')}
            hideLabel={t('app.login.hide')}
            error={notice === 'rules' && broken ? t(`password.broken.${broken}`) : undefined}
          />
          <PasswordRules id={rulesId} password={password} login={login} />
        </div>
        <Button type="submit" variant="main" size="call" full busy={busy}>
          {t(busy ? 'password.link.submitting' : 'password.link.submit')}
        </Button>
      </form>
      <p className={classes['links']}>
        <TextLink href={toLogin(login)}>{t('password.ask.backToLogin')}</TextLink>
      </p>
    </LoginFrame>
  )
}
