import { useWords } from '../../../i18n/words.ts'
import { Picture } from '../../../ui/Picture/Picture.tsx'
import { useProjectFile } from '../files/useProjectFile.ts'
import { PdfPages } from '../paper/PdfPages.tsx'
import type { Approval, Deciding } from './approvals.types.ts'
import { itemName } from './item-name.ts'
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
  const { item } = props
  const blob = useProjectFile(item.id, false)
  const picture =
    blob?.type === 'application/pdf' ? (
      <PdfPages named={item.id} blob={blob} />
    ) : (
      <Picture blob={blob} label={itemName(t, item)} />
    )
  return <PhotoCaseView {...props} picture={picture} />
}
