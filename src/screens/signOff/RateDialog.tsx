import { useState } from 'react'
import { fields } from '../../client/fields.gen.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Dialog } from '../../ui/Dialog/Dialog.tsx'
import { Note } from '../../ui/Note/Note.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { roleWords } from '../shared/shift-words.ts'
import type { Position } from './note.types.ts'
import { StarField } from './Stars.tsx'
import type { NewRating } from './useNoteActions.ts'
import classes from './sign-off.module.css'

interface RateDialogProps {
  positions: readonly Position[]
  rater: string
  busy: boolean
  onClose: () => void
  onRate: (rater: string, ratings: NewRating[]) => void
}

/** One to five for each position; those nobody rates are left out. */
export function RateDialog({ positions, rater: suggested, busy, onClose, onRate }: RateDialogProps) {
  const words = useWords()
  const { t } = words
  const [rater, setRater] = useState(suggested)
  const [ratings, setRatings] = useState<Readonly<Record<string, number>>>({})
  const [tried, setTried] = useState(false)
  const given = Object.entries(ratings).map(([projectCrewItem, rating]) => ({ projectCrewItem, rating }))
  const who = rater.trim()
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('signOff.note.rate')}
      closeLabel={t('app.cancel')}
      footer={
        <div className={classes['answers']}>
          <Button
            variant="main"
            size="call"
            full
            busy={busy}
            onClick={() => {
              setTried(true)
              if (who && given.length > 0) onRate(who, given)
            }}
          >
            {t('signOff.note.rateNow')}
          </Button>
        </div>
      }
    >
      {tried && given.length === 0 ? <Note tone="bad">{t('signOff.note.ratingMissing')}</Note> : null}
      {positions.map(position => (
        <StarField
          key={position.id}
          label={roleWords(words, position)}
          value={ratings[position.id] ?? null}
          onChange={rating => setRatings({ ...ratings, [position.id]: rating })}
        />
      ))}
      <TextField
        label={t('signOff.note.rater')}
        value={rater}
        maxLength={fields['NewProjectCrewItemRatings.rater'].maxLength}
        onChange={setRater}
        autoComplete="off"
        error={tried && !who ? t('signOff.note.raterMissing') : undefined}
      />
    </Dialog>
  )
}
