import { type Telling, twoOf } from '../../../../domain/projectPeople/known.ts'
import type { Words } from '../../../i18n/words.ts'
import type { Reason } from '../../../ui/Reasons/Reasons.tsx'
import { ratingWords, reason } from '../../shared/job/person-words.ts'
import { dateWords, functionWords } from '../../shared/words/shift-words.ts'
import type { Known } from './profiling.types.ts'

/** The two things worth saying of somebody, in words. */
export const knownReasons = (words: Words, known: Known): Reason[] =>
  twoOf(known).map(telling => reasonOf(words, known, telling))

function reasonOf(words: Words, known: Known, telling: Telling): Reason {
  const { t, tn } = words
  const name = functionWords(words, known.function)
  const until = known.qualified?.validUntil
  switch (telling) {
    case 'blocked':
      return reason('hard', t(known.blocked?.client ? 'bestPersons.blockedClient' : 'bestPersons.blockedAgency'))
    case 'ended':
      return reason('hard', t('bestPersons.ended', { function: name, date: until ? dayOf(words, until) : '' }))
    case 'endsSoon':
      return reason('soft', t('projectPeople.endsSoon', { function: name, date: until ? dayOf(words, until) : '' }))
    case 'proof': {
      const date = until ? dateWords(words, until, { month: 'short', year: 'numeric' }) : ''
      return reason('good', date ? t('bestPersons.until', { function: name, date }) : t('projectPeople.proven'))
    }
    case 'absent':
      return reason('soft', tn('projectPeople.absent', known.absent))
    case 'late':
      return reason('soft', tn('projectPeople.late', known.late))
    case 'favouriteClient':
      return reason('good', t('bestPersons.favouriteClient'))
    case 'favouriteAgency':
      return reason('good', t('bestPersons.favouriteAgency'))
    case 'timesForClient':
      return reason('good', tn('projectPeople.forClient', known.timesForClient))
    case 'timesHere':
      return reason('good', tn('projectPeople.atVenue', known.timesHere))
    case 'rating':
      return reason('good', ratingWords(words, known))
    case 'first':
      return reason('plain', t('projectPeople.first'))
  }
}

const dayOf = (words: Words, date: string) => dateWords(words, date, { day: 'numeric', month: 'short' })
