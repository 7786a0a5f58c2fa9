import { Fragment } from 'react'
import { dateIn } from '../../../../domain/shift-display.ts'
import { useWords } from '../../../i18n/words.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { clockAt, dateWords, viewerZone } from '../words/shift-words.ts'
import { changeWords, doerWords, saidWords } from './change-words.ts'
import type { LogLine } from './log.types.ts'
import classes from './log.module.css'

interface LogListProps {
  lines: readonly LogLine[]
  /** Ms. */
  now: number
}

/** Lines that repeat what somebody wrote with it. */
const quoted: ReadonlySet<string> = new Set(['personCancelled', 'positionRequested', 'positionRequestDeclined'])

/** What was done, newest first: today with its time, before that with its day, each value as it was and as it is. */
export function LogList({ lines, now }: LogListProps) {
  const words = useWords()
  if (!lines.length) return <p className={classes['none']}>{words.t('log.none')}</p>
  const zone = viewerZone()
  const today = dateIn(zone, now)
  return (
    <ul className={classes['lines']} aria-label={words.t('log.title')}>
      {lines.map(line => {
        const day = dateIn(zone, Date.parse(line.createdAt))
        const who = doerWords(line)
        const told = line.told ? words.tn('log.told', line.told) : null
        const said = line.code !== null && quoted.has(line.code) && line.text ? `“${line.text}”` : null
        return (
          <li key={line.id} className={classes['line']}>
            <time className={classes['when']} dateTime={line.createdAt}>
              {day === today
                ? clockAt(line.createdAt, zone)
                : dateWords(words, day, { weekday: 'short', day: 'numeric', month: 'short' })}
            </time>
            <span className={classes['what']}>
              {saidWords(words, line)}
              {line.changes.map((change, at) => (
                <Fragment key={change.field}>
                  {at === 0 ? ': ' : ', '}
                  <Change {...changeWords(words, change, zone, now)} />
                </Fragment>
              ))}
              {[said, told].map(part => (part ? <Fragment key={part}>, {part}</Fragment> : null))}
              {who ? <span className={classes['who']}>, {who}</span> : null}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/** Read aloud it is a sentence: a line through a word is heard by nobody. */
function Change(change: { field: string; before: string; after: string }) {
  const { t } = useWords()
  return (
    <>
      <span aria-hidden="true">
        {change.field} <s className={classes['before']}>{change.before}</s>{' '}
        <b className={classes['after']}>{change.after}</b>
      </span>
      <VisuallyHidden>{t('log.became', { ...change })}</VisuallyHidden>
    </>
  )
}
