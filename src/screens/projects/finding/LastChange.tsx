import { useLateWords } from '../../../i18n/late-words.ts'
import type { Group } from '../../../i18n/translate.ts'
import { TwoLines } from '../../../ui/DeskTable/DeskTable.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { doerWords, lineWords } from '../../shared/log/change-words.ts'
import { viewerZone } from '../../shared/words/shift-words.ts'
import { whenWords } from '../../shared/words/when-words.ts'
import type { ListedProject } from './list.types.ts'
import classes from './projects.module.css'

const groups: readonly Group[] = ['app', 'shell', 'log']

/** What was done last to a project, with a dot while it is news to whoever reads. */
export function LastChange({ change, now }: { change: ListedProject['lastChange']; now: number }) {
  const words = useLateWords(groups)
  if (!change || !words) return null
  const zone = viewerZone()
  const who = doerWords(change)
  const when = whenWords(words, change.createdAt, zone, now)
  return (
    <span className={classes['change']}>
      <span className={classes['dot']} data-unseen={change.unseen || undefined}>
        {change.unseen ? <VisuallyHidden>{words.t('log.unseen')}: </VisuallyHidden> : null}
      </span>
      <TwoLines title={lineWords(words, change, zone, now)} sub={who ? `${when}, ${who}` : when} />
    </span>
  )
}
