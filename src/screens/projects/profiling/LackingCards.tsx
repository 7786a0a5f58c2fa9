import { IconUserPlus } from '@tabler/icons-react'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { dateWords } from '../../shared/words/shift-words.ts'
import type { Lacking } from './groups.ts'
import classes from './profiling.module.css'

/** Cards of a function; what lacks more often is told in one. */
const most = 4

interface LackingCardsProps {
  lacking: readonly Lacking[]
  /** Where somebody is found for a position; absent: whoever reads it does not plan. */
  hrefToFind?: ((positionId: string) => string) | undefined
}

/** Missing people are cards too, hollow, each with the way to find somebody. */
export function LackingCards({ lacking, hrefToFind }: LackingCardsProps) {
  const words = useWords()
  const { t, tn } = words
  const shown = lacking.slice(0, most)
  const rest = lacking.slice(most)
  const [next] = rest
  const when = ({ date, time }: Lacking) =>
    `${dateWords(words, date, { weekday: 'short', day: 'numeric', month: 'short' })}, ${time}`
  const find = ({ positionId }: Lacking, about: string) =>
    hrefToFind ? (
      <Button href={hrefToFind(positionId)} aria-label={`${t('projects.findPerson')}: ${about}`}>
        {t('projects.findPerson')}
      </Button>
    ) : null
  return (
    <>
      {shown.map(one => {
        const words = `${tn('shell.toFill', one.count)}, ${when(one)}`
        return (
          <li key={one.positionId} className={classes['lacking']}>
            <IconUserPlus aria-hidden="true" />
            <span>{words}</span>
            {find(one, words)}
          </li>
        )
      })}
      {next ? (
        <li className={classes['lacking']}>
          <IconUserPlus aria-hidden="true" />
          <span>
            {tn(
              'projectPeople.moreLacking',
              rest.reduce((sum, { count }) => sum + count, 0),
              { when: when(next) },
            )}
          </span>
          {find(next, when(next))}
        </li>
      ) : null}
    </>
  )
}
