import { useSession } from '../../access/session.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Page } from '../../ui/Page/Page.tsx'
import { StatePanel } from '../../ui/StatePanel/StatePanel.tsx'

/** Refused features: the catalogue's sentence and two ways out; visitors are told to turn to the provider. */
export default function RefusedScreen({ visitorPage }: { visitorPage?: string }) {
  const { t } = useWords()
  const { tenant, user } = useSession()
  const isVisitor = user.kind !== 'user'
  return (
    <Page width="phone">
      <StatePanel
        kind="refused"
        title={t('app.state.refusedTitle')}
        actions={
          <>
            {tenant.supportEmail ? (
              <Button variant="main" href={`mailto:${tenant.supportEmail}`}>
                {t('app.state.contactSupport')}
              </Button>
            ) : null}
            <Button variant="line" href={visitorPage ?? '/'}>
              {t(isVisitor ? 'app.state.ownPage' : 'app.state.home')}
            </Button>
          </>
        }
      >
        <p>{t('app.state.refusedText')}</p>
        {isVisitor ? <p>{t('app.state.visitorText')}</p> : null}
      </StatePanel>
    </Page>
  )
}
