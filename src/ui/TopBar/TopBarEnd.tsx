import { IconBell, IconSearch } from '@tabler/icons-react'
import { Face } from '../Face/Face.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import classes from './TopBarEnd.module.css'

interface TopBarEndProps {
  /** What can be found from anywhere; `hint` says of what kind, at a desk. */
  search?: { label: string; hint: string; onClick: () => void } | undefined
  /** Where what waits for the person is; the label says how much it is. */
  waiting?: { label: string; href: string; count: number } | undefined
  /** Who is logged in, and where that is looked after. */
  self?: { name: string; label: string; href: string } | undefined
}

/** What is at hand from every page. A phone has the search alone: the rest stands in its menu and its bottom bar. */
export function TopBarEnd({ search, waiting, self }: TopBarEndProps) {
  return (
    <div className={classes['end']}>
      {search ? (
        <button
          type="button"
          className={classes['search']}
          aria-label={search.label}
          aria-haspopup="dialog"
          onClick={search.onClick}
        >
          <IconSearch aria-hidden="true" />
          {/* In attributes: seen, while it is called by what it does. */}
          <span className={classes['hint']} data-words={search.hint} />
          <span className={classes['key']} data-words="/" />
        </button>
      ) : null}
      {waiting ? (
        <span className={classes['desk']}>
          <IconButton
            label={waiting.label}
            icon={<IconBell aria-hidden="true" />}
            href={waiting.href}
            badge={waiting.count}
          />
        </span>
      ) : null}
      {self ? (
        <a className={classes['self']} href={self.href} aria-label={self.label}>
          <Face name={self.name} size="s" />
          <span className={classes['name']} data-words={self.name} />
        </a>
      ) : null}
    </div>
  )
}
