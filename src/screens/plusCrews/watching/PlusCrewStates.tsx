import { numberMissing, typesMissing } from '../../../../domain/plusCrews/plus-crew-month.ts'
import { useSession } from '../../../access/session.ts'
import { useWords } from '../../../i18n/words.ts'
import type { Failure } from '../../../machines/plus-crew-dashboard/plus-crew-dashboard.types.ts'
import { Bone } from '../../../ui/Bone/Bone.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { StatePanel } from '../../../ui/StatePanel/StatePanel.tsx'
import { TenantMark } from '../../../ui/TenantMark/TenantMark.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import classes from './desk.module.css'
import wall from './wall.module.css'

/** The panels of a month in their places, before anything is known. */
export function DeskBones() {
  const { t } = useWords()
  return (
    <div role="status" aria-busy="true" className={classes['bones']}>
      <VisuallyHidden>{t('app.loading')}</VisuallyHidden>
      <div className={classes['figures']} aria-hidden="true">
        {['lead', 'speed', 'hours', 'bonus'].map(name => (
          <div key={name} className={name === 'lead' ? classes['lead'] : undefined}>
            <div className={classes['boneFigure']}>
              <Bone kind="short" />
              <Bone kind="call" />
              <Bone kind="line" />
            </div>
          </div>
        ))}
      </div>
      <div className={classes['two']} aria-hidden="true">
        <div className={classes['panel']}>
          <span className={classes['boneChart']}>
            <Bone kind="block" />
          </span>
        </div>
        <div className={classes['panel']}>
          <span className={classes['boneChart']}>
            <Bone kind="block" />
          </span>
        </div>
      </div>
    </div>
  )
}

interface FailedProps {
  failure: Failure
  busy: boolean
  onRetry: () => void
}

/** What a failure is called for people: theirs to see, there at all, or not answered. */
function nameOf({ status }: Failure): 'refused' | 'notFound' | 'failed' {
  return status === 403 ? 'refused' : status === 404 ? 'notFound' : 'failed'
}

export function DeskFailed({ failure, busy, onRetry }: FailedProps) {
  const { t } = useWords()
  const { home, user } = useSession()
  const kind = nameOf(failure)
  const isFinal = failure.technical === numberMissing
  const out = <Button href={home}>{t(user.kind === 'user' ? 'app.state.home' : 'app.state.ownPage')}</Button>
  if (kind === 'refused') return <Refused />
  if (kind === 'notFound')
    return (
      <StatePanel kind="notFound" title={t('plusCrews.none')} actions={out}>
        {t('plusCrews.noneText')}
      </StatePanel>
    )
  return (
    <StatePanel
      kind="failed"
      title={t('app.state.failedTitle')}
      technical={failure.technical}
      actions={
        isFinal ? (
          out
        ) : (
          <Button variant="main" busy={busy} onClick={onRetry}>
            {t('app.retry')}
          </Button>
        )
      }
    >
      {isFinal || failure.technical === typesMissing ? null : t('app.state.failedText')}
    </StatePanel>
  )
}

export function Refused() {
  const { t } = useWords()
  const { home, tenant } = useSession()
  return (
    <StatePanel
      kind="refused"
      title={t('app.state.refusedTitle')}
      actions={
        <>
          <Button href={home}>{t('app.state.home')}</Button>
          {tenant.supportEmail ? (
            <Button href={`mailto:${tenant.supportEmail}`}>{t('app.state.contactSupport')}</Button>
          ) : null}
        </>
      }
    >
      {t('app.state.refusedText')}
    </StatePanel>
  )
}

/** The wall without figures: nobody is there to press anything, so it says that it goes on by itself. */
export function WallState({ failure, mark }: { failure: Failure | null; mark: string }) {
  const { t } = useWords()
  return (
    <div className={wall['state']} role="status" aria-busy={failure === null || undefined}>
      <span className={wall['mark']}>
        <TenantMark mark={mark} />
      </span>
      {failure === null ? (
        <VisuallyHidden>{t('app.loading')}</VisuallyHidden>
      ) : (
        <>
          <h1>{nameOf(failure) === 'notFound' ? t('plusCrews.none') : t('app.state.failedTitle')}</h1>
          {failure.technical === numberMissing ? null : <p>{t('plusCrews.trying')}</p>}
          <small>{failure.technical}</small>
        </>
      )}
    </div>
  )
}
