import { type Kind, kinds } from '../../../domain/planningCalendar/grid-rows.ts'
import { useWords } from '../../i18n/words.ts'
import { KindGlyph } from '../shared/planning/KindGlyph.tsx'
import marks from '../shared/planning/marks.module.css'
import classes from './planning.module.css'

interface KindKeyProps {
  hidden: readonly Kind[]
  onHide: (hidden: readonly Kind[]) => void
}

/** The key is the filter: a kind that is pressed is hidden. */
export function KindKey({ hidden, onHide }: KindKeyProps) {
  const { t } = useWords()
  return (
    <div className={classes['key']} role="group" aria-label={t('planningCalendar.shownKinds')}>
      {kinds.map(kind => {
        const isShown = !hidden.includes(kind)
        return (
          <button
            key={kind}
            type="button"
            aria-pressed={isShown}
            onClick={() => onHide(isShown ? [...hidden, kind] : hidden.filter(one => one !== kind))}
          >
            <span className={marks['mark']} data-kind={kind} data-key="" aria-hidden="true">
              <KindGlyph kind={kind} />
            </span>
            {t(`planningCalendar.kind.${kind}`)}
          </button>
        )
      })}
    </div>
  )
}
