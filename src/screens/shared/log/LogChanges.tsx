import { Fragment } from 'react'
import { useWords } from '../../../i18n/words.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { changeWords } from './change-words.ts'
import type { Told } from './log.types.ts'
import classes from './log.module.css'

interface LogChangesProps {
  changes: Told['changes']
  zone: string
  /** Ms. */
  now: number
}

/** Each value as it was and as it is. Read aloud it is a sentence: a line through a word is heard by nobody. */
export function LogChanges({ changes, zone, now }: LogChangesProps) {
  const words = useWords()
  return changes.map((change, at) => {
    const { field, before, after } = changeWords(words, change, zone, now)
    return (
      <Fragment key={change.field}>
        {at === 0 ? '' : ', '}
        <span aria-hidden="true">
          {field} <s className={classes['before']}>{before}</s> <b className={classes['after']}>{after}</b>
        </span>
        <VisuallyHidden>{words.t('log.became', { field, before, after })}</VisuallyHidden>
      </Fragment>
    )
  })
}
