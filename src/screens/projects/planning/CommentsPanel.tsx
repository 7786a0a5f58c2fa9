import { IconX } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import type { ItemDraft } from '../../../../domain/projectPlans/drafts.ts'
import { useWords } from '../../../i18n/words.ts'
import { IconButton } from '../../../ui/IconButton/IconButton.tsx'
import { TextArea } from '../../../ui/TextArea/TextArea.tsx'
import { fields } from '../../../client/fields.gen.ts'
import { functionWords } from '../../shared/shift-words.ts'
import { commentIcons } from './CommentIcons.tsx'
import { type Row, commentFields } from './plan.types.ts'
import classes from './plan.module.css'

interface CommentsPanelProps {
  row: Row
  crew: string
  disabled: boolean
  onChange: (change: ItemDraft) => void
  onClose: () => void
  /** What was changed on it before. */
  history: ReactNode
}

/** What is said about a position, and who reads each: written with everything else, by the one button. */
export function CommentsPanel({ row, crew, disabled, onChange, onClose, history }: CommentsPanelProps) {
  const words = useWords()
  const { t } = words
  const title = useRef<HTMLHeadingElement>(null)
  // On a phone it lies over the table: whoever opens it is in it.
  useEffect(() => title.current?.focus(), [row.item.id])
  return (
    <aside className={classes['panel']} aria-label={t('projectPlan.comments')}>
      <div className={classes['panelHead']}>
        <h2 ref={title} tabIndex={-1} className={classes['panelTitle']}>
          {functionWords(words, row.item.function)}, {crew}
        </h2>
        <IconButton label={t('app.close')} icon={<IconX aria-hidden="true" />} onClick={onClose} />
      </div>
      {commentFields.map(field => {
        const Icon = commentIcons[field]
        return (
          <div key={field} className={classes['comment']}>
            <Icon aria-hidden="true" />
            <TextArea
              label={t(`projectPlan.comment.${field}`)}
              hint={t(`projectPlan.readBy.${field}`)}
              rows={2}
              maxLength={fields['ProjectCrewItemChange.commentCrew'].maxLength}
              value={row.shown[field] ?? ''}
              disabled={disabled}
              onChange={text => onChange({ [field]: text === '' ? null : text })}
            />
          </div>
        )
      })}
      {history}
    </aside>
  )
}
