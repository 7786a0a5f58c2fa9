import type { CrewFigures } from '../../../domain/projectCrewItems/late.ts'
import { useWords } from '../../i18n/words.ts'
import { cx } from '../../ui/cx.ts'
import classes from './crew-counts.module.css'

interface CrewCountsProps {
  figures: CrewFigures
  /** What stood here before: while a list below stands still, a part that has come to nothing keeps its room. */
  before?: CrewFigures
}

/** "15 of 23 in", how many are late, and how many are still to come. */
export function CrewCounts({ figures, before = figures }: CrewCountsProps) {
  const { t, tn } = useWords()
  return (
    <p className={classes['counts']}>
      <b>{t('crews.list.summary', { in: figures.in, all: figures.all })}</b>
      {before.late ? (
        <span className={cx(classes['late'], figures.late === 0 && classes['none'])}>
          {tn('crews.list.late', figures.late || before.late)}
        </span>
      ) : null}
      {before.awaited ? (
        <span className={figures.awaited === 0 ? classes['none'] : undefined}>
          {tn('crewLead.waiting', figures.awaited || before.awaited)}
        </span>
      ) : null}
    </p>
  )
}
