import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { TextLink } from '../../../ui/TextLink/TextLink.tsx'
import { LoginFrame } from '../LoginFrame.tsx'
import { toLogin } from './password-words.ts'
import { useMainFocused } from '../useMainFocused.ts'
import classes from './Password.module.css'

/** A link that does nothing any more. `perhapsSet`: the login whose password it may have set before. */
export function LinkOver({ perhapsSet }: { perhapsSet?: string }) {
  const { t } = useWords()
  useMainFocused()
  const login = perhapsSet ?? ''
  const ask = login === '' ? '/forgotten-password' : `/forgotten-password?login=${encodeURIComponent(login)}`
  const why = perhapsSet === undefined ? 'invalid' : 'perhaps'
  return (
    <LoginFrame title={t(`password.${why}.title`)} titled>
      <p className={classes['words']}>{t(`password.${why}.text`)}</p>
      {why === 'invalid' ? (
        <Button variant="main" size="call" full href={ask}>
          {t('password.invalid.ask')}
        </Button>
      ) : (
        <Button variant="main" size="call" full href={toLogin(login)}>
          {t('app.login.submit')}
        </Button>
      )}
      <p className={classes['links']}>
        {why === 'invalid' ? (
          <TextLink href={toLogin('')}>{t('password.ask.backToLogin')}</TextLink>
        ) : (
          <TextLink href={ask}>{t('password.invalid.ask')}</TextLink>
        )}
      </p>
    </LoginFrame>
  )
}
