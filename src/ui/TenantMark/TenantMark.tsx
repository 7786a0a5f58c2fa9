import { useState } from 'react'
import { cx } from '../cx.ts'
import classes from './TenantMark.module.css'

interface TenantMarkProps {
  /** Announced; left out where the name stands beside the mark. */
  name?: string | undefined
  /** Name of a drawn one, or the address of the agency's own picture. */
  mark?: string | undefined
  size?: 's' | 'm' | 'l' | undefined
}

/** What an agency is known by; where its picture does not come, as without network, the drawn one. */
export function TenantMark({ name, mark = 'bars', size = 's' }: TenantMarkProps) {
  const [missing, setMissing] = useState<string | null>(null)
  const className = cx(classes['mark'], classes[size])
  if (/^(?:\/|data:|blob:)/.test(mark) && missing !== mark)
    return (
      <img className={cx(className, classes['picture'])} src={mark} alt={name ?? ''} onError={() => setMissing(mark)} />
    )
  return (
    <svg
      className={className}
      viewBox="0 0 40 40"
      {...(name === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      {mark === 'crane' ? (
        <>
          <path d="M9 31h22M14 31V9h17M14 15l6-6M26 9v9" />
          <path d="M23 18h6v5h-6z" className={classes['solid']} />
        </>
      ) : (
        <path d="M8 31V17M16 31V9M24 31V13M32 31V21" />
      )}
    </svg>
  )
}
