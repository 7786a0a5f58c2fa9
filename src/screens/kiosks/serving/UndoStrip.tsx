import { IconAlertCircle, IconArrowBackUp } from '@tabler/icons-react'
import { useWords } from '../../../i18n/words.ts'
import { cx } from '../../../ui/cx.ts'
import { ModeIcon } from '../ModeIcon.tsx'
import type { Undoable } from '../kiosk.types.ts'
import shared from '../kiosk.module.css'
import classes from './over.module.css'

interface UndoStripProps extends Undoable {
  chief: string
  onUndo: () => void
}

/** Over the foot of the faces: who was just confirmed, and the way back where the confirmation had it. No touch goes through it. */
export function UndoStrip({ name, task, doing, chief, onUndo }: UndoStripProps) {
  const { t } = useWords()
  const said = doing === 'undone' || doing === 'failed' ? doing : null
  return (
    <div className={cx(classes['undoStrip'], shared['tinted'])} data-task={task} data-doing={doing} role="status">
      {said === null ? (
        <>
          <ModeIcon task={task} />
          <p>
            <b>{name}</b>
            <span>{t(`kioskOver.done.${task}`)}</span>
          </p>
        </>
      ) : (
        <>
          {said === 'undone' ? <IconArrowBackUp aria-hidden="true" /> : <IconAlertCircle aria-hidden="true" />}
          <p>
            <b>
              {said === 'undone'
                ? t(`kioskOver.done.undone.${task}`, { name })
                : t('kioskOver.done.undoFailed', { name: chief })}
            </b>
          </p>
        </>
      )}
      {doing === 'offered' ? (
        <button type="button" className={cx(classes['undo'], classes['docked'])} onClick={onUndo}>
          <IconArrowBackUp aria-hidden="true" />
          {t('kioskOver.done.undo')}
        </button>
      ) : null}
    </div>
  )
}
