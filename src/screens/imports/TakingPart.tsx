import { IconDatabaseImport, IconDownload } from '@tabler/icons-react'
import { mayTake, rowsToTake, unfitRows } from '../../../domain/imports/taking.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Check } from '../../ui/Check/Check.tsx'
import { Note } from '../../ui/Note/Note.tsx'
import type { ImportViewProps } from './ImportView.tsx'
import classes from './imports.module.css'

/** One answer for all rows of a kind, and the one button that writes. */
export function TakingPart({ context, send, onReport }: Pick<ImportViewProps, 'context' | 'send' | 'onReport'>) {
  const { t, tn } = useWords()
  const { table, leaveOut, takeChanges } = context
  if (!table?.fates) return null
  const { fates } = table
  const unfit = unfitRows(fates)
  const count = rowsToTake(fates, context)
  return (
    <div className={classes['card']}>
      <p>
        <b>{table.fileName}</b> <span className={classes['soft']}>{t('imports.nothingYet')}</span>
      </p>
      {unfit > 0 ? (
        <>
          {leaveOut ? null : <Note tone="bad">{tn('imports.unfit', unfit)}</Note>}
          <Check
            label={tn('imports.leaveUnfit', unfit)}
            checked={leaveOut}
            onChange={to => send({ type: 'ANSWERED', answers: { leaveOut: to } })}
          />
        </>
      ) : null}
      {fates.changes > 0 ? (
        <Check
          label={tn('imports.takeChanges', fates.changes)}
          checked={takeChanges}
          onChange={to => send({ type: 'ANSWERED', answers: { takeChanges: to } })}
        />
      ) : null}
      {fates.new + fates.changes === 0 ? <Note tone="good">{t('imports.nothing')}</Note> : null}
      <div className={classes['acts']}>
        <Button onClick={() => send({ type: 'LEFT' })}>{t('imports.another')}</Button>
        <Button onClick={() => send({ type: 'BACK' })}>{t('imports.back')}</Button>
        <Button icon={<IconDownload aria-hidden="true" />} onClick={onReport}>
          {t('imports.report')}
        </Button>
        <Button
          variant="main"
          icon={<IconDatabaseImport aria-hidden="true" />}
          disabled={!mayTake(fates, context)}
          onClick={() => send({ type: 'TAKEN' })}
        >
          {tn('imports.take', count)}
        </Button>
      </div>
    </div>
  )
}
