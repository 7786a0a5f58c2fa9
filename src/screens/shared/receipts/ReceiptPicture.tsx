import { Picture } from '../../../ui/Picture/Picture.tsx'
import { useReceiptFile } from './useReceiptFile.ts'

interface ReceiptPictureProps {
  id: string
  small: boolean
  label: string
}

/** A picture of a slip. */
export function ReceiptPicture({ id, small, label }: ReceiptPictureProps) {
  return <Picture blob={useReceiptFile(id, small)} label={label} small={small} />
}
