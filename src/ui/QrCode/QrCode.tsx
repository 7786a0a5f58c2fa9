import { encode } from 'uqr'
import classes from './QrCode.module.css'

interface QrCodeProps {
  /** What a camera reads. */
  value: string
  /** What it is, for whoever does not see it. */
  label: string
}

/** To be scanned by a camera: dark on light in either scheme, with the margin that cameras need. */
export function QrCode({ value, label }: QrCodeProps) {
  const { data, size } = encode(value, { border: 4 })
  const dark = data.flatMap((row, y) => row.flatMap((is, x) => (is ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg className={classes['code']} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={dark.join('')} />
    </svg>
  )
}
