import type { AriaAttributes, ReactNode, Ref } from 'react'
import { cx } from '../cx.ts'
import classes from './IconButton.module.css'

interface IconButtonProps extends Pick<
  AriaAttributes,
  'aria-expanded' | 'aria-haspopup' | 'aria-controls' | 'aria-pressed'
> {
  /** The whole name; when there is a badge it says what the number means. */
  label: string
  icon: ReactNode
  onClick?: (() => void) | undefined
  href?: string | undefined
  tonal?: boolean | undefined
  badge?: number | undefined
  disabled?: boolean | undefined
  ref?: Ref<HTMLButtonElement> | undefined
}

export function IconButton({ label, icon, onClick, href, tonal, badge, disabled, ref, ...aria }: IconButtonProps) {
  const className = cx(classes['button'], tonal && classes['tonal'])
  const content = (
    <>
      {icon}
      {badge ? <span className={classes['badge']} data-badge={badge > 99 ? '99+' : badge} aria-hidden="true" /> : null}
    </>
  )
  if (href !== undefined)
    return (
      <a className={className} href={href} aria-label={label} onClick={onClick}>
        {content}
      </a>
    )
  return (
    <button
      {...aria}
      ref={ref}
      type="button"
      className={className}
      aria-label={label}
      onClick={onClick}
      disabled={disabled}
    >
      {content}
    </button>
  )
}
