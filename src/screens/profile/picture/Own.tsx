import type { ReactNode } from 'react'
import { Face } from '../../../ui/Face/Face.tsx'
import classes from './picture.module.css'

interface OwnProps {
  name: string
  /** Address of the picture others see. */
  seen: string | undefined
  /** What else is known of them, below the name. */
  lines: ReactNode
  /** What lies on the face. */
  on?: ReactNode
}

/** A face, whose it is, and what is known of them. */
export function Own({ name, seen, lines, on }: OwnProps) {
  return (
    <div className={classes['own']}>
      <div className={classes['face']}>
        <Face name={name} src={seen} size="xl" />
        {on}
      </div>
      <div className={classes['who']}>
        <h2>{name}</h2>
        {lines}
      </div>
    </div>
  )
}
