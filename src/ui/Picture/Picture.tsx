import { IconFileTypePdf } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { cx } from '../cx.ts'
import classes from './Picture.module.css'

interface PictureProps {
  /** null: not there yet. */
  blob: Blob | null
  label: string
  small?: boolean | undefined
}

/** A picture that lies on the device; a PDF is a sign for one. */
export function Picture({ blob, label, small = false }: PictureProps) {
  const shown = useRef<HTMLImageElement>(null)
  const drawn = blob?.type.startsWith('image/') === true
  useEffect(() => {
    if (!blob || !shown.current) return
    const url = URL.createObjectURL(blob)
    shown.current.src = url
    return () => URL.revokeObjectURL(url)
  }, [blob])
  const className = cx(classes['picture'], small && classes['small'])
  if (drawn) return <img ref={shown} className={className} alt={label} />
  return (
    <span className={className} role="img" aria-label={label}>
      {blob?.type === 'application/pdf' ? <IconFileTypePdf aria-hidden="true" /> : null}
    </span>
  )
}
