import { fields } from '../../../client/fields.gen.ts'
import type { Failure } from '../../../client/problem.ts'
import { useWords } from '../../../i18n/words.ts'
import { Note } from '../../../ui/Note/Note.tsx'
import { TextArea } from '../../../ui/TextArea/TextArea.tsx'
import { TextField } from '../../../ui/TextField/TextField.tsx'
import { FormDialog } from '../form/FormDialog.tsx'
import { isShort, useForm } from '../form/useForm.ts'
import { roleWords } from '../words/shift-words.ts'
import { StarField } from './Stars.tsx'
import type { NewRating, RatedPosition } from './rating.types.ts'
import classes from './rating.module.css'

interface RateDialogProps {
  /** Those nobody has rated yet. */
  positions: readonly RatedPosition[]
  /** Suggested. */
  rater: string
  onRate: (rater: string, ratings: NewRating[]) => void
  busy: boolean
  failure: Failure | null
  onClose: () => void
}

/** One to five for each position, and a word to it; those nobody rates are left out. */
export function RateDialog({ positions, rater: suggested, onRate, failure, ...dialog }: RateDialogProps) {
  const words = useWords()
  const { t } = words
  const form = useForm(
    {
      rater: suggested,
      ratings: {} as Readonly<Record<string, number>>,
      remarks: {} as Readonly<Record<string, string>>,
    },
    ({ rater, ratings }) => ({
      rater: isShort('NewProjectCrewItemRatings.rater', rater) && t('signOff.note.raterMissing'),
      ratings: Object.keys(ratings).length === 0 && t('signOff.note.ratingMissing'),
    }),
    failure,
  )
  const { rater, ratings, remarks } = form.values
  const none = form.error('ratings')
  const given = Object.entries(ratings).map(([projectCrewItemId, rating]) => {
    const remark = remarks[projectCrewItemId]?.trim()
    return { projectCrewItemId, rating, ...(remark ? { remark } : {}) }
  })
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
        <div key={position.id} className={classes['position']}>
          <StarField
            label={roleWords(words, position)}
            value={ratings[position.id] ?? null}
            onChange={rating => form.set({ ratings: { ...ratings, [position.id]: rating } })}
          />
          {ratings[position.id] === undefined ? null : (
            <TextArea
              label={t('signOff.note.ratingWord', { position: roleWords(words, position) })}
              value={remarks[position.id] ?? ''}
              maxLength={fields['NewProjectCrewItemRatings.ratings.remark'].maxLength}
              rows={2}
              onChange={remark => form.set({ remarks: { ...remarks, [position.id]: remark } })}
            />
          )}
        </div>
      ))}
      <TextField
        {...form.text('rater', 'NewProjectCrewItemRatings.rater')}
        label={t('signOff.note.rater')}
        autoComplete="off"
      />
    </FormDialog>
  )
}
