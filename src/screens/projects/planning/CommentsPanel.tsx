import type { ReactNode } from 'react'
import type { ItemDraft } from '../../../../domain/projectPlans/drafts.ts'
import { fields } from '../../../client/fields.gen.ts'
import { useWords } from '../../../i18n/words.ts'
import { SidePanel } from '../../../ui/SidePanel/SidePanel.tsx'
import { TextArea } from '../../../ui/TextArea/TextArea.tsx'
import { functionWords } from '../../shared/words/shift-words.ts'
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
  return (
    <SidePanel
      label={t('projectPlan.comments')}
      title={`${functionWords(words, row.item.function)}, ${crew}`}
      closeLabel={t('app.close')}
      onClose={onClose}
      about={row.item.id}
    >
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
    </SidePanel>
  )
}
