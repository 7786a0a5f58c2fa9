import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Compared } from '../../ui/Compared/Compared.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.tsx'
import { type Entered, differing, enteredOf } from './entered.ts'
import { fieldWords, saidWords } from './settings-words.ts'
import type { Settings } from './settings.types.ts'

interface ChangedMeanwhileProps {
  base: Settings
  mine: Entered
  /** As somebody else has left them; null: nobody was quicker. */
  theirs: Settings | null
  onLook: () => void
  onKeep: (theirs: Settings) => void
  onTake: (theirs: Settings) => void
}

/** Somebody else was quicker: what both made of it, side by side. What one has not touched stays as the other left it. */
export function ChangedMeanwhile({ base, mine, theirs, onLook, onKeep, onTake }: ChangedMeanwhileProps) {
  const words = useWords()
  const { t } = words
  const before = enteredOf(base)
  const now = theirs && enteredOf(theirs)
  const either = now && new Set([...differing(before, mine), ...differing(before, now)])
  return (
    <ConfirmDialog
      opened={theirs !== null}
      title={t('settings.meanwhile')}
      subtitle={t('settings.meanwhileText')}
      safeLabel={t('settings.lookAgain')}
      riskyLabel={t('settings.keepMine')}
      onSafe={onLook}
      onRisky={() => theirs && onKeep(theirs)}
    >
      {theirs && now && either ? (
        <>
          <Compared
            mineLabel={t('settings.yours')}
            theirsLabel={t('settings.theirs')}
            things={[
              {
                key: 'settings',
                rows: [...either]
                  .filter(field => mine[field] !== now[field])
                  .map(field => ({
                    key: field,
                    label: fieldWords(words, field),
                    mine: saidWords(words, field, mine),
                    theirs: saidWords(words, field, now),
                  })),
              },
            ]}
          />
          <Button variant="quiet" onClick={() => onTake(theirs)}>
            {t('settings.takeTheirs')}
          </Button>
        </>
      ) : null}
    </ConfirmDialog>
  )
}
