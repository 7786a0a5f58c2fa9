import { IconUsers } from '@tabler/icons-react'
import { useWords } from '../../i18n/words.ts'
import { CallCard } from '../../ui/CallCard/CallCard.tsx'
import { Chip } from '../../ui/Chip/Chip.tsx'
import { Note } from '../../ui/Note/Note.tsx'
import { StatusChip } from '../../ui/StatusChip/StatusChip.tsx'
import { JobActions, answersTo } from '../shared/job/JobActions.tsx'
import type { JobCommands } from '../shared/job/commanded.ts'
import { type Vacancy, aboutVacancy } from '../shared/job/vacancy.ts'
import { RestNotes } from '../shared/job/RestNotes.tsx'
import { cityWords, dayWords, endNote, functionWords, nearDay } from '../shared/words/shift-words.ts'
import classes from './jobs.module.css'

interface VacancyCardProps {
  vacancy: Vacancy
  /** How far it is from where the person is. */
  away?: string | undefined
  now: number
  commands: JobCommands
}

/** One position to apply for. */
export function VacancyCard({ vacancy, away, now, commands }: VacancyCardProps) {
  const words = useWords()
  const { t, tn } = words
  const about = aboutVacancy(vacancy)
  const status = commands.statusOf(about.position, about.status)
  const applied = status === 'applied'
  const told = [vacancy.task, vacancy.commentCrew].filter(line => line !== null && line !== '')
  return (
    <CallCard
      href={applied && vacancy.jobId !== null ? `/jobs/${vacancy.jobId}` : undefined}
      date={dayWords(words, vacancy.startDate, now)}
      dateNote={nearDay(words, about, now)}
      chip={
        applied ? (
          <StatusChip status="applied">{t('shell.status.applied')}</StatusChip>
        ) : (
          <Chip icon={<IconUsers aria-hidden="true" />}>{tn('jobs.places', vacancy.places)}</Chip>
        )
      }
      time={vacancy.startTime}
      until={vacancy.endTime}
      untilNote={endNote(about)}
      role={functionWords(words, vacancy.function)}
      venue={vacancy.location.name}
      city={[cityWords(words, vacancy.location.city, about), away].filter(part => part !== undefined).join(' · ')}
      note={
        told.length > 0 || vacancy.collides || vacancy.blocked || vacancy.warnings.length > 0 ? (
          <div className={classes['notes']}>
            {told.length > 0 ? <p className={classes['told']}>{told.join(' · ')}</p> : null}
            {vacancy.collides ? <Note tone="wait">{t('jobs.collides')}</Note> : null}
            {vacancy.blocked ? <Note tone="wait">{t('jobs.blocked')}</Note> : null}
            <RestNotes warnings={vacancy.warnings} />
          </div>
        ) : null
      }
      actions={<JobActions about={about} answers={answersTo(about, status, now, true)} commands={commands} />}
    />
  )
}
