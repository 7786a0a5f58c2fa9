import { useWords } from '../../../i18n/words.ts'
import { Picture } from '../../../ui/Picture/Picture.tsx'
import { PdfPages } from '../paper/PdfPages.tsx'
import { useUploadFile } from './useUploadFile.ts'

interface FilePictureProps {
  uploadId: string
  /** Which of its files, counted from 1. */
  n: number
  small: boolean
}

/** A file as the server keeps it; of a PDF its pages. */
export function FilePicture({ uploadId, n, small }: FilePictureProps) {
  const { t } = useWords()
  const blob = useUploadFile(uploadId, n)
  if (!small && blob?.type === 'application/pdf') return <PdfPages named={`${uploadId} ${n}`} blob={blob} />
  const label = n === 1 ? t('uploads.front') : n === 2 ? t('uploads.back') : t('uploads.page', { n })
  return <Picture blob={blob} label={label} small={small} />
}
