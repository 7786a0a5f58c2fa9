import type { Words } from '../../i18n/words.ts'
import { CallUntil } from '../../ui/CallTime/CallTime.tsx'
import { DeskLink, TwoLines } from '../../ui/DeskTable/DeskTable.tsx'
import { PlacesBar } from '../../ui/PlacesBar/PlacesBar.tsx'
import type { Vacancy } from '../shared/job/vacancy.ts'
import { cityWords, dayWords, endNote, functionWords } from '../shared/words/shift-words.ts'
import type { Order } from './vacancies.types.ts'
import classes from './vacancies.module.css'

interface Told {
  vacancy: Vacancy
  order: Order
  href: string
  onOpen: () => void
  /** Ms. */
  now: number
}

/** When, what for, where, and how many places are left; the day stands above where it heads nothing. */
export function vacancyCells(words: Words, { vacancy, order, href, onOpen, now }: Told) {
  const { project, projectCrew, location, task } = vacancy
  const belongs = order === 'day' ? project.name : projectCrew.name
  return [
    <span key="time" className={classes['time']}>
      {order === 'project' ? <span className={classes['date']}>{dayWords(words, vacancy.startDate, now)}</span> : null}
      <span className={classes['hours']}>
        <b className={classes['call']}>{vacancy.startTime}</b>
        <CallUntil note={endNote(vacancy)}>–{vacancy.endTime}</CallUntil>
      </span>
    </span>,
    <TwoLines
      key="work"
      title={
        <DeskLink href={href} onOpen={onOpen}>
          {functionWords(words, vacancy.function)}
        </DeskLink>
      }
      sub={task ? `${belongs}, ${task}` : belongs}
    />,
    <TwoLines key="place" title={location.name} sub={cityWords(words, location.city, vacancy)} />,
    <PlacesLeft key="places" words={words} vacancy={vacancy} />,
  ]
}

/** Places left as word and bar. */
export function PlacesLeft({ words: { t, tn }, vacancy }: { words: Words; vacancy: Vacancy }) {
  const { places, amountOfRows: amount, filled, requested } = vacancy
  return (
    <span className={classes['left']}>
      <span>{places > 0 ? tn('jobs.places', places) : t('vacancies.full')}</span>
      <PlacesBar {...{ amount, filled, requested }} singly={6} />
    </span>
  )
}
