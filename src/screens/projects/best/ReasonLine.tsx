import { IconAlertTriangle, IconBan, IconCheck } from '@tabler/icons-react'
import { cx } from '../../../ui/cx.ts'
import type { Reason } from './reasons.ts'
import classes from './best.module.css'

const glyphs = { good: IconCheck, wait: IconAlertTriangle, bad: IconBan }

/** A tick, a triangle or a barred circle, and in words what it stands for. */
export function ReasonLine({ tone, text }: Reason) {
  const Glyph = tone === 'plain' ? null : glyphs[tone]
  return (
    <span className={cx(classes['reason'], classes[tone])}>
      {Glyph ? <Glyph aria-hidden="true" /> : null}
      <span>{text}</span>
    </span>
  )
}
