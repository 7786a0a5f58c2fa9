import { IconAlertCircle, IconCircleCheck, IconClock, IconHelpCircle, IconMailOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useWords } from '../../i18n/words.ts'
import { type Tone, Chip } from '../../ui/Chip/Chip.tsx'
import { cameBack } from '../shared/words/why-unsent.ts'
import type { EmailMessage, EmailState } from './email.types.ts'

const looks: Record<EmailState, { tone: Tone; icon: ReactNode }> = {
  queued: { tone: 'wait', icon: <IconClock aria-hidden="true" /> },
  sent: { tone: 'good', icon: <IconCircleCheck aria-hidden="true" /> },
  unclear: { tone: 'wait', icon: <IconHelpCircle aria-hidden="true" /> },
  failed: { tone: 'bad', icon: <IconAlertCircle aria-hidden="true" /> },
  stopped: { tone: 'plain', icon: <IconMailOff aria-hidden="true" /> },
}
export const stateIcon = (state: EmailState): ReactNode => looks[state].icon

/** What became of an e-mail. */
export function EmailStateWord({ state, cause }: Pick<EmailMessage, 'state' | 'cause'>) {
  const { t } = useWords()
  const { tone, icon } = looks[state]
  return (
    <Chip tone={tone} icon={icon}>
      {t(state === 'failed' ? (cameBack(cause) ? 'mailbox.cameBack' : 'mailbox.notSent') : `mailbox.state.${state}`)}
    </Chip>
  )
}
