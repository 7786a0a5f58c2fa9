import { fields } from '../../../client/fields.gen.ts'
import type { Failure } from '../../../client/problem.ts'
import { useWords } from '../../../i18n/words.ts'
import { Note } from '../../../ui/Note/Note.tsx'
import { TextArea } from '../../../ui/TextArea/TextArea.tsx'
import { TextField } from '../../../ui/TextField/TextField.tsx'
import { FormDialog } from '../form/FormDialog.tsx'
import { isShort, useForm } from '../form/useForm.ts'
import { StarField } from './Stars.tsx'
import type { NewRating, RatedPerson, Rating } from './rating.types.ts'
import classes from './rating.module.css'

interface RateDialogProps {
  people: readonly RatedPerson[]
  /** What the one of them was given before. */
  given?: Rating | undefined
  /** Suggested. */
  rater: string
  onRate: (rater: string, ratings: NewRating[]) => void
  busy: boolean
  failure: Failure | null
  onClose: () => void
}

/** One to five for each person, and a word to it; those nobody rates are left out. */
export function RateDialog({ people, given, rater: suggested, onRate, failure, ...dialog }: RateDialogProps) {
  const { t } = useWords()
  const by = given?.projectCrewItemStatusId ?? ''
  const form = useForm(
    {
      rater: suggested,
      ratings: (given ? { [by]: given.rating } : {}) as Readonly<Record<string, number>>,
      remarks: (given?.remark ? { [by]: given.remark } : {}) as Readonly<Record<string, string>>,
    },
    ({ rater, ratings }) => ({
      rater: isShort('NewProjectCrewItemRatings.rater', rater) && t('signOff.note.raterMissing'),
      ratings: Object.keys(ratings).length === 0 && t('signOff.note.ratingMissing'),
    }),
    failure,
  )
  const { rater, ratings, remarks } = form.values
  const none = form.error('ratings')
  const said = Object.entries(ratings).map(([projectCrewItemStatusId, rating]) => {
    const remark = remarks[projectCrewItemStatusId]?.trim()
    return { projectCrewItemStatusId, rating, ...(remark ? { remark } : {}) }
  })
  const [only] = people
  const one = people.length === 1 && only ? only : null
  return (
    <FormDialog
      {...dialog}
      form={form}
      title={
        one === null
          ? t('signOff.note.rate')
          : t(given ? 'signOff.note.changeRating' : 'signOff.note.rateOne', { name: one.name })
      }
      submitLabel={t('signOff.note.rateNow')}
      onSubmit={() => onRate(rater.trim(), said)}
      big
    >
      {none ? <Note tone="bad">{none}</Note> : null}
      {people.map(person => (
        <div key={person.id} className={classes['position']}>
          <StarField
            label={`${person.name}, ${person.role}`}
            value={ratings[person.id] ?? null}
            onChange={rating => form.set({ ratings: { ...ratings, [person.id]: rating } })}
          />
          {ratings[person.id] === undefined ? null : (
            <TextArea
              label={t('signOff.note.ratingWord', { name: person.name })}
              value={remarks[person.id] ?? ''}
              maxLength={fields['NewProjectCrewItemRatings.ratings.remark'].maxLength}
              rows={2}
              onChange={remark => form.set({ remarks: { ...remarks, [person.id]: remark } })}
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
