import { IconChevronLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { cx } from '../../../ui/cx.ts'
import { KioskHead } from '../KioskHead.tsx'
import type { Head } from '../kiosk.types.ts'
import classes from '../kiosk.module.css'

interface OverFrameProps {
  head: Head
  narrow: boolean
  /** Names the way back. */
  back: string
  onBack: () => void
  children: ReactNode
}

/** Whatever stands over the faces: its head leads back to them. */
export function OverFrame({ head, narrow, back, onBack, children }: OverFrameProps) {
  return (
    <main className={cx(classes['kiosk'], classes['over'])}>
      <KioskHead
        head={head}
        narrow={narrow}
        start={
          <button type="button" className={classes['button']} onClick={onBack}>
            <IconChevronLeft aria-hidden="true" />
            {back}
          </button>
        }
      />
      {children}
    </main>
  )
}
