import { fits } from '../../../../domain/invoices/choosing.ts'
import { IconLock, IconRefresh } from '@tabler/icons-react'
import { useWords } from '../../../i18n/words.ts'
import { Chip } from '../../../ui/Chip/Chip.tsx'
import { ClientMark } from '../../../ui/ClientMark/ClientMark.tsx'
import { hourSumWords } from '../../shared/cost/hour-words.ts'
import { moneyWords } from '../../shared/cost/money-words.ts'
import { dayWords } from '../../shared/words/shift-words.ts'
import { type Picked, type Position, type PositionCrew, canCharge } from './creating.types.ts'
import classes from './creating.module.css'

interface PositionListProps {
  positions: readonly Position[]
  /** What is ticked, also of what is not shown. */
  picked: readonly Picked[]
  /** Chooses these, or takes them back. */
  onChoose: (those: readonly Picked[], chosen: boolean) => void
  /** Nothing can be chosen while it is asked for. */
  frozen: boolean
  /** Ms. */
  now: number
}

/** Projects whose work is over, each with its shifts; after the first tick only what may stand beside it. */
export function PositionList({ positions, picked, onChoose, frozen, now }: PositionListProps) {
  const words = useWords()
  const { t } = words
  const [first] = picked
  const chosen = new Set(picked.map(({ crew }) => crew.id))
  return (
    <ul className={classes['projects']} aria-label={t('invoiceDraft.positions')}>
      {positions.map(position => {
        const open = position.crews.filter(crew => canCharge(crew) && fits({ position, crew }, first))
        const all = open.length > 0 && open.every(({ id }) => chosen.has(id))
        const currency = open[0]?.currency ?? null
        const net = open.reduce((sum, crew) => sum + (crew.net ?? 0), 0)
        return (
          <li key={position.id} data-quiet={open.length === 0}>
            <label className={classes['project']}>
              <input
                type="checkbox"
                checked={all}
                disabled={frozen || open.length === 0}
                onChange={event =>
                  onChoose(
                    open.map(crew => ({ position, crew })),
                    event.currentTarget.checked,
                  )
                }
              />
              <ClientMark mark={position.clientMark} company={position.company.name} />
              <span className={classes['what']}>
                <b>{position.name}</b>
                <span className={classes['soft']}>
                  {[position.company.name, position.reference, dayWords(words, position.beginDate, now)]
                    .filter(Boolean)
                    .join(', ')}
                </span>
              </span>
              <b className={classes['net']}>{currency === null ? '–' : moneyWords(words, net, currency)}</b>
            </label>
            <ul className={classes['crews']}>
              {position.crews.map(crew => (
                <CrewLine
                  key={crew.id}
                  crew={crew}
                  now={now}
                  chosen={chosen.has(crew.id)}
                  can={canCharge(crew) && fits({ position, crew }, first)}
                  frozen={frozen}
                  onChoose={to => onChoose([{ position, crew }], to)}
                />
              ))}
            </ul>
          </li>
        )
      })}
    </ul>
  )
}

interface CrewLineProps {
  crew: PositionCrew
  chosen: boolean
  can: boolean
  frozen: boolean
  onChoose: (chosen: boolean) => void
  now: number
}
function CrewLine({ crew, chosen, can, frozen, onChoose, now }: CrewLineProps) {
  const words = useWords()
  const { t, tn } = words
  const { name, date, begin, end, daysLater, signedBy, invoice, amended, unpriced, minutes, net, currency } = crew
  return (
    <li>
      <label className={classes['crew']} data-chosen={chosen} data-quiet={!can}>
        <input
          type="checkbox"
          checked={chosen}
          disabled={frozen || !can}
          onChange={event => onChoose(event.currentTarget.checked)}
        />
        <span className={classes['what']}>
          <span>
            <b className={classes['call']}>{begin}</b>
            <span className={classes['soft']}>
              –{end}
              {daysLater > 0 ? <sup>+{daysLater}</sup> : null}
            </span>{' '}
            {name}, {dayWords(words, date, now)}{' '}
            <span className={classes['soft']}>{signedBy ?? t('invoiceDraft.notSigned')}</span>
          </span>
          {invoice === null ? null : (
            <Chip tone="wait" icon={<IconLock aria-hidden="true" />}>
              {t('invoiceDraft.on', { name: invoice })}
            </Chip>
          )}
          {amended > 0 ? (
            <Chip tone="info" icon={<IconRefresh aria-hidden="true" />}>
              {tn('invoiceDraft.amended', amended)}
            </Chip>
          ) : null}
          {unpriced > 0 ? <Chip tone="bad">{tn('invoiceDraft.unpriced', unpriced)}</Chip> : null}
        </span>
        <span className={classes['hours']}>{signedBy === null ? '–' : hourSumWords(words, minutes)}</span>
        <span className={classes['net']}>
          {net === null || currency === null ? '–' : moneyWords(words, net, currency)}
        </span>
      </label>
    </li>
  )
}
