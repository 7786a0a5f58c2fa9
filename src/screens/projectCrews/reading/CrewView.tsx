import { IconCalendar, IconCamera, IconClock, IconHash, IconInfoCircle, IconUser } from '@tabler/icons-react'
import { type ReactNode, Suspense } from 'react'
import type { CrewFigures } from '../../../../domain/projectCrewItems/late.ts'
import { useWords } from '../../../i18n/words.ts'
import { CallLead } from '../../../ui/CallLead/CallLead.tsx'
import { Fact } from '../../../ui/Fact/Fact.tsx'
import { Page } from '../../../ui/Page/Page.tsx'
import { Row, Rows, Tile } from '../../../ui/Rows/Rows.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { SkeletonRows, SkeletonTask } from '../../../ui/Skeleton/Skeleton.tsx'
import { StatusChip } from '../../../ui/StatusChip/StatusChip.tsx'
import { TextLink } from '../../../ui/TextLink/TextLink.tsx'
import { useTitle } from '../../screen.ts'
import type { ListAddress } from '../../shared/list/useListAddress.ts'
import type { Loadable } from '../../shared/loadable.ts'
import { Screen } from '../../shared/Screen.tsx'
import { CrewMembers } from './CrewMembers.tsx'
import { CrewPositions } from './CrewPositions.tsx'
import type { Crew, Position } from '../crew.types.ts'
import type { NearChip } from '../crew-words.ts'
import { PersonRow } from '../PersonRow.tsx'
import { WhereRows } from './WhereRows.tsx'
import classes from '../crews.module.css'
import type { CrewCheck } from '../useChecks.ts'
import { later } from '../../../ui/lazily.tsx'

/** Few people lead: the page of everybody else does without. */
const LeadRows = later(async () => (await import('./LeadRows.tsx')).LeadRows)

export interface CrewContent {
  crew: Crew
  positions: readonly Position[]
  lead: {
    time: string
    until: string
    untilNote: string | undefined
    chip: NearChip | null
    zone: string | null
    date: string
    role: string
  }
  /** Visitors and clients read; they punch nothing and write to nobody. */
  reads: boolean
  /** Counts for whoever leads, and how far the crew's hours are. */
  leading: { figures: CrewFigures; begun: boolean; signedOff: boolean; checks: readonly CrewCheck[] } | null
  meId: string | null
  /** Whoever is on the crew or leads it photographs its work. */
  photos?: boolean
  /** May read what planning tells everybody. */
  info?: boolean
  /** Of the project's page, for whoever may read it. */
  projectHref?: string | null
}

interface CrewViewProps {
  state: Loadable<CrewContent>
  /** What is looked for among its people. */
  searching: Pick<ListAddress, 'search' | 'onSearch'>
  own?: ReactNode
  kiosks?: ReactNode
}

/**
 * A crew: when and where, what I do next, whom I ask, and who else is there. `own` is one's own day on it, `kiosks` the
 * tablets at its door, for whoever leads it.
 */
export function CrewView({ state, ...parts }: CrewViewProps) {
  const { t } = useWords()
  return (
    <Screen
      state={state}
      width="list"
      skeleton={
        <div className={classes['columns']}>
          <SkeletonTask label={t('app.loading')} />
          <SkeletonRows count={5} label={t('app.loading')} />
        </div>
      }
      absent={{ title: t('crews.noCrew'), text: t('crews.noCrewText') }}
    >
      {content => (
        <Page width="list">
          <CrewContentView content={content} {...parts} />
        </Page>
      )}
    </Screen>
  )
}

function CrewContentView({ content, searching, own, kiosks }: Omit<CrewViewProps, 'state'> & { content: CrewContent }) {
  const { t } = useWords()
  const { crew, lead, leading, reads } = content
  const { location, crewChief, contactOnSite } = crew
  useTitle(`${crew.name} · ${crew.project.name}`)
  return (
    <div className={classes['columns']}>
      <div className={classes['column']}>
        <CallLead
          time={lead.time}
          until={lead.until}
          untilNote={lead.untilNote}
          chip={lead.chip ? <StatusChip status={lead.chip.status}>{lead.chip.text}</StatusChip> : undefined}
          role={lead.role}
          venue={location.name}
          city={location.name.includes(location.city) ? undefined : location.city}
        />
        <div className={classes['about']}>
          <Fact icon={<IconCalendar aria-hidden="true" />}>{lead.date}</Fact>
          {lead.zone ? <Fact icon={<IconClock aria-hidden="true" />}>{lead.zone}</Fact> : null}
          <Fact icon={<IconHash aria-hidden="true" />}>
            {content.projectHref ? (
              <TextLink href={content.projectHref}>{`${crew.project.number} · ${crew.project.name}`}</TextLink>
            ) : (
              crew.project.number
            )}
          </Fact>
          {crew.projectManager ? (
            <Fact icon={<IconUser aria-hidden="true" />}>
              {t('crews.managedBy', { name: crew.projectManager.name })}
            </Fact>
          ) : null}
        </div>
        {own}
        {leading ? (
          <Suspense>
            <LeadRows crewId={crew.id} {...leading} />
          </Suspense>
        ) : null}
        {content.photos && !leading ? (
          <Rows>
            <Row
              wrap
              lead={<Tile icon={<IconCamera aria-hidden="true" />} />}
              title={t('crews.photos')}
              sub={t('crews.photosHint')}
              href={`/crews/${crew.id}/photos`}
            />
          </Rows>
        ) : null}
        <Section title={t('crews.where')}>
          <WhereRows crew={crew} />
        </Section>
        {content.info ? (
          <Rows>
            <Row
              wrap
              lead={<Tile icon={<IconInfoCircle aria-hidden="true" />} />}
              title={t('crews.info')}
              sub={t('crews.infoHint')}
              href="/crew-info"
            />
          </Rows>
        ) : null}
        {leading ? kiosks : null}
      </div>
      <div className={classes['column']}>
        {crewChief && crewChief.id !== content.meId ? (
          <Section title={t('crews.meet')}>
            <Rows>
              <PersonRow
                person={crewChief}
                sub={crew.meetingPoint ? t('crews.chiefAt', { place: crew.meetingPoint }) : t('crews.chief')}
                href={reads ? undefined : `/crews/${crew.id}/contact-crew-chief`}
              />
            </Rows>
          </Section>
        ) : null}
        {contactOnSite ? (
          <Section title={t('crews.contactOnSite')}>
            <Rows>
              <PersonRow
                person={contactOnSite}
                sub={contactOnSite.role}
                href={reads ? undefined : `/crews/${crew.id}/contact-contact-on-site`}
              />
            </Rows>
          </Section>
        ) : null}
        <CrewPositions positions={content.positions} />
        <CrewMembers
          crewId={crew.id}
          members={crew.members}
          linked={!reads}
          chiefId={crewChief?.id ?? null}
          {...searching}
        />
      </div>
    </div>
  )
}
