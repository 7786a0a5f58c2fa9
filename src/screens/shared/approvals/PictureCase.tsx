import { useProfilePicture } from '../uploads/useProfilePicture.ts'
import type { Approval, Deciding } from './approvals.types.ts'
import { PictureCaseView } from './PictureCaseView.tsx'

interface PictureCaseProps {
  item: Approval
  /** null: it is decided. */
  deciding: Deciding | null
  now: number
}

/** A face somebody sent of themselves. */
export function PictureCase(props: PictureCaseProps) {
  return <PictureCaseView {...props} blob={useProfilePicture(props.item.id)} />
}
