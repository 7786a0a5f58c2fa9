import { useState } from 'react'
import { cx } from '../cx.ts'
import { initialsOf } from './initials.ts'
import classes from './Face.module.css'

interface FaceProps {
  name: string
  src?: string | undefined
  size?: 's' | 'm' | 'l' | 'xl' | undefined
  /** Says the name; leave out where the name stands beside the face. */
  announced?: boolean | undefined
}

export function Face({ name, src, size = 'm', announced }: FaceProps) {
  const [broken, setBroken] = useState<string>()
  const className = cx(classes['face'], classes[size])
  if (src !== undefined && src !== broken)
    return (
      <img
        className={className}
        src={src}
        alt={announced ? name : ''}
        decoding="async"
        onError={() => {
          setBroken(src)
        }}
      />
    )
  return (
    // Letters in an attribute are seen and not read: beside a name, or in a button that has one, they would be noise.
    <span
      className={className}
      data-initials={initialsOf(name)}
      {...(announced ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
    />
  )
}
