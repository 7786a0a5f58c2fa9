import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Page } from '../../ui/Page/Page.tsx'
import { StatePanel } from '../../ui/StatePanel/StatePanel.tsx'

export default function NotFoundScreen() {
  const { t } = useWords()
  return (
    <Page width="phone">
      <StatePanel
        kind="notFound"
        title={t('app.state.notFoundTitle')}
        actions={
          <Button variant="main" href="/">
            {t('app.state.home')}
          </Button>
        }
      >
        {t('app.state.notFoundText')}
      </StatePanel>
    </Page>
  )
}
