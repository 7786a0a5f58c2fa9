import { useWords } from '../../../i18n/words.ts'
import { ProjectPicture } from '../files/ProjectPicture.tsx'
import type { Approval, Deciding } from './approvals.types.ts'
import { PhotoCaseView } from './PhotoCaseView.tsx'

interface PhotoCaseProps {
  item: Approval
  /** null: it is decided. */
  deciding: Deciding | null
  now: number
}

/** A photo of the work, or another file of a project, that the client sees once it is approved. */
export function PhotoCase(props: PhotoCaseProps) {
  const { t } = useWords()
  const label = props.item.name ?? t('approvals.photo')
  return <PhotoCaseView {...props} picture={<ProjectPicture id={props.item.id} small={false} label={label} />} />
}
