import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Note } from '../../ui/Note/Note.tsx'
import { ProgressBar } from '../../ui/ProgressBar/ProgressBar.tsx'
import { SkeletonRows } from '../../ui/Skeleton/Skeleton.tsx'
import type { ImportViewProps } from './ImportView.tsx'
import classes from './imports.module.css'

/** What is done with the table at the moment, and how far it is; it may be left. */
export function Working({ state, context, send }: Pick<ImportViewProps, 'state' | 'context' | 'send'>) {
  const { t, locale } = useWords()
  const { table, file, lost } = context
  const figure = (amount: number) => amount.toLocaleString(locale)
  const what =
    state === 'sending' && file
      ? t('imports.sending', { name: file.name })
      : !table
        ? t('imports.reading')
        : state === 'taking' || table.state === 'taking'
          ? t('imports.taking', { name: table.fileName })
          : t('imports.checking', { name: table.fileName })
  const progress = table && t('imports.progress', { done: figure(table.done), rows: figure(table.rows) })
  return (
    <div className={classes['card']}>
      <p role="status" className={classes['what']}>
        {what}
      </p>
      {table && progress ? (
        <>
          <ProgressBar share={table.rows > 0 ? table.done / table.rows : 0} due={null} label={progress} />
          <p className={classes['soft']}>{progress}</p>
        </>
      ) : (
        <SkeletonRows count={3} label={t('app.loading')} />
      )}
      {lost ? <Note tone="wait">{t('imports.lost')}</Note> : null}
      {/* What is not read yet has no kind: the next table would be of another one. */}
      {state === 'following' && (table || lost) ? (
        <>
          <p className={classes['soft']}>{t('imports.canLeave')}</p>
          <div className={classes['acts']}>
            <Button onClick={() => send({ type: 'LEFT' })}>{t('imports.another')}</Button>
          </div>
        </>
      ) : null}
    </div>
  )
}
