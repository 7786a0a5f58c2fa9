import {
  IconBriefcase,
  IconCalendar,
  IconCash,
  IconDeviceMobile,
  IconFileInvoice,
  IconFileText,
  IconHelpCircle,
  IconLayoutBoard,
  IconLogin2,
} from '@tabler/icons-react'

const glyphs: Readonly<Record<string, typeof IconCash>> = {
  checkIn: IconLogin2,
  jobs: IconBriefcase,
  calendar: IconCalendar,
  documents: IconFileText,
  payroll: IconCash,
  planning: IconLayoutBoard,
  invoices: IconFileInvoice,
  app: IconDeviceMobile,
}

/** What a topic is about, at a glance. */
export function TopicIcon({ code }: { code: string }) {
  const Glyph = glyphs[code] ?? IconHelpCircle
  return <Glyph aria-hidden="true" />
}
