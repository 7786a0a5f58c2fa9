import { IconBuilding, IconCash } from '@tabler/icons-react'
import { useWords } from '../../../i18n/words.ts'
import { Row, Rows, Tile } from '../../../ui/Rows/Rows.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { StatePanel } from '../../../ui/StatePanel/StatePanel.tsx'
import type { List } from '../../shared/list/useList.ts'
import type { Loadable } from '../../shared/loadable.ts'
import type { ListAddress } from '../../shared/list/useListAddress.ts'
import { Papers } from '../Papers.tsx'
import { Contacts } from './Contacts.tsx'
import { LateNow } from '../../shared/late/LateNow.tsx'
import { InfoLinks } from '../InfoLinks.tsx'
import { Notices } from '../Notices.tsx'
import { Support } from '../Support.tsx'
import type {
  Approval,
  Company,
  Contact,
  LatePerson,
  Notice,
  OngoingProject,
  Paper,
  ToDo,
  UnsignedNote,
  WaitingQuotation,
  Warning,
} from '../home.types.ts'
import { Approvals } from './Approvals.tsx'
import { OngoingProjects } from './OngoingProjects.tsx'
import { Changes } from './Changes.tsx'
import { ToDos } from './ToDos.tsx'
import { WaitingQuotations } from './WaitingQuotations.tsx'
import { Warnings } from './Warnings.tsx'
import { UnsignedNotes } from '../UnsignedNotes.tsx'
import classes from '../home.module.css'

interface DeskHomeViewProps {
  /** What one has to sign and to fill in, and what waits for others before. */
  papers?: readonly Paper[]
  contacts: Loadable<List<Contact>>
  now: number
  /** Absent: whoever reads it does not plan. */
  warnings?: { items: readonly Warning[]; total: number } | undefined
  toDos: { items: readonly ToDo[]; total: number }
  /** Of people of the agency. */
  approvals?: { items: readonly Approval[]; total: number }
  /** Of the reader’s company. */
  quotations: { items: readonly WaitingQuotation[]; total: number }
  notices: readonly Notice[]
  late: readonly LatePerson[]
  unsigned: { notes: readonly UnsignedNote[]; total: number; leads: boolean; known: boolean }
  ongoing: { projects: readonly OngoingProject[]; total: number; known: boolean }
  companies: readonly Company[]
  /** Does the books: payrolls are closed from here. */
  books?: boolean
  support: { email: string; phone: string }
  searching: ListAddress
}

/** Whom to reach on the left, what was announced and who helps on the right. */
export function DeskHomeView(props: DeskHomeViewProps) {
  const {
    contacts,
    now,
    warnings,
    toDos,
    approvals = { items: [], total: 0 },
    quotations,
    notices,
    late,
    unsigned,
    papers = [],
    ongoing,
    companies,
    books = false,
    support,
    searching,
  } = props
  const { t } = useWords()
  const hasContacts = contacts.kind !== 'content' || contacts.content.total > 0 || searching.search !== ''
  const lists = [
    warnings?.items ?? [],
    toDos.items,
    approvals.items,
    quotations.items,
    late,
    notices,
    companies,
    unsigned.notes,
    papers,
    ongoing.projects,
  ]
  const isQuiet = !hasContacts && lists.every(list => list.length === 0)
  return (
    <div className={classes['home']}>
      <div className={classes['column']}>
        <LateNow late={late} />
        {warnings ? <Warnings {...warnings} now={now} /> : null}
        <WaitingQuotations {...quotations} now={now} />
        <Approvals {...approvals} now={now} />
        <Papers papers={papers} now={now} />
        <ToDos {...toDos} now={now} />
        <UnsignedNotes {...unsigned} says={unsigned.known && !isQuiet} />
        <Changes projects={ongoing.projects} now={now} />
        <OngoingProjects {...ongoing} known={ongoing.known && !isQuiet} />
        {hasContacts ? <Contacts contacts={contacts} searching={searching} /> : null}
        {isQuiet ? (
          <StatePanel kind="empty" title={t('home.quietTitle')}>
            {t('home.quietText')}
          </StatePanel>
        ) : null}
      </div>
      <div className={classes['column']}>
        <Notices title={t('home.notices')} notices={notices} />
        {books ? (
          <Section title={t('home.books')}>
            <Rows label={t('home.books')}>
              <Row
                lead={<Tile icon={<IconCash aria-hidden="true" />} />}
                href="/payrolls"
                title={t('shell.nav.payrolls')}
                sub={t('home.payrollsText')}
                wrap
              />
            </Rows>
          </Section>
        ) : null}
        {companies.length > 0 ? (
          <Section title={t('home.companies')}>
            <Rows label={t('home.companies')}>
              {companies.map(({ id, name, city, number }) => (
                <Row
                  key={id}
                  lead={<Tile icon={<IconBuilding aria-hidden="true" />} />}
                  title={name}
                  sub={`${city} · ${number}`}
                />
              ))}
            </Rows>
          </Section>
        ) : null}
        <InfoLinks />
        <Support {...support} />
      </div>
    </div>
  )
}
