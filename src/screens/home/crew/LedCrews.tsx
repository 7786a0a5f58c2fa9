import { useWords } from '../../../i18n/words.ts'
import { CallTime } from '../../../ui/CallTime/CallTime.tsx'
import { PlacesBar } from '../../../ui/PlacesBar/PlacesBar.tsx'
import { Row, Rows } from '../../../ui/Rows/Rows.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import type { Job } from '../../shared/job/commanded.ts'
import { dayWords } from '../../shared/words/shift-words.ts'
import { openPlaces } from './queue.ts'
import classes from '../home.module.css'

/** Crews somebody leads, each with its places. */
export function LedCrews({ jobs }: { jobs: readonly Job[] }) {
  const words = useWords()
  const { t, tn } = words
  return (
    <Section title={t('home.leading')}>
      <Rows label={t('home.leading')}>
        {jobs.map(job => {
          const { crewPlaces: places } = job
          const open = openPlaces(job)
          return (
            <Row
              key={job.id}
              wrap
              href={`/crews/${job.projectCrew.id}/crew-chief-job`}
              lead={<CallTime size="row">{job.startTime}</CallTime>}
              title={`${job.project.name} · ${job.projectCrew.name}`}
              sub={
                <>
                  {dayWords(words, job.startDate)} · {job.location.name}
                  {places && places.amount > 0 ? (
                    <span className={classes['places']}>
                      <PlacesBar {...places} requested={0} full />
                      <span className={classes['filled']}>
                        {t('home.placesFilled', places)}
                        {open > 0 ? <b className={classes['missing']}>{tn('shell.toFill', open)}</b> : null}
                      </span>
                    </span>
                  ) : null}
                </>
              }
            />
          )
        })}
      </Rows>
    </Section>
  )
}
