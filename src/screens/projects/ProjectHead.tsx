import { IconCalendar, IconClock, IconHash, IconMapPin, IconNote, IconUser } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useWords } from '../../i18n/words.ts'
import { Fact } from '../../ui/Fact/Fact.tsx'
import { PlacesBar } from '../../ui/PlacesBar/PlacesBar.tsx'
import { dayWords, zoneWords } from '../shared/words/shift-words.ts'
import { ProjectMark } from './logo/ProjectMark.tsx'
import { PlacesWords } from './PlacesWords.tsx'
import type { Project } from './project.types.ts'
import classes from './project.module.css'

interface ProjectHeadProps {
  project: Project
  now: number
  /** What can be done with the project as a whole. */
  actions?: ReactNode
  /** For whoever may give it another logo. */
  onLogo?: (() => void) | undefined
}

/** Which project, for whom, when and where, and how many places are taken. */
export function ProjectHead({ project, now, actions, onLogo }: ProjectHeadProps) {
  const words = useWords()
  const { t } = words
  const { location, places, projectManager: manager, beginDate, endDate } = project
  const zone = zoneWords(words, location.timeZone, now)
  const day = (date: string) => dayWords(words, date, now)
  const where = location.name.includes(location.city) ? location.name : `${location.name}, ${location.city}`
  return (
    <header className={classes['head']}>
      <div className={classes['who']}>
        <ProjectMark project={project} onChange={onLogo} />
        <p className={classes['company']}>{project.company.name}</p>
        {actions ? (
          <div className={classes['actions']} data-no-print="">
            {actions}
          </div>
        ) : null}
      </div>
      {places.amount > 0 ? (
        <div className={classes['total']}>
          <p className={classes['figures']}>
            <b className={classes['sum']}>{t('projects.places', { filled: places.filled, amount: places.amount })}</b>
            <PlacesWords places={places} open />
          </p>
          <PlacesBar {...places} full />
        </div>
      ) : null}
      <div className={classes['facts']}>
        <Fact icon={<IconCalendar aria-hidden="true" />}>
          {beginDate === endDate ? day(beginDate) : `${day(beginDate)} – ${day(endDate)}`}
        </Fact>
        <Fact icon={<IconMapPin aria-hidden="true" />}>
          <a className={classes['plain']} href={`/locations/${location.id}`}>
            {where}
          </a>
        </Fact>
        {zone ? <Fact icon={<IconClock aria-hidden="true" />}>{zone}</Fact> : null}
        <Fact icon={<IconHash aria-hidden="true" />}>
          {project.reference ? `${project.number} · ${project.reference}` : project.number}
        </Fact>
        {manager ? <Fact icon={<IconUser aria-hidden="true" />}>{manager.name}</Fact> : null}
        {project.comment ? (
          <Fact icon={<IconNote aria-hidden="true" />}>
            {t('projects.comment')}: {project.comment}
          </Fact>
        ) : null}
      </div>
    </header>
  )
}
