import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconX } from '@tabler/icons-react'
import type { Icon } from '@tabler/icons-react'
import { cx } from '../cx.ts'
import classes from './ToastRegion.module.css'

export interface Toast {
  id: string
  type: 'error' | 'success' | 'info' | 'warning'
  message: string
  actionLabel?: string | undefined
  /** Left until it goes by itself, shown beside the action. */
  seconds?: number | undefined
}

interface ToastRegionProps {
  label: string
  toasts: readonly Toast[]
  onClick: (id: string) => void
  onAction: (id: string) => void
  onPause: () => void
  onResume: () => void
  closeLabel: string
}

const glyphs: Record<Toast['type'], Icon> = {
  error: IconAlertCircle,
  success: IconCircleCheck,
  info: IconInfoCircle,
  warning: IconAlertTriangle,
}

/** Always mounted, because a live region must stand before its words. Errors interrupt, the others wait their turn. */
export function ToastRegion({ label, toasts, onClick, onAction, onPause, onResume, closeLabel }: ToastRegionProps) {
  const draw = (toast: Toast) => {
    const Glyph = glyphs[toast.type]
    return (
      <div
        key={toast.id}
        className={cx(classes['toast'], classes[toast.type])}
        onClick={() => {
          onClick(toast.id)
        }}
      >
        <Glyph className={classes['disc']} aria-hidden="true" />
        <p className={classes['words']}>{toast.message}</p>
        {toast.actionLabel === undefined ? null : (
          <button
            type="button"
            className={classes['action']}
            onClick={event => {
              event.stopPropagation()
              onAction(toast.id)
            }}
          >
            <b>{toast.actionLabel}</b>
            {toast.seconds ? <span aria-hidden="true">{toast.seconds} s</span> : null}
          </button>
        )}
        <button
          type="button"
          className={classes['close']}
          aria-label={closeLabel}
          onClick={event => {
            event.stopPropagation()
            onClick(toast.id)
          }}
        >
          <IconX aria-hidden="true" />
        </button>
      </div>
    )
  }
  return (
    <section
      className={classes['region']}
      data-toasts=""
      aria-label={label}
      onMouseEnter={onPause}
      onMouseLeave={onResume}
      onFocus={onPause}
      onBlur={onResume}
    >
      <div className={classes['stack']} role="alert" aria-atomic="false">
        {toasts.filter(toast => toast.type === 'error').map(draw)}
      </div>
      <div className={classes['stack']} role="status" aria-atomic="false">
        {toasts.filter(toast => toast.type !== 'error').map(draw)}
      </div>
    </section>
  )
}
