import { fits } from '../../../domain/jobs/fit.ts'
import { useWords } from '../../i18n/words.ts'
import { StatusChip } from '../../ui/StatusChip/StatusChip.tsx'
import { JobActions, answersTo } from '../shared/job/JobActions.tsx'
import type { JobCommands } from '../shared/job/commanded.ts'
import { type Vacancy, aboutVacancy } from '../shared/job/vacancy.ts'
import classes from './vacancies.module.css'

interface VacancyActProps {
  vacancy: Vacancy
  now: number
  commands: JobCommands
  /** The one thing to do on its screen. */
  main?: boolean
}

/** Apply, or what was applied for and its way back; where something is in the way it is not what is proposed. */
export function VacancyAct({ vacancy, now, commands, main }: VacancyActProps) {
  const { t } = useWords()
  const about = aboutVacancy(vacancy)
  const status = commands.statusOf(about.position, about.status)
  return (
    <div className={classes['act']}>
      {status === 'applied' ? <StatusChip status="applied">{t('shell.status.applied')}</StatusChip> : null}
      <JobActions
        about={about}
        answers={answersTo(about, status, now, true)}
        commands={commands}
        main={main}
        anyway={!fits(vacancy.fitReasons)}
      />
    </div>
  )
}
