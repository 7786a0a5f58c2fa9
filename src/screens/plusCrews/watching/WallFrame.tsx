import { IconX } from '@tabler/icons-react'
import { type ReactNode, useLayoutEffect } from 'react'
import { useSession } from '../../../access/session.ts'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { cx } from '../../../ui/cx.ts'
import type { Age } from './age-words.ts'
import classes from './wall.module.css'

export interface Presenting {
  isPointerShown: boolean
  /** Where the picture stands, 0 to 7. */
  shift: number
  /** The screen may go dark by itself. */
  mayDim: boolean
  exit: () => void
}

interface WallFrameProps extends Presenting {
  age: Age['is'] | null
  /** Said at the foot, such as that a link has ended. */
  note?: ReactNode
  children: ReactNode
}

/** The whole window without bars: dark unless light was chosen, no pointer, and a way out as soon as a hand is there. */
export function WallFrame({ age, isPointerShown, shift, mayDim, exit, note, children }: WallFrameProps) {
  const { t } = useWords()
  const { colorScheme } = useSession()
  useLayoutEffect(() => {
    if (colorScheme === 'light') return
    const { dataset } = document.documentElement
    dataset['mantineColorScheme'] = 'dark'
    return () => {
      if (colorScheme === 'auto') delete dataset['mantineColorScheme']
    }
  }, [colorScheme])
  return (
    <div className={cx(classes['wall'], !isPointerShown && classes['still'], age && classes[age])}>
      <main id="main" tabIndex={-1} data-width="wide" data-shift={shift} className={classes['picture']}>
        {children}
      </main>
      {note ? <p className={classes['note']}>{note}</p> : null}
      <div className={classes['exit']} inert={!isPointerShown}>
        {mayDim ? <p role="status">{t('plusCrews.awakeRefused')}</p> : null}
        <Button icon={<IconX aria-hidden="true" />} onClick={exit}>
          {t('plusCrews.exit')}
        </Button>
      </div>
    </div>
  )
}
