import {
  IconCircleCheck,
  IconHelpCircle,
  IconHourglass,
  IconLock,
  IconMessage2Question,
  IconPlus,
} from '@tabler/icons-react'
import { useWords } from '../../../i18n/words.ts'
import { Chip, type Tone } from '../../../ui/Chip/Chip.tsx'
import type { PersonOfMonth } from './closing.types.ts'

const looks = {
  asked: { tone: 'bad', Glyph: IconMessage2Question },
  waits: { tone: 'wait', Glyph: IconHourglass },
  ready: { tone: 'info', Glyph: IconPlus },
  toConfirm: { tone: 'wait', Glyph: IconHelpCircle },
  complete: { tone: 'good', Glyph: IconCircleCheck },
  closed: { tone: 'plain', Glyph: IconLock },
} as const satisfies Record<PersonOfMonth['state'], { tone: Tone; Glyph: typeof IconLock }>

/** How far a person's month has come. */
export function MonthState({ state }: Pick<PersonOfMonth, 'state'>) {
  const { t } = useWords()
  const { tone, Glyph } = looks[state]
  return (
    <Chip tone={tone} icon={<Glyph aria-hidden="true" />}>
      {t(`payrollMonths.states.${state}`)}
    </Chip>
  )
}
