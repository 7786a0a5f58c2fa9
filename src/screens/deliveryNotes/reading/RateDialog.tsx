import { useWords } from '../../../i18n/words.ts'
import { Note } from '../../../ui/Note/Note.tsx'
import { TextField } from '../../../ui/TextField/TextField.tsx'
import { FormDialog } from '../../shared/form/FormDialog.tsx'
import { isShort, useForm } from '../../shared/form/useForm.ts'
import { roleWords } from '../../shared/shift-words.ts'
import type { NoteDialog, Position } from '../note.types.ts'
import { StarField } from './Stars.tsx'
import type { NewRating } from './useNoteActions.ts'

interface RateDialogProps extends NoteDialog {
  positions: readonly Position[]
  rater: string
  onRate: (rater: string, ratings: NewRating[]) => void
}

/** One to five for each position; those nobody rates are left out. */
export function RateDialog({ positions, rater: suggested, onRate, failure, ...dialog }: RateDialogProps) {
  const words = useWords()
  const { t } = words
  const form = useForm(
    { rater: suggested, ratings: {} as Readonly<Record<string, number>> },
    ({ rater, ratings }) => ({
      rater: isShort('NewProjectCrewItemRatings.rater', rater) && t('signOff.note.raterMissing'),
      ratings: Object.keys(ratings).length === 0 && t('signOff.note.ratingMissing'),
    }),
    failure,
  )
  const { rater, ratings } = form.values
  const none = form.error('ratings')
  const given = Object.entries(ratings).map(([projectCrewItemId, rating]) => ({ projectCrewItemId, rating }))
  return (
    <FormDialog
      {...dialog}
      form={form}
      title={t('signOff.note.rate')}
      submitLabel={t('signOff.note.rateNow')}
      onSubmit={() => onRate(rater.trim(), given)}
      big
    >
      {none ? <Note tone="bad">{none}</Note> : null}
      {positions.map(position => (
        <StarField
          key={position.id}
          label={roleWords(words, position)}
          value={ratings[position.id] ?? null}
          onChange={rating => form.set({ ratings: { ...ratings, [position.id]: rating } })}
        />
      ))}
      <TextField
        {...form.text('rater', 'NewProjectCrewItemRatings.rater')}
        label={t('signOff.note.rater')}
        autoComplete="off"
      />
    </FormDialog>
  )
}
