import { IconCloudOff, IconWorld } from '@tabler/icons-react'
import { type FormEvent, useEffect, useState } from 'react'
import { languageCode, languageCodes } from '../../../domain/languages.ts'
import { useSession } from '../../access/session.ts'
import { useWords } from '../../i18n/words.ts'
import { useSessionActor } from '../../machines/session/session.context.ts'
import { useSnapshot } from '../../machines/use-snapshot.ts'
import { BigClock } from '../../ui/BigClock/BigClock.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { LoginLayout } from '../../ui/LoginLayout/LoginLayout.tsx'
import { Menu } from '../../ui/Menu/Menu.tsx'
import { Note } from '../../ui/Note/Note.tsx'
import { PasswordField } from '../../ui/PasswordField/PasswordField.tsx'
import { TenantMark } from '../../ui/TenantMark/TenantMark.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { TextLink } from '../../ui/TextLink/TextLink.tsx'
import classes from './LoginScreen.module.css'
import { useMinute } from './useMinute.ts'
import { useWaitingPeople } from './useWaitingPeople.ts'

/** Login: one screen, two fields. A link with identifier and password submits itself; what went wrong is said above. */
export default function LoginScreen() {
  const { t, tn, date } = useWords()
  const { tenant, language, chooseLanguage } = useSession()
  const actor = useSessionActor()
  const state = useSnapshot(actor)
  const { notice, waitMs } = state.context
  const busy = state.matches('login') && !state.matches({ login: 'ready' }) && !state.matches({ login: 'waiting' })
  const [login, setLogin] = useState(state.context.login)
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const minute = useMinute()
  const waiting = useWaitingPeople()

  // What was refused is typed anew; the login stays.
  useEffect(() => {
    const told = actor.subscribe(({ context }) => {
      if (context.notice !== 'refused') return
      setPassword('')
      setTried(false)
      document.querySelector<HTMLInputElement>('input[name=password]')?.focus()
    })
    return () => told.unsubscribe()
  }, [actor])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (login.trim() === '') document.querySelector<HTMLInputElement>('input[name=login]')?.focus()
    else if (password === '') document.querySelector<HTMLInputElement>('input[name=password]')?.focus()
    else actor.send({ type: 'SUBMITTED', credentials: { login: login.trim(), password } })
  }

  const mark = <TenantMark size="l" glyph={tenant.mark === 'crane' ? 'crane' : 'bars'} />
  const languages = languageCodes.map(code => ({
    value: code,
    label: t(`app.languages.${code}`),
    current: code === language,
  }))
  return (
    <LoginLayout
      brand={{ name: tenant.name, mark }}
      title={t('app.title.login')}
      {...(tenant.backgroundUrl ? { backgroundUrl: tenant.backgroundUrl } : {})}
      tools={
        <Menu
          label={t('app.language')}
          icon={<IconWorld aria-hidden="true" />}
          text={t(`app.languages.${language}`)}
          items={languages}
          onSelect={value => chooseLanguage(languageCode(value))}
        />
      }
      aside={
        <BigClock
          time={date(minute, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })}
          date={date(minute, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })}
        />
      }
      foot={<TextLink href="/version">{t('app.title.version')}</TextLink>}
    >
      <form className={classes['form']} onSubmit={submit} noValidate>
        {waiting.map(({ name, count }) => (
          <Note key={name} tone="info" icon={<IconCloudOff aria-hidden="true" />}>
            {tn('app.login.unsent', count, { name })}
          </Note>
        ))}
        {notice ? (
          <Note tone={notice === 'refused' || notice === 'loadsFailed' ? 'bad' : 'wait'} live>
            {notice === 'limited'
              ? tn('app.login.limited', Math.max(1, Math.ceil(waitMs / 60_000)))
              : t(`app.login.${notice}`)}
          </Note>
        ) : null}
        <TextField
          label={t('app.login.login')}
          name="login"
          value={login}
          onChange={setLogin}
          autoComplete="username"
          inputMode="email"
          autoFocus={login === ''}
          required
          error={tried && login.trim() === '' ? t('app.login.loginMissing') : undefined}
        />
        <PasswordField
          label={t('app.login.password')}
          name="password"
          value={password}
          onChange={setPassword}
          autoComplete="current-password"
          autoFocus={login !== ''}
          required
          showLabel={t('app.login.show')}
          hideLabel={t('app.login.hide')}
          error={tried && login.trim() !== '' && password === '' ? t('app.login.passwordMissing') : undefined}
        />
        <Button type="submit" variant="main" size="call" full busy={busy}>
          {t(busy ? 'app.login.submitting' : 'app.login.submit')}
        </Button>
      </form>
    </LoginLayout>
  )
}
