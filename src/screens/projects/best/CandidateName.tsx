import { useWords } from '../../../i18n/words.ts'
import { Face } from '../../../ui/Face/Face.tsx'
import { HoverCard } from '../../../ui/lazy-forms.tsx'
import { rateWords } from '../../shared/job/person-words.ts'
import { functionWords } from '../../shared/words/shift-words.ts'
import type { Candidate } from './best.types.ts'
import classes from './best.module.css'

/** The name leads to the profile; a hand that rests on it sees the face and all that they can do. */
export function CandidateName({ person }: { person: Candidate }) {
  const words = useWords()
  const { t, tn } = words
  const rate = rateWords(words, person)
  return (
    <HoverCard
      target={
        <a className={classes['name']} href={`/crew-profile/${person.id}`}>
          {person.name}
        </a>
      }
    >
      <div className={classes['peek']}>
        <Face name={person.name} src={person.pictureUrl ?? undefined} size="l" />
        <div>
          <b>{person.name}</b>
          <p className={classes['soft']}>
            {rate === null ? null : `${rate}, `}
            {rate === null ? t('bestPersons.noRating') : tn('bestPersons.ratings', person.ratings)}
          </p>
          <ul>
            {person.functions.map(one => (
              <li key={one.id}>{functionWords(words, one)}</li>
            ))}
          </ul>
        </div>
      </div>
    </HoverCard>
  )
}
