import {
  IconAddressBook,
  IconBriefcase,
  IconCalendar,
  IconCalendarEvent,
  IconCalendarUser,
  IconCertificate,
  IconChartBar,
  IconChecklist,
  IconFileDollar,
  IconFileInvoice,
  IconFiles,
  IconHelp,
  IconHome,
  IconInfoCircle,
  IconListDetails,
  IconMail,
  IconReceipt,
  IconReceipt2,
  IconSearch,
  IconSignature,
  IconSpeakerphone,
  IconTree,
  IconUser,
  IconUsers,
  IconUsersGroup,
  IconVersions,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { MenuKey } from '../../../domain/auth/menu.ts'

const glyphs = {
  home: IconHome,
  planningCalendar: IconCalendarUser,
  projects: IconListDetails,
  crewPlanner: IconUsersGroup,
  membershipCrews: IconUsers,
  planningCrewItemList: IconAddressBook,
  invoices: IconFileInvoice,
  jobs: IconBriefcase,
  personalCalendar: IconCalendar,
  trainings: IconCertificate,
  mobileDocuments: IconFiles,
  payrolls: IconFileDollar,
  contracts: IconSignature,
  crewInfo: IconSpeakerphone,
  plusCrews: IconChartBar,
  receipts: IconReceipt,
  rateCards: IconReceipt2,
  projectsCalendar: IconCalendarEvent,
  mailbox: IconMail,
  todoCalendar: IconChecklist,
  projectsVacancy: IconSearch,
  vacancies: IconSearch,
  profile: IconUser,
  oneCrewOneTree: IconTree,
  help: IconHelp,
  version: IconVersions,
} as const

export function navIcon(entry: MenuKey): ReactNode {
  const Glyph = entry in glyphs ? glyphs[entry as keyof typeof glyphs] : IconInfoCircle
  return <Glyph aria-hidden="true" />
}
