import { IconCheck } from '@tabler/icons-react'
import { useWords } from '../../i18n/words.ts'
import { cx } from '../../ui/cx.ts'
import { functionWords } from '../shared/words/shift-words.ts'
import type { Crew } from './crew.types.ts'
import classes from './crew.module.css'

interface CrewListProps {
  crews: readonly Crew[]
  chosen: string | null
  onChoose: (id: string) => void
}

/** What a crew fills: "Rigger, Climber", or for whom. */
export function useFills() {
  const words = useWords()
  return ({ functions, company, city }: Crew): string =>
    functions.length
      ? functions.map(one => functionWords(words, one).replaceAll('\u00AD', '')).join(', ')
      : (company?.name ?? (city === null ? words.t('plannerCrew.nothing') : words.t('plannerCrew.allIn', { city })))
}

/** One that says neither client, function nor town is kept for its people. */
const fillsAny = ({ functions, company, city }: Crew) => functions.length > 0 || company !== null || city !== null

/** Crews to choose from, each with how many people it has and what it still needs. */
export function CrewList({ crews, chosen, onChoose }: CrewListProps) {
  const { t, tn } = useWords()
  const fills = useFills()
  return (
    <nav className={classes['list']} aria-label={t('plannerCrew.crews')}>
      {crews.length === 0 ? <p>{t('plannerCrew.noneFound')}</p> : null}
      <ul>
        {crews.map(crew => (
          <li key={crew.id}>
            <button
              type="button"
              className={cx(classes['one'], crew.id === chosen && classes['chosen'])}
              aria-current={crew.id === chosen ? 'true' : undefined}
              onClick={() => onChoose(crew.id)}
            >
              <b>{crew.name}</b>
              <span>{fills(crew)}</span>
              <span>{tn('plannerCrew.people', crew.favourites)}</span>
              {crew.open > 0 ? (
                <span className={classes['missing']}>{tn('plannerCrew.missing', crew.open)}</span>
              ) : crew.requested > 0 ? (
                <span className={classes['asked']}>{tn('plannerCrew.requested', crew.requested)}</span>
              ) : fillsAny(crew) ? (
                <span className={classes['full']}>
                  <IconCheck aria-hidden="true" />
                  {t('plannerCrew.full')}
                </span>
              ) : null}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
