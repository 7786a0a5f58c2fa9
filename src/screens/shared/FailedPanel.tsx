import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { StatePanel } from '../../ui/StatePanel/StatePanel.tsx'

/** It did not come: what support needs to know, and another try. */
export function FailedPanel({ technical, retry }: { technical: string; retry: () => void }) {
  const { t } = useWords()
  return (
    <StatePanel
      kind="failed"
      title={t('app.state.failedTitle')}
      technical={technical}
      actions={
        <Button variant="main" onClick={retry}>
          {t('app.retry')}
        </Button>
      }
    >
      {t('app.state.failedText')}
    </StatePanel>
  )
}
