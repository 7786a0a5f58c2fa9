import { IconAlertCircle, IconAlertTriangle, IconRefresh } from '@tabler/icons-react'
import { useWords } from '../../i18n/words.ts'
import { Chip, type Tone } from '../../ui/Chip/Chip.tsx'
import { viewerZone } from '../shared/words/shift-words.ts'
import { whenWords } from '../shared/words/when-words.ts'
import type { UnsentEmail, UnsentState } from './unsent.types.ts'

const looks: Record<UnsentState, { tone: Tone; Icon: typeof IconRefresh }> = {
  retrying: { tone: 'wait', Icon: IconRefresh },
  failed: { tone: 'bad', Icon: IconAlertCircle },
  unclear: { tone: 'wait', Icon: IconAlertTriangle },
}

/** How it stands; when it is tried again where it is. */
export function UnsentChip({ email, now }: { email: UnsentEmail; now: number }) {
  const words = useWords()
  const { tone, Icon } = looks[email.state]
  return (
    <Chip tone={tone} icon={<Icon aria-hidden="true" />}>
      {email.nextAttemptAt === null
        ? words.t(`unsentEmails.states.${email.state}`)
        : againWords(words, email.nextAttemptAt, now)}
    </Chip>
  )
}

const againWords = (words: ReturnType<typeof useWords>, at: string, now: number) =>
  Date.parse(at) <= now
    ? words.t('unsentEmails.againNow')
    : words.t('unsentEmails.againAt', { when: whenWords(words, at, viewerZone(), now) })
