import { IconBuilding, IconUserStar, IconUsers, IconWorld } from '@tabler/icons-react'
import type { ItemFields } from '../../../../domain/projectPlans/drafts.ts'
import { cx } from '../../../ui/cx.ts'
import { commentFields } from './plan.types.ts'
import classes from './plan.module.css'

/** Who reads each comment: everybody, the agency, the crew, its chief. */
export const commentIcons = {
  commentExternal: IconWorld,
  commentInternal: IconBuilding,
  commentCrew: IconUsers,
  commentCrewChief: IconUserStar,
}

/** Four in fixed order; a dark one is there. They open the panel. */
export function CommentIcons({ shown, label, onClick }: { shown: ItemFields; label: string; onClick: () => void }) {
  return (
    <button type="button" className={classes['commentButton']} aria-label={label} onClick={onClick}>
      {commentFields.map(field => {
        const Icon = commentIcons[field]
        return <Icon key={field} aria-hidden="true" className={cx(shown[field] ? classes['there'] : classes['none'])} />
      })}
    </button>
  )
}
