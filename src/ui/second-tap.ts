import type { MouseEvent as Click } from 'react'

/** Ms within which two taps are one double tap. */
const doubleTap = 500

/** Whether it is the second tap of a double tap: it belongs to what stood there at the first, not to what stands now. */
export const isSecondTap = ({ detail }: Pick<Click | MouseEvent, 'detail'>): boolean => detail > 1

/** The second tap belongs to what has just closed under it, not to what lies below. */
export function swallowSecondTap(): void {
  const swallow = (event: MouseEvent) => {
    if (!isSecondTap(event)) return
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('click', swallow, true)
  setTimeout(() => window.removeEventListener('click', swallow, true), doubleTap)
}
