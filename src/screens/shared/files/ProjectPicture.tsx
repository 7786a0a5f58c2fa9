import { Picture } from '../../../ui/Picture/Picture.tsx'
import { useProjectFile } from './useProjectFile.ts'

/** A file of a project as the server keeps it. */
export function ProjectPicture({ id, small, label }: { id: string; small: boolean; label: string }) {
  return <Picture blob={useProjectFile(id, small)} label={label} />
}
