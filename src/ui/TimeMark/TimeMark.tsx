import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import classes from './TimeMark.module.css'

export const timeLooks = [
  'confirmed',
  'changed',
  'past',
  'doubleBooking',
  'invited',
  'applied',
  'cancelled',
  'absence',
  'proposed',
] as const
export type TimeLook = (typeof timeLooks)[number]

/** A time in the calendar's grammar: solid is certain, dashed open, struck gone. Decoration beside words that say the same. */
export function TimeMark({ look, children }: { look: TimeLook; children: ReactNode }) {
  return <b className={cx(classes['mark'], classes[look])}>{children}</b>
}
