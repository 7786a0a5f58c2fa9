import { IconMessage2, IconPhone } from '@tabler/icons-react'
import { useWords } from '../../../i18n/words.ts'
import { Face } from '../../../ui/Face/Face.tsx'
import { IconButton } from '../../../ui/IconButton/IconButton.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { telHref } from '../../shared/hrefs.ts'
import { ReasonList } from '../../shared/job/ReasonList.tsx'
import { dateWords, dayWords } from '../../shared/words/shift-words.ts'
import { knownReasons } from './known-words.ts'
import type { Known } from './profiling.types.ts'
import classes from './profiling.module.css'

/** More days than this are told apart by their number, not by their weekday. */
const week = 7

interface PersonCardProps {
  known: Known
  /** Of the project, soonest first. */
  days: readonly string[]
  /** Leads to what the agency knows of them. */
  inside: boolean
}

/** Somebody who comes: by face, with two things worth knowing, their days, and the ways to them. */
export function PersonCard({ known, days, inside }: PersonCardProps) {
  const words = useWords()
  const { t } = words
  const { person } = known
  const crew = known.days[0]?.crew.id
  const contact = crew && `/crews/${crew}/contact-crew-member/${person.id}`
  return (
    <li className={classes['card']}>
      <div className={classes['who']}>
        <Face name={person.name} src={person.pictureUrl ?? undefined} />
        <div className={classes['known']}>
          <a className={classes['name']} href={inside ? `/crew-profile/${person.id}` : contact}>
            {person.name}
          </a>
          <ReasonList label={t('projectPeople.known', { name: person.name })} reasons={knownReasons(words, known)} />
        </div>
      </div>
      <div className={classes['when']}>
        <ul className={classes['days']} aria-label={t('projectPeople.days')}>
          {days.map(date => {
            const states = known.days.filter(day => day.date === date).map(({ state }) => state)
            const state = states.includes('confirmed') ? 'confirmed' : states.length > 0 ? 'requested' : 'none'
            return (
              <li key={date} className={classes['day']} data-state={state}>
                <span aria-hidden="true">
                  {dateWords(words, date, days.length > week ? { day: 'numeric' } : { weekday: 'short' })}
                </span>
                <VisuallyHidden>{t(`projectPeople.state.${state}`, { day: dayWords(words, date) })}</VisuallyHidden>
              </li>
            )
          })}
        </ul>
        {inside ? (
          <span className={classes['ways']}>
            {person.phone ? (
              <IconButton
                label={t('app.call', { name: person.name })}
                href={telHref(person.phone)}
                icon={<IconPhone aria-hidden="true" />}
              />
            ) : null}
            {contact ? (
              <IconButton
                label={t('projectPeople.contact', { name: person.name })}
                href={contact}
                icon={<IconMessage2 aria-hidden="true" />}
              />
            ) : null}
          </span>
        ) : null}
      </div>
    </li>
  )
}
