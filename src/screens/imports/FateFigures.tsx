import { useWords } from '../../i18n/words.ts'
import { type Fate, type ImportKind, type ImportTable, fates as inOrder } from './import.types.ts'
import { looks } from './fate-looks.tsx'
import classes from './imports.module.css'

interface FateFiguresProps {
  fates: NonNullable<ImportTable['fates']>
  kind: ImportKind
  pressed: Fate | null
  onPress: (fate: Fate | null) => void
}

/** How many rows there are of each fate; pressed, the list shows those alone. */
export function FateFigures({ fates, kind, pressed, onPress }: FateFiguresProps) {
  const { t, locale } = useWords()
  return (
    <div role="group" aria-label={t('imports.figures')} className={classes['figures']}>
      {inOrder.map(fate => {
        const { Glyph, tone } = looks[fate]
        return (
          <button
            key={fate}
            type="button"
            aria-pressed={pressed === fate}
            disabled={fates[fate] === 0 && pressed !== fate}
            data-tone={fates[fate] > 0 ? tone : undefined}
            className={classes['figure']}
            onClick={() => onPress(pressed === fate ? null : fate)}
          >
            <span className={classes['amount']}>
              <Glyph aria-hidden="true" /> <b>{fates[fate].toLocaleString(locale)}</b>
            </span>
            <span>{t(`imports.fates.${fate}`)}</span>
            {kind === 'people' && fate === 'new' ? (
              <span className={classes['soft']}>{t('imports.noMail')}</span>
            ) : null}
          </button>
        )
      })}
    </div>
  )
}
