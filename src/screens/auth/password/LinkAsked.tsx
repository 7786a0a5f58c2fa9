import { IconMail } from '@tabler/icons-react'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Note } from '../../../ui/Note/Note.tsx'
import { TextLink } from '../../../ui/TextLink/TextLink.tsx'
import { LoginFrame } from '../LoginFrame.tsx'
import { toLogin } from './password-words.ts'
import { useMainFocused } from '../useMainFocused.ts'
import classes from './Password.module.css'

/** A mail is on its way, if there is such a login: the same for every login. */
export function LinkAsked({ login, onAnew }: { login: string; onAnew: () => void }) {
  const { t } = useWords()
  useMainFocused()
  return (
    <LoginFrame title={t('password.asked.title')} titled>
      <Note tone="info" icon={<IconMail aria-hidden="true" />}>
        <b className={classes['login']}>{login}</b>
        <span className={classes['under']}>{t('password.asked.text')}</span>
      </Note>
      <p className={classes['words']}>{t('password.asked.nothing')}</p>
      <Button variant="main" size="call" full href={toLogin(login)}>
        {t('password.ask.backToLogin')}
      </Button>
      <p className={classes['links']}>
        <TextLink onClick={onAnew}>{t('password.asked.again')}</TextLink>
      </p>
    </LoginFrame>
  )
}
