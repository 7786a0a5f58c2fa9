import { CallTime } from '../../../ui/CallTime/CallTime.tsx'
import { Row, Rows } from '../../../ui/Rows/Rows.tsx'
import { useWords } from '../../../i18n/words.ts'
import type { Job } from '../../shared/job/commanded.ts'
import { dayWords, functionWords } from '../../shared/words/shift-words.ts'

interface JobRowsProps {
  label: string
  jobs: readonly Job[]
  hrefOf: (job: Job) => string
}

/** Jobs in one line each, time first. */
export function JobRows({ label, jobs, hrefOf }: JobRowsProps) {
  const words = useWords()
  return (
    <Rows label={label}>
      {jobs.map(job => (
        <Row
          key={job.id}
          href={hrefOf(job)}
          lead={<CallTime size="row">{job.startTime}</CallTime>}
          title={functionWords(words, job.projectCrewItem.function)}
          sub={`${dayWords(words, job.startDate)} · ${job.location.name}`}
        />
      ))}
    </Rows>
  )
}
