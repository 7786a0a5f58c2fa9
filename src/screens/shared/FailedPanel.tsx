import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { StatePanel } from '../../ui/StatePanel/StatePanel.tsx'

interface FailedPanelProps {
  technical?: string | undefined
  retry?: (() => void) | undefined
  busy?: boolean | undefined
  level?: 2 | 3 | undefined
}

/** It did not come: what support needs to know, and another try. */
export function FailedPanel({ technical, retry, busy, level }: FailedPanelProps) {
  const { t } = useWords()
  return (
    <StatePanel
      kind="failed"
      title={t('app.state.failedTitle')}
      technical={technical}
      level={level}
      actions={
        retry ? (
          <Button variant="main" busy={busy} onClick={retry}>
            {t('app.retry')}
          </Button>
        ) : undefined
      }
    >
      {t('app.state.failedText')}
    </StatePanel>
  )
}
