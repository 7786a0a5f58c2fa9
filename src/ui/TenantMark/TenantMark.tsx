import { cx } from '../cx.ts'
import classes from './TenantMark.module.css'

interface TenantMarkProps {
  /** Announced; left out where the name stands beside the mark. */
  name?: string | undefined
  /** The tenant's own picture; without it a drawn glyph. */
  logo?: string | undefined
  size?: 's' | 'm' | 'l' | undefined
  glyph?: 'bars' | 'crane' | undefined
}

export function TenantMark({ name, logo, size = 's', glyph = 'bars' }: TenantMarkProps) {
  const className = cx(classes['mark'], classes[size])
  if (logo !== undefined) return <img className={cx(className, classes['logo'])} src={logo} alt={name ?? ''} />
  return (
    <svg
      className={className}
      viewBox="0 0 40 40"
      {...(name === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      {glyph === 'crane' ? (
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
