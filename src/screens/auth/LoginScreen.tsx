import { IconCloudOff } from '@tabler/icons-react'
import { type FormEvent, Suspense, useEffect, useState } from 'react'
import { loginParameters } from '../../../domain/auth/login-redirect.ts'
import { useWords } from '../../i18n/words.ts'
import { useSessionActor } from '../../machines/session/session.context.ts'
import { useSnapshot } from '../../machines/use-snapshot.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Note } from '../../ui/Note/Note.tsx'
import { later } from '../../ui/lazily.tsx'
import { PasswordField } from '../../ui/PasswordField/PasswordField.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { TextLink } from '../../ui/TextLink/TextLink.tsx'
import { AgencyContact, LinkEnded, LinkWaits } from './LinkStates.tsx'
import { LoginFrame } from './LoginFrame.tsx'
import { useWaitingPeople } from './useWaitingPeople.ts'
import classes from './LoginScreen.module.css'

const OtherWays = later(async () => (await import('./OtherWays.tsx')).OtherWays, {
  // The form serves without.
  quiet: () => true,
})

const CodeForm = later(async () => (await import('./code/CodeForm.tsx')).CodeForm)

/** Login: a form, or a link that needs nobody to type anything. */
export default function LoginScreen() {
  const state = useSnapshot(useSessionActor())
  const [asksForm, setAsksForm] = useState(false)
  // From when a code is asked for until somebody is in, or it is begun anew.
  const [asksCode, setAsksCode] = useState(false)
  const begins = state.matches({ login: 'ready' }) || state.matches({ login: 'waiting' })
  if (!asksCode && state.matches({ login: 'codeAsked' })) setAsksCode(true)
  if (asksCode && begins) setAsksCode(false)
  if (state.matches({ login: 'retrying' })) return <LinkWaits />
  if (asksCode && !begins) return <AsksCode />
  const { notice } = state.context
  if (notice === 'linkEnded' && !asksForm) return <LinkEnded of="wall" onForm={() => setAsksForm(true)} />
  if (notice === null && state.matches({ login: 'ready' }) && !asksForm && loginParameters(location.search).linkOver)
    return <LinkEnded of="page" onForm={() => setAsksForm(true)} />
  return <LoginForm />
}

function AsksCode() {
  const { t } = useWords()
  return (
    <LoginFrame title={t('app.title.login')}>
      <Suspense>
        <CodeForm />
      </Suspense>
    </LoginFrame>
  )
}

/** One screen, two fields. A link with identifier and password submits itself; what went wrong is said above. */
function LoginForm() {
  const { t, tn } = useWords()
  const actor = useSessionActor()
  const state = useSnapshot(actor)
  const { notice, waitMs, byLink } = state.context
  const busy = state.matches('login') && !state.matches({ login: 'ready' }) && !state.matches({ login: 'waiting' })
  const [login, setLogin] = useState(state.context.login)
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const waiting = useWaitingPeople()
  // What the page before this one has done, such as saving a new password.
  const { said } = (history.state ?? {}) as { said?: string }

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

  const at = login.trim() && `?login=${encodeURIComponent(login.trim())}`
  return (
    <LoginFrame title={t('app.title.login')}>
      <form className={classes['form']} onSubmit={submit} noValidate>
        {waiting.map(({ name, count }) => (
          <Note key={name} tone="info" icon={<IconCloudOff aria-hidden="true" />}>
            {tn('app.login.unsent', count, { name })}
          </Note>
        ))}
        {notice && notice !== 'linkEnded' && notice !== 'codeRefused' ? (
          <Note tone={notice === 'refused' || notice === 'loadsFailed' ? 'bad' : 'wait'} live>
            {notice === 'limited'
              ? tn('app.login.limited', Math.max(1, Math.ceil(waitMs / 60_000)))
              : t(notice === 'refused' && byLink ? 'app.login.linkOld' : `app.login.${notice}`)}
          </Note>
        ) : said ? (
          <Note tone="good" live>
            {said}
          </Note>
        ) : null}
        {/* A link that opens nothing any more: there is no account behind it that anybody here could help with. */}
        {byLink && notice === 'refused' ? (
          <>
            <Note tone="info">{t('app.state.visitorText')}</Note>
            <AgencyContact />
          </>
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
      <p className={classes['links']}>
        <TextLink href={`/forgotten-password${at}`}>{t('app.login.forgotten')}</TextLink>
        <TextLink href={`/renew-password${at}`}>{t('app.login.renew')}</TextLink>
      </p>
      <div className={classes['other']}>
        <Suspense>
          <OtherWays />
        </Suspense>
      </div>
    </LoginFrame>
  )
}
