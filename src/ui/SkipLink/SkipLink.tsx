import type { ReactNode } from 'react'
import classes from './SkipLink.module.css'

export function SkipLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={classes['skip']} href={href}>
      {children}
    </a>
  )
}
