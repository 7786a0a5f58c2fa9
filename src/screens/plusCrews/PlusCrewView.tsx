import { useSession } from '../../access/session.ts'
import { useWords } from '../../i18n/words.ts'
import type { components } from '../../client/schema.d.ts'
import { BigClock } from '../../ui/BigClock/BigClock.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { Page } from '../../ui/Page/Page.tsx'
import { StageScene } from '../../ui/StageScene/StageScene.tsx'
import { StatePanel } from '../../ui/StatePanel/StatePanel.tsx'
import { TenantMark } from '../../ui/TenantMark/TenantMark.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'
import type { Loadable } from '../shared/loadable.ts'
import classes from './plusCrew.module.css'

interface PlusCrewViewProps {
  state: Loadable<components['schemas']['PlusCrew']>
  /** "November 2026" */
  month: string
  time: string
  date: string
  glyph: 'bars' | 'crane'
  agency: string
}

/** The agency's ground from edge to edge, read from across the hall: whose wall this is, the month, the clock. */
export function PlusCrewView({ state, month, time, date, glyph, agency }: PlusCrewViewProps) {
  const { t } = useWords()
  if (state.kind !== 'content' && state.kind !== 'loading') return <Otherwise state={state} />
  const crew = state.kind === 'content' ? state.content : null
  return (
    <main id="main" tabIndex={-1} data-width="wide" className={classes['wall']}>
      <div className={classes['phone']}>
        <StageScene variant="phone" />
      </div>
      <div className={classes['desk']}>
        <StageScene variant="desk" />
      </div>
      <div className={classes['head']}>
        {crew ? (
          <div className={classes['whose']}>
            <p className={classes['label']}>{t('plusCrews.number', { number: crew.number })}</p>
            <h1 className={classes['name']}>{crew.name}</h1>
            {crew.company ? <p className={classes['label']}>{crew.company.name}</p> : null}
          </div>
        ) : (
          <div role="status" aria-busy="true" className={classes['whose']}>
            <VisuallyHidden>{t('app.loading')}</VisuallyHidden>
            <span className={classes['boneLabel']} />
            <span className={classes['boneName']} />
          </div>
        )}
        <p className={classes['month']}>{month}</p>
      </div>
      <div className={classes['clock']}>
        <BigClock time={time} date={date} />
      </div>
      <div className={classes['foot']}>
        <span className={classes['brand']}>
          <TenantMark size="s" glyph={glyph} />
          {agency}
        </span>
        <span>{t('plusCrews.soon')}</span>
      </div>
    </main>
  )
}

function Otherwise({ state }: { state: Exclude<PlusCrewViewProps['state'], { kind: 'content' | 'loading' }> }) {
  const { t } = useWords()
  const { tenant, user, home } = useSession()
  const out = (
    <Button variant="line" href={home}>
      {t(user.kind === 'user' ? 'app.state.home' : 'app.state.ownPage')}
    </Button>
  )
  return (
    <Page width="phone">
      {state.kind === 'failed' ? (
        <StatePanel
          kind="failed"
          level={1}
          title={t('app.state.failedTitle')}
          technical={state.technical}
          actions={
            <Button variant="main" onClick={state.retry}>
              {t('app.retry')}
            </Button>
          }
        >
          {t('app.state.failedText')}
        </StatePanel>
      ) : state.kind === 'refused' ? (
        <StatePanel
          kind="refused"
          level={1}
          title={t('app.state.refusedTitle')}
          actions={
            <>
              {tenant.supportEmail ? (
                <Button variant="main" href={`mailto:${tenant.supportEmail}`}>
                  {t('app.state.contactSupport')}
                </Button>
              ) : null}
              {out}
            </>
          }
        >
          {t('app.state.refusedText')}
        </StatePanel>
      ) : (
        <StatePanel kind="empty" level={1} title={t('plusCrews.none')} actions={out}>
          {t('plusCrews.noneText')}
        </StatePanel>
      )}
    </Page>
  )
}
