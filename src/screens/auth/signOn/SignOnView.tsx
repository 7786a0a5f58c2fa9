import { IconKey } from '@tabler/icons-react'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Note } from '../../../ui/Note/Note.tsx'

export type Trouble = 'openId' | 'openIdUnknown' | 'openIdRefused'

interface SignOnViewProps {
  /** What the agency calls its provider. */
  name: string
  /** Somebody has come back from there. */
  busy: boolean
  trouble: Trouble | null
  onBegin: () => void
}

/** The way to the agency's own provider, and what became of it. */
export function SignOnView({ name, busy, trouble, onBegin }: SignOnViewProps) {
  const { t } = useWords()
  return (
    <>
      <Button variant="line" full busy={busy} icon={<IconKey aria-hidden="true" />} onClick={onBegin}>
        {busy ? t('app.login.submitting') : t('signOn.way', { name })}
      </Button>
      {trouble ? (
        <Note tone="bad" live>
          {t(`signOn.failed.${trouble}`, { name })}
        </Note>
      ) : null}
    </>
  )
}
