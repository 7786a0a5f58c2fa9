import type { ReactNode } from 'react'
import classes from './TextLink.module.css'

interface TextLinkProps {
  href?: string | undefined
  onClick?: (() => void) | undefined
  icon?: ReactNode
  children: ReactNode
}

/** A word that leads on, with the target of a thumb and the height of its line. */
export function TextLink({ href, onClick, icon, children }: TextLinkProps) {
  if (href !== undefined)
    return (
      <a className={classes['link']} href={href} onClick={onClick}>
        {icon}
        {children}
      </a>
    )
  return (
    <button type="button" className={classes['link']} onClick={onClick}>
      {icon}
      {children}
    </button>
  )
}
