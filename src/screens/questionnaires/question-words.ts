import type { Words } from '../../i18n/words.ts'
import type { Question, Rule } from './questionnaires.types.ts'

/** "One of several, wanted": what answers it, and whether it must be answered. */
export function kindWords({ t }: Words, { kind, required, minimum, maximum }: Question): string {
  const bounds =
    minimum !== null && maximum !== null
      ? [t('questionnaires.between', { minimum, maximum })]
      : minimum !== null
        ? [t('questionnaires.atLeast', { minimum })]
        : maximum !== null
          ? [t('questionnaires.atMost', { maximum })]
          : []
  const wanted = kind === 'information' ? [] : [t(required ? 'questionnaires.wanted' : 'questionnaires.mayMiss')]
  return [t(`questionnaires.kinds.${kind}`), ...bounds, ...wanted].join(' · ')
}

/** What passing takes, a line each. */
export function ruleFacts({ t, tn }: Words, { needed, tries, waitDays, validMonths, minutes }: Rule) {
  return [
    { term: t('questionnaires.needed'), value: String(needed) },
    { term: t('questionnaires.tries'), value: tries === null ? t('questionnaires.anyTries') : String(tries) },
    ...(waitDays > 0 ? [{ term: t('questionnaires.waitDays'), value: tn('questionnaires.days', waitDays) }] : []),
    {
      term: t('questionnaires.holds'),
      value: validMonths === null ? t('questionnaires.forGood') : tn('questionnaires.months', validMonths),
    },
    ...(minutes === null ? [] : [{ term: t('questionnaires.takes'), value: tn('questionnaires.minutes', minutes) }]),
  ]
}
