import { Picture } from '../../../ui/Picture/Picture.tsx'
import { PdfPages } from '../paper/PdfPages.tsx'
import { useProjectFile } from './useProjectFile.ts'

/** A file of a project as the server keeps it; of a PDF its pages. */
export function ProjectPicture({ id, small, label }: { id: string; small: boolean; label: string }) {
  const blob = useProjectFile(id, small)
  if (!small && blob?.type === 'application/pdf') return <PdfPages named={id} blob={blob} />
  return <Picture blob={blob} label={label} />
}
