import { useWords } from '../../../i18n/words.ts'
import type { RecoveryNotice } from '../../../machines/password-recovery/password-recovery.types.ts'
import { Bone } from '../../../ui/Bone/Bone.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { Note } from '../../../ui/Note/Note.tsx'
import { TextLink } from '../../../ui/TextLink/TextLink.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { LoginFrame } from '../LoginFrame.tsx'
import { toLogin, useClock } from './password-words.ts'
import classes from './Password.module.css'

interface Props {
  title: string
  /** Why the link could not be looked up; null while it is being. */
  failed: RecoveryNotice | null
  until: number
  onRetry: () => void
}

/** A link before it is known whose it is. */
export function LinkReading({ title, failed, until, onRetry }: Props) {
  const { t } = useWords()
  const clock = useClock()
  return (
    <LoginFrame title={title} titled>
      {failed === null ? (
        <div role="status" aria-busy="true" className={classes['bones']}>
          <VisuallyHidden>{t('app.loading')}</VisuallyHidden>
          <Bone kind="line" />
          <Bone kind="short" />
          <div className={classes['boneField']}>
            <Bone kind="block" />
          </div>
          <div className={classes['boneField']}>
            <Bone kind="block" />
          </div>
        </div>
      ) : (
        <>
          <Note tone="wait" live>
            {failed === 'limited' ? t('password.link.limited', { time: clock(until) }) : t('app.login.unreachable')}
          </Note>
          <Button variant="main" size="call" full onClick={onRetry}>
            {t('app.retry')}
          </Button>
        </>
      )}
      <p className={classes['links']}>
        <TextLink href={toLogin('')}>{t('password.ask.backToLogin')}</TextLink>
      </p>
    </LoginFrame>
  )
}
