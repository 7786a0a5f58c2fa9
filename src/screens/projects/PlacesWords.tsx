import { IconCheck } from '@tabler/icons-react'
import { useWords } from '../../i18n/words.ts'
import { missingOf } from '../shared/missing-places.ts'
import type { Places } from './project.types.ts'
import classes from './project.module.css'

/** What a bar shows, in words. `open`: only what is not filled. */
export function PlacesWords({ places, open }: { places: Places; open?: boolean }) {
  const { t, tn } = useWords()
  const missing = missingOf(places)
  const full = places.amount > 0 && places.filled >= places.amount
  return (
    <>
      {open ? null : <span>{tn('projects.filled', places.filled)}</span>}
      {places.requested > 0 ? (
        <span className={classes['asked']}>{tn('projects.requested', places.requested)}</span>
      ) : null}
      {missing > 0 ? <span className={classes['lacking']}>{tn('shell.toFill', missing)}</span> : null}
      {full ? (
        <span className={classes['full']}>
          <IconCheck aria-hidden="true" />
          {t('projects.full')}
        </span>
      ) : null}
    </>
  )
}
