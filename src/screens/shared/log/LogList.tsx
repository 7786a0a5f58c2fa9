import { Fragment } from 'react'
import { dateIn } from '../../../../domain/shift-display.ts'
import { useWords } from '../../../i18n/words.ts'
import { clockAt, dateWords, viewerZone } from '../words/shift-words.ts'
import { LogChanges } from './LogChanges.tsx'
import { doerWords, saidWords } from './change-words.ts'
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
              {line.changes.length > 0 ? ': ' : ''}
              <LogChanges changes={line.changes} zone={zone} now={now} />
              {[said, told].map(part => (part ? <Fragment key={part}>, {part}</Fragment> : null))}
              {who ? <span className={classes['who']}>, {who}</span> : null}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
