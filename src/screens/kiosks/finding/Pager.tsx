import { pageStarts } from '../../../../domain/kiosks/kiosk-pages.ts'
import { useWords } from '../../../i18n/words.ts'
import classes from '../kiosk.module.css'

interface PagerProps {
  page: number
  /** Everybody who is turned through, and how many a page shows. */
  names: readonly string[]
  room: number
  /** Buttons that fit; more pages than that are turned one by one. */
  most: number
  onPage: (page: number) => void
}

/** Pages by what they begin with: whoever knows their name is there with one touch. It never moves. */
export function Pager({ page, names, room, most, onPage }: PagerProps) {
  const { t } = useWords()
  const starts = pageStarts(names, room)
  const pages = starts.length
  if (pages <= most)
    return (
      <div className={classes['pages']} role="group" aria-label={t('kiosk.page', { page: page + 1, pages })}>
        {starts.map((name, at) => (
          <button
            key={name}
            type="button"
            aria-pressed={at === page}
            aria-label={t('kiosk.pageFrom', { page: at + 1, pages, name })}
            onClick={() => onPage(at)}
          >
            {name}
          </button>
        ))}
      </div>
    )
  return (
    <div className={classes['pager']}>
      <span className={classes['soft']}>{t('kiosk.page', { page: page + 1, pages })}</span>
      <div>
        <button
          type="button"
          className={classes['corner']}
          aria-label={t('kiosk.before')}
          disabled={page === 0}
          onClick={() => onPage(page - 1)}
        >
          <span aria-hidden="true">‹</span>
        </button>
        <button
          type="button"
          className={classes['corner']}
          aria-label={t('kiosk.after')}
          disabled={page === pages - 1}
          onClick={() => onPage(page + 1)}
        >
          <span aria-hidden="true">›</span>
        </button>
      </div>
    </div>
  )
}
