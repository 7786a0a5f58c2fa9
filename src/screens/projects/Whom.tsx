import { IconMail, IconPhone } from '@tabler/icons-react'
import { useWords } from '../../i18n/words.ts'
import { Face } from '../../ui/Face/Face.tsx'
import { IconButton } from '../../ui/IconButton/IconButton.tsx'
import { Row, Rows } from '../../ui/Rows/Rows.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import { telHref } from '../shared/hrefs.ts'
import type { Project, Shift } from './project.types.ts'

/** The chief of the shift, who manages the project, and whom it is for. */
export function Whom({ project, shift }: { project: Project; shift: Shift | undefined }) {
  const { t } = useWords()
  const { projectManager: manager, contact, number } = project
  const chief = shift?.crewChief
  if (!chief && !manager && !contact) return null
  return (
    <Section title={t('projects.whom')}>
      <Rows>
        {shift && chief ? (
          <Row
            wrap
            lead={<Face name={chief.name} src={chief.pictureUrl ?? undefined} />}
            title={chief.name}
            sub={shift.meetingPoint ? t('projects.chiefAt', { place: shift.meetingPoint }) : t('projects.chief')}
            href={`/crews/${shift.id}/contact-crew-chief`}
            chevron={!chief.phone}
            end={<CallEnd name={chief.name} phone={chief.phone} />}
          />
        ) : null}
        {manager ? (
          <Row
            wrap
            lead={<Face name={manager.name} src={manager.pictureUrl ?? undefined} />}
            title={manager.name}
            sub={t('projects.manager')}
            href={`/projects/${encodeURIComponent(number)}/contact-project-manager`}
            chevron={!manager.phone}
            end={<CallEnd name={manager.name} phone={manager.phone} />}
          />
        ) : null}
        {contact ? (
          <Row
            wrap
            lead={<Face name={contact.name} />}
            title={contact.name}
            sub={`${contact.role} · ${project.company.name}`}
            end={
              <>
                <CallEnd name={contact.name} phone={contact.phone} />
                {contact.email ? (
                  <IconButton
                    tonal
                    href={`mailto:${contact.email}`}
                    label={t('app.mail', { name: contact.name })}
                    icon={<IconMail aria-hidden="true" />}
                  />
                ) : null}
              </>
            }
          />
        ) : null}
      </Rows>
    </Section>
  )
}

function CallEnd({ name, phone }: { name: string; phone: string | null }) {
  const { t } = useWords()
  return phone ? (
    <IconButton tonal href={telHref(phone)} label={t('app.call', { name })} icon={<IconPhone aria-hidden="true" />} />
  ) : null
}
