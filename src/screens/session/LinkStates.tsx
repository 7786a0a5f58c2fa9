import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Note } from '../../ui/Note/Note.tsx'
import { LoginFrame } from './LoginFrame.tsx'
import classes from './LoginScreen.module.css'

/** A link nobody has answered yet: it is tried again by itself, and there is nothing to type. */
export function LinkWaits() {
  const { t } = useWords()
  return (
    <LoginFrame title={t('app.login.linkWaits')}>
      <div className={classes['form']}>
        <Note tone="wait" live>
          {t('app.login.linkWaitsText')}
        </Note>
      </div>
    </LoginFrame>
  )
}

/** A screen on the wall whose session is over: it needs its link, not somebody's password. */
export function LinkEnded({ onForm }: { onForm: () => void }) {
  const { t } = useWords()
  return (
    <LoginFrame title={t('app.login.linkEnded')}>
      <div className={classes['form']}>
        <Note tone="info">{t('app.login.linkEndedText')}</Note>
        <Button onClick={onForm}>{t('app.login.submit')}</Button>
      </div>
    </LoginFrame>
  )
}
