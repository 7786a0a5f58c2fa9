import { IconCheck } from '@tabler/icons-react'
import { dateIn } from '../../../../domain/shift-display.ts'
import type { Words } from '../../../i18n/words.ts'
import { Chip } from '../../../ui/Chip/Chip.tsx'
import { ClientMark } from '../../../ui/ClientMark/ClientMark.tsx'
import { DeskLink, TwoLines } from '../../../ui/DeskTable/DeskTable.tsx'
import { Face } from '../../../ui/Face/Face.tsx'
import { PlacesBar } from '../../../ui/PlacesBar/PlacesBar.tsx'
import type { HeadedGroup } from '../../shared/list/TableScreen.tsx'
import { clockAt, dateWords, dayWords } from '../../shared/words/shift-words.ts'
import { missingOf } from '../../shared/missing-places.ts'
import type { ListedProject, Overview } from './list.types.ts'
import classes from './projects.module.css'

interface Told {
  project: ListedProject
  /** How many of its people are late now. */
  late: number
  /** Ms. */
  now: number
}

/** One row: when, what for whom, where, how many places are taken, and who manages it. */
export function projectCells(words: Words, { project, late, now }: Told) {
  const { name, company, clientMark, location, projectManager } = project
  return [
    <TwoLines
      key="dates"
      title={<Days words={words} project={project} now={now} />}
      sub={<Next {...{ words, project, late, now }} />}
    />,
    <span key="project" className={classes['project']}>
      <ClientMark mark={clientMark} company={company.name} />
      <TwoLines
        title={<DeskLink href={`/projects/${encodeURIComponent(project.number)}`}>{name}</DeskLink>}
        sub={
          <>
            {company.name}, {project.number} <State words={words} project={project} />
          </>
        }
      />
    </span>,
    <TwoLines key="place" title={location.name} sub={location.city} />,
    <Filled key="filled" words={words} project={project} />,
    projectManager ? (
      <span key="manager" className={classes['manager']}>
        <Face name={projectManager.name} src={projectManager.pictureUrl ?? undefined} size="s" />
        <TwoLines title={projectManager.name} />
      </span>
    ) : null,
  ]
}

/** "Wed 27 – Sat 30 May", the first day bold; with the year where it is not this one. */
function Days({ words, project: { beginDate, endDate }, now }: { words: Words } & Omit<Told, 'late'>) {
  if (beginDate === endDate) return <b>{dayWords(words, beginDate, now)}</b>
  const begin =
    beginDate.slice(0, 7) === endDate.slice(0, 7)
      ? dateWords(words, beginDate, { weekday: 'short', day: 'numeric' })
      : dayWords(words, beginDate)
  return (
    <>
      <b>{begin}</b> – {dayWords(words, endDate, now)}
    </>
  )
}

/** What is on or comes next, and who is late for it. */
function Next({ words, project: { nextCrew, beginDate }, late, now }: { words: Words } & Told) {
  const { t, tn } = words
  const lateNote = late > 0 ? <b className={classes['need']}>{tn('projectList.late', late)}</b> : null
  if (!nextCrew) return lateNote
  const { starts, timeZone, name: crew } = nextCrew
  const [at, day, today] = [Date.parse(starts), dateIn(timeZone, Date.parse(starts)), dateIn(timeZone, now)]
  const clock = clockAt(starts, timeZone)
  const time = day === today || at <= now ? clock : `${dayWords(words, day)} ${clock}`
  return (
    <>
      {at <= now
        ? t('projectList.nowAt', { time, crew })
        : day === beginDate && day !== today
          ? t('projectList.firstAt', { time: clock })
          : t('projectList.nextAt', { time, crew })}{' '}
      {lateNote}
    </>
  )
}

/** Only what is not as usual: taken on and open. */
function State({ words: { t }, project: { status, closed } }: { words: Words; project: ListedProject }) {
  const state = closed ? 'closed' : status === 'confirmed' ? null : status
  return state ? <Chip tone={state === 'closed' ? 'plain' : 'wait'}>{t(`projectList.status.${state}`)}</Chip> : null
}

function Filled({ words: { t, tn }, project: { places } }: { words: Words; project: ListedProject }) {
  const { amount, filled, requested } = places
  const missing = missingOf(places)
  if (amount === 0) return <span className={classes['soft']}>{t('projectList.noPlaces')}</span>
  return (
    <span className={classes['filled']}>
      <PlacesBar {...places} full />
      <span className={classes['counts']}>
        <span>{t('projectList.ofPlaces', { filled, amount })}</span>
        {filled >= amount ? (
          <span className={classes['good']}>
            <IconCheck aria-hidden="true" />
            {t('projectList.full')}
          </span>
        ) : (
          <span className={classes['open']}>
            {requested > 0 ? <span className={classes['wait']}>{tn('projectList.asked', requested)}</span> : null}{' '}
            {missing > 0 ? <span className={classes['need']}>{tn('projectList.lacks', missing)}</span> : null}
          </span>
        )}
      </span>
    </span>
  )
}

const known = ['running', 'thisWeek', 'nextWeek'] as const

/** Headings of the list, and the column that leads to them. `late`: how many people are late now. */
export function groupsOf(words: Words, groups: Overview['groups'], late: number, now: number): HeadedGroup[] {
  const { t, tn } = words
  const thisYear = dateIn('UTC', now).slice(0, 4)
  let yearAbove: string | undefined
  return groups.map(({ group, total, missing }) => {
    const week = known.find(one => one === group)
    const notes = [
      tn('projectList.count', total),
      ...(group === 'running' && late > 0 ? [tn('projectList.late', late)] : []),
      ...(missing ? [tn('projectList.lacks', missing)] : []),
    ]
    const day = `${group}-01`
    const year = week ? undefined : group.slice(0, 4)
    const above = year !== undefined && year !== yearAbove ? year : undefined
    if (year !== undefined) yearAbove = year
    return {
      key: group,
      total,
      title: week
        ? t(`projectList.group.${week}`)
        : dateWords(words, day, { month: 'long', ...(year === thisYear ? {} : { year: 'numeric' }) }),
      sub: notes.join(', '),
      jump: {
        above,
        label:
          week === 'running'
            ? t('projectList.now')
            : week
              ? t(`projectList.group.${week}`)
              : dateWords(words, day, { month: 'short' }),
      },
    }
  })
}
