import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { clockAt } from '../../shared/words/shift-words.ts'
import type { Line } from '../crew.types.ts'
import classes from '../crews.module.css'

export type PunchFact = Line['trail'][number]

interface PunchTrailProps {
  line: Line
  busy: boolean
  onAccept: (punchId: string) => void
  onStrike: (fact: PunchFact) => void
}

/** Every punch as it was made, with who made, stated or took it back; one that no PIN proved is accepted or struck here. */
export function PunchTrail({ line, busy, onAccept, onStrike }: PunchTrailProps) {
  const { t } = useWords()
  if (!line.trail.length) return null
  const told = (fact: PunchFact) =>
    [
      fact.stated
        ? t('crewLead.statedBy', { name: fact.recordedBy ?? line.person.name })
        : fact.recordedBy
          ? t('crewLead.recordedBy', { name: fact.recordedBy })
          : null,
      fact.struckBy ? t('crewLead.struckBy', { name: fact.struckBy }) : null,
    ].filter(words => words !== null)
  return (
    <ul className={classes['trail']} aria-label={t('crewLead.trail')}>
      {line.trail.map(fact => (
        <li key={fact.id}>
          <p className={fact.counts ? undefined : classes['soft']}>
            {fact.struckBy ? (
              <s>
                {t(`crews.punch.${fact.caption}`)} {clockAt(fact.at, line.timeZone)}
              </s>
            ) : (
              <b>
                {t(`crews.punch.${fact.caption}`)} {clockAt(fact.at, line.timeZone)}
              </b>
            )}
            {told(fact).map(words => (
              <span key={words} className={classes['soft']}>
                {words}
              </span>
            ))}
          </p>
          {fact.pin !== null && fact.pin !== 'right' && !fact.accepted && fact.struckBy === null ? (
            <span className={classes['settle']}>
              <Button size="small" variant="tonal" busy={busy} onClick={() => onAccept(fact.id)}>
                {t('crewLead.accept')}
              </Button>
              <Button size="small" variant="line" onClick={() => onStrike(fact)}>
                {t('crewLead.strike')}
              </Button>
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
