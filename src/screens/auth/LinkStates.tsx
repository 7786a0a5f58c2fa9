import { IconMail, IconPhone } from '@tabler/icons-react'
import { useSession } from '../../access/session.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Note } from '../../ui/Note/Note.tsx'
import { LoginFrame } from './LoginFrame.tsx'
import classes from './LoginScreen.module.css'

/** Where a visitor, who has nobody else here, can ask. */
export function AgencyContact() {
  const { supportEmail, supportPhone } = useSession().tenant
  return (
    <>
      {supportEmail ? (
        <Button full variant="line" icon={<IconMail aria-hidden="true" />} href={`mailto:${supportEmail}`}>
          {supportEmail}
        </Button>
      ) : null}
      {supportPhone ? (
        <Button full variant="line" icon={<IconPhone aria-hidden="true" />} href={`tel:${supportPhone}`}>
          {supportPhone}
        </Button>
      ) : null}
    </>
  )
}

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

/**
 * A link whose session is over: it needs the link, not somebody's password. `wall`: a screen that hangs somewhere;
 * `page`: somebody reads a project, and is told whom to ask.
 */
export function LinkEnded({ of, onForm }: { of: 'wall' | 'page'; onForm: () => void }) {
  const { t } = useWords()
  const { tenant } = useSession()
  const said = of === 'wall' ? 'linkEnded' : 'linkOver'
  return (
    <LoginFrame title={t(`app.login.${said}`)} titled={of === 'page'}>
      <div className={classes['form']}>
        <Note tone="info" live>
          {t(`app.login.${said}Text`, { agency: tenant.name })}
        </Note>
        {of === 'page' ? <AgencyContact /> : null}
        <Button onClick={onForm}>{t('app.login.submit')}</Button>
      </div>
    </LoginFrame>
  )
}
