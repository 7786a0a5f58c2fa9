import { IconBan, IconPlus, IconStar } from '@tabler/icons-react'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { SearchField } from '../../ui/SearchField/SearchField.tsx'
import { isFound } from '../../../domain/planningCalendar/grid-rows.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'
import type { Crew } from './membership.types.ts'
import classes from './membership.module.css'

interface CrewListProps {
  crews: readonly Crew[]
  chosen: string | null
  search: string
  onSearch: (typed: string) => void
  /** Null: whoever looks makes none. */
  onCreate: (() => void) | null
}

/** Crews to choose from, each with how many are favourites and how many are blocked. */
export function CrewList({ crews, chosen, search, onSearch, onCreate }: CrewListProps) {
  const { t, tn } = useWords()
  // Whoever looks at one after the other does not look for them anew.
  const query = search.trim() === '' ? '' : `?${new URLSearchParams({ q: search.trim() })}`
  const found = crews.filter(({ name, company }) => isFound(`${name} ${company?.name ?? ''}`, search))
  return (
    <nav className={classes['list']} aria-label={t('shell.nav.membershipCrews')}>
      <SearchField
        label={t('membershipCrews.search')}
        area={t('shell.nav.membershipCrews')}
        value={search}
        onChange={onSearch}
        clearLabel={t('membershipCrews.clear')}
        shortcut="/"
      />
      {found.length === 0 ? <p>{t('membershipCrews.noneFound')}</p> : null}
      <ul>
        {found.map(crew => (
          <li key={crew.id}>
            <a
              className={classes['one']}
              href={`/membership-crews/${crew.id}${query}`}
              aria-current={crew.id === chosen ? 'true' : undefined}
            >
              <b>{crew.name}</b>
              <span className={classes['liked']}>
                <IconStar aria-hidden="true" />
                <span aria-hidden="true">{crew.favourites}</span>
                <VisuallyHidden>{tn('membershipCrews.favourites', crew.favourites)}</VisuallyHidden>
              </span>
              {crew.blocked > 0 ? (
                <span className={classes['barred']}>
                  <IconBan aria-hidden="true" />
                  <span aria-hidden="true">{crew.blocked}</span>
                  <VisuallyHidden>{tn('membershipCrews.blockedCount', crew.blocked)}</VisuallyHidden>
                </span>
              ) : null}
            </a>
          </li>
        ))}
      </ul>
      {onCreate ? (
        <Button full icon={<IconPlus aria-hidden="true" />} onClick={onCreate}>
          {t('membershipCrews.create')}
        </Button>
      ) : null}
    </nav>
  )
}
