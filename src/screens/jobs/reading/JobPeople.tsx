import { IconClipboardText, IconListCheck, IconMapPin, IconPhone, IconUsersGroup } from '@tabler/icons-react'
import type { StatusOrNone } from '../../../../domain/projectCrewItems/position-status.ts'
import { useWords } from '../../../i18n/words.ts'
import { Face } from '../../../ui/Face/Face.tsx'
import { IconButton } from '../../../ui/IconButton/IconButton.tsx'
import { Row, Rows, Tile } from '../../../ui/Rows/Rows.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { telHref } from '../../shared/hrefs.ts'
import type { JobDetail, Person } from '../job.types.ts'

/** Whoever is invited or on the crew may see it; applicants and those who left may not. */
const onCrew: readonly StatusOrNone[] = ['invited', 'confirmed', 'checkedIn', 'checkedOut', 'signedOff']

function PersonLine({ person, role, href }: { person: Person; role: string; href?: string }) {
  const { t } = useWords()
  return (
    <Row
      href={href}
      chevron={false}
      lead={<Face name={person.name} src={person.pictureUrl ?? undefined} />}
      title={person.name}
      sub={role}
      end={
        person.phone === null ? null : (
          <IconButton
            tonal
            label={t('app.call', { name: person.name })}
            href={telHref(person.phone)}
            icon={<IconPhone aria-hidden="true" />}
          />
        )
      }
    />
  )
}

/** Whom to ask: the chief on site, the manager behind it. */
export function JobPeople({ job }: { job: JobDetail }) {
  const { t } = useWords()
  const chief = job.isCrewChief ? null : job.crewChief
  if (!chief && !job.projectManager) return null
  return (
    <Section title={t('jobs.job.people')}>
      <Rows label={t('jobs.job.people')}>
        {chief ? (
          <PersonLine
            person={chief}
            role={t('jobs.job.chief')}
            {...(onCrew.includes(job.status) ? { href: `/crews/${job.projectCrew.id}/contact-crew-chief` } : {})}
          />
        ) : null}
        {job.projectManager ? (
          <PersonLine
            person={job.projectManager}
            role={t('jobs.job.manager')}
            href={`/jobs/${job.id}/contact-project-manager`}
          />
        ) : null}
      </Rows>
    </Section>
  )
}

/** Where a job leads: its crew, its place, and for a chief the list of people. */
export function JobGoOn({ job, status }: { job: JobDetail; status: StatusOrNone }) {
  const { t } = useWords()
  return (
    <Section title={t('jobs.job.goOn')}>
      <Rows label={t('jobs.job.goOn')}>
        {job.isCrewChief ? (
          <Row
            href={`/crews/${job.projectCrew.id}/crew-chief-job`}
            lead={<Tile icon={<IconListCheck aria-hidden="true" />} />}
            title={t('jobs.job.crewList')}
            sub={t('jobs.job.crewListHint')}
          />
        ) : null}
        {job.isCrewChief ? (
          <Row
            href={`/jobs/${job.id}/crew-chief-documents`}
            lead={<Tile icon={<IconClipboardText aria-hidden="true" />} />}
            title={t('jobs.job.documents')}
            sub={t('jobs.job.documentsHint')}
          />
        ) : null}
        {onCrew.includes(status) ? (
          <Row
            href={`/crews/${job.projectCrew.id}`}
            lead={<Tile icon={<IconUsersGroup aria-hidden="true" />} />}
            title={t('jobs.job.crew')}
            sub={t('jobs.job.crewHint')}
          />
        ) : null}
        <Row
          href={`/locations/${job.location.id}`}
          lead={<Tile icon={<IconMapPin aria-hidden="true" />} />}
          title={t('jobs.job.place')}
          sub={job.location.name}
        />
      </Rows>
    </Section>
  )
}
