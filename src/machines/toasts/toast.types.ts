import type { ToastType } from '../../../domain/toasts.ts'

export interface ToastInput {
  type: ToastType
  message: string
  /** Which act of which thing it tells of: the next toast of the same takes its failure away. */
  about?: string
  /** Ms until it goes; absent: 3000; 0: it stays until clicked. */
  time?: number
  onClick?: () => void
  /** A button inside, such as undo; running it closes the toast. */
  action?: { label: string; run: () => void }
}

export type ToastEvent =
  | { type: 'CLICKED' }
  | { type: 'ACTED' }
  | { type: 'HOVERED' }
  | { type: 'LEFT' }
  | { type: 'FOCUSED' }
  | { type: 'BLURRED' }
