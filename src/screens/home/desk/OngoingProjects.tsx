import { useWords } from '../../../i18n/words.ts'
import { ClientMark } from '../../../ui/ClientMark/ClientMark.tsx'
import { PlacesBar } from '../../../ui/PlacesBar/PlacesBar.tsx'
import { Row, Rows } from '../../../ui/Rows/Rows.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { TextLink } from '../../../ui/TextLink/TextLink.tsx'
import { ShowAll } from '../../../ui/ShowAll/ShowAll.tsx'
import { missingOf } from '../../shared/missing-places.ts'
import { dayWords } from '../../shared/words/shift-words.ts'
import type { OngoingProject } from '../home.types.ts'
import { useFirst } from '../../shared/list/useFirst.ts'
import classes from '../home.module.css'

interface OngoingProjectsProps {
  projects: readonly OngoingProject[]
  /** As the server counts them. */
  total: number
  /** Whether it was answered: then none is none. */
  known: boolean
}

/** What is on and what comes next, the most missing first, then the soonest. */
export function OngoingProjects({ projects, total, known }: OngoingProjectsProps) {
  const words = useWords()
  const { t, tn } = words
  const { shown, showAll } = useFirst(projects.toSorted((a, b) => missingOf(b.places) - missingOf(a.places)))
  if (!known) return null
  return (
    <Section
      title={t('home.ongoingProjects')}
      end={<TextLink href="/projects">{t('home.allProjects', { count: total })}</TextLink>}
    >
      {projects.length === 0 ? <p className={classes['soft']}>{t('home.noProjects')}</p> : null}
      <Rows label={t('home.ongoingProjects')}>
        {shown.map(project => {
          const { id, number, name, company, clientMark, beginDate, endDate, location, places } = project
          const missing = missingOf(places)
          const [begin, end] = [dayWords(words, beginDate), dayWords(words, endDate)]
          const days = beginDate === endDate ? begin : `${begin} – ${end}`
          const filled = t('home.placesFilled', { filled: places.filled, amount: places.amount })
          return (
            <Row
              key={id}
              wrap
              href={`/projects/${number}`}
              lead={<ClientMark mark={clientMark} company={company.name} />}
              title={name}
              sub={
                <>
                  {days} · {location.name}, {location.city}
                  {places.amount > 0 ? (
                    <span className={classes['places']}>
                      <PlacesBar {...places} full />
                      <span className={classes['filled']}>
                        {filled}
                        {missing > 0 ? <b className={classes['missing']}>{tn('shell.toFill', missing)}</b> : null}
                      </span>
                    </span>
                  ) : null}
                </>
              }
            />
          )
        })}
      </Rows>
      <ShowAll onShow={showAll} label={t('home.showAll', { count: projects.length })} />
    </Section>
  )
}
