import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Note } from '../../../ui/Note/Note.tsx'
import { LoginFrame } from '../LoginFrame.tsx'
import { useMainFocused } from '../useMainFocused.ts'
import classes from './Password.module.css'

/** The password is set; whoever else is logged in on this device is not thrown out for it. */
export function OthersSession({ login, name }: { login: string; name: string | null }) {
  const { t } = useWords()
  useMainFocused()
  return (
    <LoginFrame title={t('password.saved.title')} titled>
      <Note tone="good">
        {name === null ? t('password.saved.somebody', { login }) : t('password.saved.others', { login, name })}
      </Note>
      <p className={classes['words']}>{t('password.saved.switch')}</p>
      <Button variant="main" size="call" full href="/">
        {name === null ? t('password.saved.goOnSomebody') : t('password.saved.goOn', { name })}
      </Button>
    </LoginFrame>
  )
}
