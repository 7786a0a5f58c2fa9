import {
  IconAlarm,
  IconBan,
  IconCalendarOff,
  IconCircleCheck,
  IconCircleX,
  IconClock,
  IconClockExclamation,
  IconHandStop,
  IconHelpCircle,
  IconLogin2,
  IconLogout2,
  IconRefresh,
  IconSignature,
  IconUserX,
} from '@tabler/icons-react'
import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Chip } from '../Chip/Chip.tsx'
import type { Tone } from '../Chip/Chip.tsx'

export type ChipStatus =
  | 'applied'
  | 'invited'
  | 'confirmed'
  | 'checkedIn'
  | 'checkedOut'
  | 'signedOff'
  | 'notNeeded'
  | 'noShow'
  | 'cancelled'
  | 'declined'
  | 'changed'
  | 'soon'
  | 'late'
  | 'preCall'

const looks: Record<ChipStatus, { tone: Tone; Glyph: Icon }> = {
  applied: { tone: 'plain', Glyph: IconHandStop },
  invited: { tone: 'wait', Glyph: IconHelpCircle },
  confirmed: { tone: 'good', Glyph: IconCircleCheck },
  checkedIn: { tone: 'good', Glyph: IconLogin2 },
  checkedOut: { tone: 'plain', Glyph: IconLogout2 },
  signedOff: { tone: 'good', Glyph: IconSignature },
  notNeeded: { tone: 'plain', Glyph: IconBan },
  noShow: { tone: 'bad', Glyph: IconUserX },
  cancelled: { tone: 'bad', Glyph: IconCalendarOff },
  declined: { tone: 'plain', Glyph: IconCircleX },
  changed: { tone: 'info', Glyph: IconRefresh },
  soon: { tone: 'info', Glyph: IconClock },
  late: { tone: 'wait', Glyph: IconClockExclamation },
  preCall: { tone: 'info', Glyph: IconAlarm },
}

interface StatusChipProps {
  status: ChipStatus
  /** Late is amber to the late person and `bad` at the desk, where somebody must act. */
  tone?: Tone | undefined
  children: ReactNode
}

export function StatusChip({ status, tone, children }: StatusChipProps) {
  const { tone: usual, Glyph } = looks[status]
  return (
    <Chip tone={tone ?? usual} icon={<Glyph aria-hidden="true" />}>
      {children}
    </Chip>
  )
}
