import type { ReactNode } from 'react'
import { useWords } from '../../../i18n/words.ts'
import { Row, Rows } from '../../../ui/Rows/Rows.tsx'
import { momentWords } from '../words/moment-words.ts'
import { viewerZone } from '../words/shift-words.ts'
import { whenWords } from '../words/when-words.ts'
import type { Approval, Deciding } from './approvals.types.ts'
import { CaseFrame } from './CaseFrame.tsx'
import { itemName } from './item-name.ts'
import classes from './approvals.module.css'

interface PhotoCaseViewProps {
  item: Approval
  /** null: it is decided. */
  deciding: Deciding | null
  now: number
  picture: ReactNode
}

/** The photo as large as there is room, and of which work it is. */
export function PhotoCaseView({ item, deciding, now, picture }: PhotoCaseViewProps) {
  const words = useWords()
  const { t } = words
  const { project, crew } = item
  return (
    <CaseFrame
      {...{ item, deciding, now }}
      title={itemName(t, item)}
      onApprove={() => deciding?.onDecide({ outcome: 'approved', corrected: null })}
      aside={
        project ? (
          <Rows label={t('approvals.work')}>
            <Row
              wrap
              href={`/projects/${project.number}/documents`}
              title={project.name}
              sub={crew ? `${crew.name}, ${momentWords(words, crew.starts, crew.timeZone)}` : project.number}
            />
          </Rows>
        ) : null
      }
    >
      <figure className={classes['photo']}>
        <figcaption className={classes['soft']}>
          {t('approvals.sentAt', { at: whenWords(words, item.since, viewerZone(), now) })}
        </figcaption>
        {picture}
      </figure>
    </CaseFrame>
  )
}
