import { useWords } from '../../i18n/words.ts'
import { Note } from '../../ui/Note/Note.tsx'
import { ChangeNote } from '../shared/job/ChangeNote.tsx'
import type { Collision, Job } from '../shared/job/commanded.ts'
import { RestNotes } from '../shared/job/RestNotes.tsx'
import { dayWords, functionWords, hoursWords } from '../shared/words/shift-words.ts'

/** Stands where the other job is named, so that it can be set in bold whatever the order of the words. */
const mark = '\u0001'

/** "Overlaps with Rigger, Kampnagel, 12:00 – 20:00. You said yes to both." */
function Overlap({ job, collision, now }: { job: Job; collision: Collision; now: number }) {
  const words = useWords()
  const { t } = words
  const otherDay = collision.startDate === job.startDate ? '' : `${dayWords(words, collision.startDate, now)} `
  const sentence = t('jobs.overlaps', { job: mark, time: otherDay + hoursWords(collision) })
  const [before = '', after = ''] = sentence.split(mark)
  return (
    <>
      {before}
      <b>
        {functionWords(words, collision.function)}, {collision.venue}
      </b>
      {after}
      {job.status === 'confirmed' ? ` ${t('jobs.saidYes')}` : null}
    </>
  )
}

/** What to know about a job before it is worked: who else has it, and that it is no longer what was agreed. */
export function JobNotes({ job, now }: { job: Job; now: number }) {
  return (
    <>
      {job.collisions.map(collision => (
        <Note key={collision.id} tone="wait">
          <Overlap job={job} collision={collision} now={now} />
        </Note>
      ))}
      <RestNotes warnings={job.warnings} />
      {job.change ? <ChangeNote change={job.change} /> : null}
    </>
  )
}

export const hasNotes = (job: Job): boolean =>
  job.collisions.length > 0 || job.warnings.length > 0 || job.change !== null
