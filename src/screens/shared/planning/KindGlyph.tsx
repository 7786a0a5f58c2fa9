import {
  IconBan,
  IconBeach,
  IconBed,
  IconCalendarOff,
  IconFlag,
  IconHourglass,
  IconLifebuoy,
  IconRefresh,
  IconUserOff,
} from '@tabler/icons-react'
import type { Kind } from '../../../../domain/planningCalendar/grid-rows.ts'

const glyphs: Partial<Record<Kind, typeof IconBan>> = {
  pending: IconHourglass,
  spare: IconLifebuoy,
  changed: IconRefresh,
  cancelled: IconBan,
  absence: IconUserOff,
  vacation: IconBeach,
  unpaidVacation: IconBeach,
  sick: IconBed,
  bankHoliday: IconFlag,
  blocked: IconCalendarOff,
}

/** What tells a kind apart without its colour; what is certain has none. */
export function KindGlyph({ kind }: { kind: Kind }) {
  const Glyph = glyphs[kind]
  return Glyph ? <Glyph aria-hidden="true" /> : null
}
