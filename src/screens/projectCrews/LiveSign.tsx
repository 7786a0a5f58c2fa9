import { IconAccessPoint, IconCloudOff } from '@tabler/icons-react'
import { useWords } from '../../i18n/words.ts'
import { Chip } from '../../ui/Chip/Chip.tsx'
import { ageWords } from './crew-words.ts'
import type { Live } from '../shared/live/useLiveCrew.ts'

/** Whether what is shown follows the crew, or since when it does not. */
export function LiveSign({ live, now }: { live: Live; now: number }) {
  const words = useWords()
  if (live.live)
    return (
      <Chip tone="good" icon={<IconAccessPoint aria-hidden="true" />}>
        {words.t('crewLead.live')}
      </Chip>
    )
  return (
    <Chip tone={live.heard === null ? 'plain' : 'wait'} icon={<IconCloudOff aria-hidden="true" />}>
      {live.heard === null
        ? words.t('crewLead.connecting')
        : words.t('crewLead.stale', { time: ageWords(words, Math.max(0, now - live.heard)) })}
    </Chip>
  )
}
