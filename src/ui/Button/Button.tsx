import type { AriaAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { cx } from '../cx.ts'
import classes from './Button.module.css'

interface ButtonProps extends AriaAttributes {
  variant?: 'main' | 'tonal' | 'line' | 'quiet' | 'danger' | undefined
  size?: 'normal' | 'call' | 'punch' | 'small' | undefined
  icon?: ReactNode
  /** A sign behind the words, as of where it leads. */
  after?: ReactNode
  busy?: boolean | undefined
  /** Not yet allowed: looks disabled, yet keeps focus and clicks, so that a tap can show what is missing. */
  locked?: boolean | undefined
  full?: boolean | undefined
  type?: 'button' | 'submit' | 'reset' | undefined
  disabled?: boolean | undefined
  onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined
  href?: string | undefined
  id?: string | undefined
  form?: string | undefined
  ref?: Ref<HTMLButtonElement> | undefined
  children: ReactNode
}

export function Button(props: ButtonProps) {
  const {
    variant = 'line',
    size = 'normal',
    icon,
    after,
    busy = false,
    locked = false,
    full = false,
    type = 'button',
    disabled = false,
  } = props
  const {
    onClick,
    href,
    id,
    form,
    ref,
    children,
    variant: _v,
    size: _s,
    icon: _i,
    after: _a,
    busy: _b,
    locked: _l,
    full: _f,
    type: _t,
    disabled: _d,
    ...aria
  } = props
  const className = cx(
    classes['button'],
    classes[variant],
    classes[size],
    full && classes['full'],
    busy && classes['busy'],
    (locked || disabled) && classes['off'],
  )
  const inner = (
    <span className={classes['inner']}>
      {busy || icon ? (
        <span className={classes['icon']}>{busy ? <span className={classes['spin']} /> : icon}</span>
      ) : null}
      <span className={classes['label']}>{children}</span>
      {after ? <span className={classes['icon']}>{after}</span> : null}
    </span>
  )
  if (href !== undefined && !disabled)
    return (
      <a {...aria} id={id} href={href} className={className} onClick={onClick}>
        {inner}
      </a>
    )
  return (
    <button
      {...aria}
      ref={ref}
      id={id}
      form={form}
      type={type}
      className={className}
      disabled={disabled}
      aria-busy={busy || undefined}
      aria-disabled={busy || locked || undefined}
      onClick={event => {
        if (busy) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {inner}
    </button>
  )
}
