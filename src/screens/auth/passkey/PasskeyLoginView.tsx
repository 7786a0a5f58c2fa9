import { IconFingerprint } from '@tabler/icons-react'
import { useWords } from '../../../i18n/words.ts'
import type { Notice } from '../../../machines/passkey/passkey.types.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Note } from '../../../ui/Note/Note.tsx'

interface PasskeyLoginViewProps {
  busy: boolean
  notice: Notice | null
  onAsk: () => void
}

/** One button, and what came of it below: nothing above it moves. */
export function PasskeyLoginView({ busy, notice, onAsk }: PasskeyLoginViewProps) {
  const { t } = useWords()
  return (
    <>
      <Button variant="line" full busy={busy} icon={<IconFingerprint aria-hidden="true" />} onClick={onAsk}>
        {t(busy ? 'passkeys.loggingIn' : 'passkeys.logIn')}
      </Button>
      {notice ? (
        <Note tone={notice === 'cancelled' ? 'wait' : 'bad'} live>
          {t(`passkeys.notice.${notice}`)}
        </Note>
      ) : null}
    </>
  )
}
