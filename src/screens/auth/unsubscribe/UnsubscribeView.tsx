import { useSession } from '../../../access/session.ts'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Note } from '../../../ui/Note/Note.tsx'
import { isSecondTap } from '../../../ui/second-tap.ts'
import { LoginFrame } from '../LoginFrame.tsx'
import { useMainFocused } from '../useMainFocused.ts'
import classes from '../password/Password.module.css'

/** What became of the link. `asked`: nothing yet. */
export type Unsubscribing =
  { kind: 'asked' } | { kind: 'done' | 'already' | 'again'; address: string } | { kind: 'wrong' }

interface UnsubscribeViewProps {
  state: Unsubscribing
  busy: boolean
  /** The server was not reached. */
  failed: boolean
  onUnsubscribe: () => void
  onAgain: () => void
}

/** One press: whatever only opens the link, as scanners of mail do, changes nothing. */
export function UnsubscribeView(props: UnsubscribeViewProps) {
  const { state } = props
  return <Said key={state.kind} {...props} />
}

function Said({ state, busy, failed, onUnsubscribe, onAgain }: UnsubscribeViewProps) {
  const { t } = useWords()
  const { tenant } = useSession()
  useMainFocused()
  const broken = failed ? (
    <Note tone="wait" live>
      {t('unsubscribe.failed')}
    </Note>
  ) : null
  if (state.kind === 'asked')
    return (
      <LoginFrame title={t('unsubscribe.title')} titled>
        <p className={classes['words']}>{t('unsubscribe.text', { agency: tenant.name })}</p>
        <p className={classes['words']}>{t('unsubscribe.stays')}</p>
        {broken}
        <Button variant="main" size="call" full busy={busy} onClick={onUnsubscribe}>
          {t(busy ? 'unsubscribe.busy' : 'unsubscribe.confirm')}
        </Button>
      </LoginFrame>
    )
  if (state.kind === 'wrong')
    return (
      <LoginFrame title={t('unsubscribe.wrongTitle')} titled>
        <p className={classes['words']}>{t('unsubscribe.wrong')}</p>
        <Button variant="main" size="call" full href="/profile">
          {t('unsubscribe.profile')}
        </Button>
      </LoginFrame>
    )
  const { kind, address } = state
  const on = kind === 'again'
  return (
    <LoginFrame
      title={t(on ? 'unsubscribe.againTitle' : kind === 'done' ? 'unsubscribe.doneTitle' : 'unsubscribe.alreadyTitle')}
      titled
    >
      <Note tone="good">
        {t(on ? 'unsubscribe.againText' : kind === 'done' ? 'unsubscribe.done' : 'unsubscribe.already', { address })}
      </Note>
      {on ? null : <p className={classes['words']}>{t('unsubscribe.stays')}</p>}
      {broken}
      <Button
        size="call"
        full
        busy={busy}
        onClick={event => {
          if (!isSecondTap(event)) (on ? onUnsubscribe : onAgain)()
        }}
      >
        {t(on ? 'unsubscribe.confirm' : 'unsubscribe.again')}
      </Button>
    </LoginFrame>
  )
}
