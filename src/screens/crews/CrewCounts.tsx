import type { CrewFigures } from '../../../domain/late.ts'
import { useWords } from '../../i18n/words.ts'
import classes from './crew-counts.module.css'

/** "15 of 23 in", how many are late, and how many are still to come. */
export function CrewCounts({ figures }: { figures: CrewFigures }) {
  const { t, tn } = useWords()
  return (
    <p className={classes['counts']}>
      <b>{t('crews.list.summary', { in: figures.in, all: figures.all })}</b>
      {figures.late ? <span className={classes['late']}>{tn('crews.list.late', figures.late)}</span> : null}
      {figures.awaited ? <span>{tn('crews.list.waiting', figures.awaited)}</span> : null}
    </p>
  )
}
