import {
  IconAlertCircle,
  IconCirclePlus,
  IconCopy,
  IconEqual,
  IconQuestionMark,
  IconRefresh,
} from '@tabler/icons-react'
import type { Icon } from '@tabler/icons-react'
import type { Tone } from '../../ui/Chip/Chip.tsx'
import type { Fate } from './import.types.ts'

/** What each fate looks like, wherever it stands. */
export const looks: Record<Fate, { Glyph: Icon; tone: Tone }> = {
  wrong: { Glyph: IconAlertCircle, tone: 'bad' },
  double: { Glyph: IconCopy, tone: 'wait' },
  ambiguous: { Glyph: IconQuestionMark, tone: 'wait' },
  new: { Glyph: IconCirclePlus, tone: 'good' },
  changes: { Glyph: IconRefresh, tone: 'info' },
  same: { Glyph: IconEqual, tone: 'plain' },
}
