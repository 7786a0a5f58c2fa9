import type { ReactNode } from 'react'
import { useWords } from '../../i18n/words.ts'
import { CallUntil } from '../../ui/CallTime/CallTime.tsx'
import { Facts } from '../../ui/Fact/Fact.tsx'
import { SidePanel } from '../../ui/SidePanel/SidePanel.tsx'
import { TextLink } from '../../ui/TextLink/TextLink.tsx'
import type { Vacancy } from '../shared/job/vacancy.ts'
import { cityWords, dayWords, endNote, functionWords, nearDay, roleWords } from '../shared/words/shift-words.ts'
import { VacancyReasons } from './VacancyReasons.tsx'
import { PlacesLeft } from './vacancy-cells.tsx'
import classes from './vacancies.module.css'

interface VacancyPanelProps {
  vacancy: Vacancy
  now: number
  onClose: () => void
  act: ReactNode
  /** Whether they are about whoever looks. */
  reasons: boolean
  week: ReactNode
}

/** One vacancy beside the list: all of its reasons, what is to be known, and the person's week with it. */
export function VacancyPanel({ vacancy, now, onClose, act, reasons, week }: VacancyPanelProps) {
  const words = useWords()
  const { t } = words
  const { location, project, catering, crewChief, commentCrew } = vacancy
  const near = nearDay(words, vacancy, now)
  const facts = [
    { term: t('jobs.job.where'), value: [location.name, location.entrance, cityWords(words, location.city, vacancy)] },
    { term: t('jobs.job.project'), value: [project.name, vacancy.projectCrew.name] },
    { term: t('jobs.job.break'), value: [t('jobs.job.breakMinutes', { count: vacancy.breakMinutes })] },
    { term: t('jobs.job.catering'), value: [catering && functionWords(words, catering)] },
    { term: t('jobs.job.chief'), value: [crewChief?.name] },
    { term: t('jobs.job.notes'), value: [commentCrew] },
  ].map(({ term, value }) => ({ term, value: value.filter(Boolean).join(', ') }))
  return (
    <SidePanel
      label={t('vacancies.panel.label')}
      title={roleWords(words, vacancy)}
      closeLabel={t('app.close')}
      onClose={onClose}
      about={vacancy.id}
      foot={
        <>
          <PlacesLeft words={words} vacancy={vacancy} />
          {act}
          {vacancy.applied && vacancy.jobId !== null ? (
            <TextLink href={`/jobs/${vacancy.jobId}`}>{t('vacancies.panel.toJob')}</TextLink>
          ) : null}
        </>
      }
    >
      <div>
        <p className={classes['hero']}>
          <b>{vacancy.startTime}</b>
          <CallUntil note={endNote(vacancy)}>–{vacancy.endTime}</CallUntil>
        </p>
        <p className={classes['soft']}>
          {dayWords(words, vacancy.startDate, now)}
          {near ? `, ${near}` : null}
        </p>
      </div>
      {reasons ? <VacancyReasons vacancy={vacancy} whole /> : null}
      <Facts items={facts.filter(({ value }) => value !== '')} />
      {week}
    </SidePanel>
  )
}
