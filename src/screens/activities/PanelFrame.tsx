import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useWords } from '../../i18n/words.ts'
import { IconButton } from '../../ui/IconButton/IconButton.tsx'
import classes from './to-dos.module.css'

interface PanelFrameProps {
  title: ReactNode
  /** What kind of thing it is. */
  sub?: string | undefined
  lead?: ReactNode
  onClose: () => void
  /** What is to be done about it. */
  foot: ReactNode
  children: ReactNode
}

/** One to-do beside the list, over it on a phone. */
export function PanelFrame({ title, sub, lead, onClose, foot, children }: PanelFrameProps) {
  const { t } = useWords()
  return (
    <aside className={classes['panel']} aria-labelledby="to-do">
      <div className={classes['panelHead']}>
        {lead}
        <div className={classes['panelTitle']}>
          <h2 id="to-do">{title}</h2>
          {sub === undefined ? null : <p>{sub}</p>}
        </div>
        <IconButton label={t('app.close')} icon={<IconX aria-hidden="true" />} onClick={onClose} />
      </div>
      <div className={classes['panelBody']}>{children}</div>
      {foot ? <div className={classes['panelFoot']}>{foot}</div> : null}
    </aside>
  )
}
