import { IconDatabaseImport, IconDownload } from '@tabler/icons-react'
import { rowsToTake, unfitRows } from '../../../domain/imports/taking.ts'
import { useWords } from '../../i18n/words.ts'
import { mayTakeNow } from '../../machines/import/import.machine.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Check } from '../../ui/Check/Check.tsx'
import { Note } from '../../ui/Note/Note.tsx'
import type { ImportViewProps } from './ImportView.tsx'
import classes from './imports.module.css'

/** One answer for all rows of a kind, and the one button that writes. */
export function TakingPart({ context, send, onReport }: Pick<ImportViewProps, 'context' | 'send' | 'onReport'>) {
  const { t, tn, locale } = useWords()
  const { table, kind, leaveOut, takeChanges } = context
  if (!table?.fates) return null
  const { fates } = table
  const unfit = unfitRows(fates)
  const count = rowsToTake(fates, context)
  const isNothing = fates.new + fates.changes === 0
  return (
    <section aria-label={t('imports.nothingYet')} className={classes['taking']}>
      <div className={classes['ticks']}>
        {unfit > 0 && !isNothing ? (
          <Check
            label={tn('imports.leaveUnfit', unfit, { good: count.toLocaleString(locale) })}
            checked={leaveOut}
            onChange={to => send({ type: 'ANSWERED', answers: { leaveOut: to } })}
          />
        ) : null}
        {fates.changes > 0 ? (
          <Check
            label={tn(`imports.kinds.${kind}.takeChanges`, fates.changes)}
            checked={takeChanges}
            onChange={to => send({ type: 'ANSWERED', answers: { takeChanges: to } })}
          />
        ) : null}
        {unfit === 0 && isNothing ? <Note tone="good">{t('imports.nothing')}</Note> : null}
      </div>
      <div className={classes['acts']}>
        <Button onClick={() => send({ type: 'LEFT' })}>{t('imports.another')}</Button>
        <Button icon={<IconDownload aria-hidden="true" />} onClick={onReport}>
          {t('imports.report')}
        </Button>
        <Button
          variant="main"
          icon={<IconDatabaseImport aria-hidden="true" />}
          disabled={!mayTakeNow(context)}
          onClick={() => send({ type: 'TAKEN' })}
        >
          {tn('imports.take', count)}
        </Button>
      </div>
    </section>
  )
}
