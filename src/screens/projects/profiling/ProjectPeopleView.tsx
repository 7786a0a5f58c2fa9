import { IconEye, IconLink } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { asClientSees } from '../../../../domain/projectPeople/known.ts'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Dialog } from '../../../ui/Dialog/Dialog.tsx'
import { FilterSelect } from '../../../ui/FilterSelect/FilterSelect.tsx'
import { PlacesBar } from '../../../ui/PlacesBar/PlacesBar.tsx'
import { Segments } from '../../../ui/Segments/Segments.tsx'
import { StatePanel } from '../../../ui/StatePanel/StatePanel.tsx'
import { dateWords, functionWords } from '../../shared/words/shift-words.ts'
import { PlacesWords } from '../PlacesWords.tsx'
import type { Position, Project } from '../project.types.ts'
import { functionGroups, positionsForClient, shiftDays } from './groups.ts'
import { LackingCards } from './LackingCards.tsx'
import { PersonCard } from './PersonCard.tsx'
import type { Known } from './profiling.types.ts'
import classes from './profiling.module.css'

/** As many days stand beside each other; more are chosen from a list. */
const beside = 5

interface ProjectPeopleViewProps {
  project: Pick<Project, 'name' | 'company'>
  positions: readonly Position[]
  people: readonly Known[]
  now: number
  /** Of planning and the office, who can look at it as the client does. */
  inside: boolean
  hrefToFind?: ((positionId: string) => string) | undefined
  /** YYYY-MM-DD; empty: all of them. */
  day: string
  onDay: (day: string) => void
  asClient: boolean
  onAsClient: (asClient: boolean) => void
  /** Ways to see the project. */
  views?: ReactNode
  /** For whoever hands the visitors' link on. */
  link?: ReactNode
}

/** Who comes, function by function; what is missing stands hollow among them. */
export function ProjectPeopleView(props: ProjectPeopleViewProps) {
  const { project, now, inside, hrefToFind, day, onDay, onAsClient, views, link } = props
  const words = useWords()
  const { t } = words
  const asClient = inside && props.asClient
  const [linked, setLinked] = useState(false)
  const days = shiftDays(props.positions)
  const chosen = days.includes(day) ? day : ''
  const positions = asClient ? positionsForClient(props.positions) : props.positions
  const people = asClient ? props.people.flatMap(one => asClientSees(one) ?? []) : props.people
  const groups = functionGroups(positions, people, { day: chosen || null, now })
  const items = days.map(value => ({
    value,
    label: dateWords(
      words,
      value,
      days.length > beside ? { weekday: 'short', day: 'numeric', month: 'short' } : { weekday: 'short' },
    ),
  }))
  return (
    <>
      <div className={classes['tools']} data-no-print="">
        {views}
        <div className={classes['narrowing']}>
          {inside ? (
            <Button aria-pressed={asClient} icon={<IconEye aria-hidden="true" />} onClick={() => onAsClient(!asClient)}>
              {t('projectPeople.asClient')}
            </Button>
          ) : null}
          {days.length > beside ? (
            <FilterSelect
              label={t('projectPeople.allDays')}
              anyLabel={t('projectPeople.allDays')}
              value={chosen}
              onChange={onDay}
              items={items}
            />
          ) : days.length > 1 ? (
            <Segments
              label={t('projectPeople.days')}
              value={chosen}
              onChange={onDay}
              items={[{ value: '', label: t('projectPeople.allDays') }, ...items]}
            />
          ) : null}
          {link ? (
            <Button icon={<IconLink aria-hidden="true" />} onClick={() => setLinked(true)}>
              {t('projects.link.title')}
            </Button>
          ) : null}
        </div>
      </div>
      <p role="status" className={classes['seen']}>
        {asClient ? t('projectPeople.clientSees', { company: project.company.name }) : null}
      </p>
      {groups.length === 0 ? (
        <StatePanel kind="empty" title={t('projects.noPositions')}>
          {t('projectPeople.noneText')}
        </StatePanel>
      ) : null}
      {groups.map(group => {
        const name = functionWords(words, group.function)
        const { filled, amount } = group.places
        return (
          <section key={group.function.id} aria-label={name} className={classes['group']}>
            <header className={classes['head']}>
              <h2 className={classes['function']}>{name}</h2>
              <span>{t('projectPeople.ofPlaces', { filled, amount })}</span>
              <span className={classes['bar']}>
                <PlacesBar {...group.places} full />
              </span>
              <PlacesWords places={group.places} open />
            </header>
            <ul className={classes['cards']}>
              {group.people.map(known => (
                <PersonCard key={known.person.id} known={known} days={days} inside={inside && !asClient} />
              ))}
              <LackingCards lacking={group.lacking} hrefToFind={asClient ? undefined : hrefToFind} />
            </ul>
          </section>
        )
      })}
      <Dialog opened={linked} onClose={() => setLinked(false)} title={project.name} closeLabel={t('app.close')}>
        {link}
      </Dialog>
    </>
  )
}
