import { IconPencil, IconTrash } from '@tabler/icons-react'
import { hoursText } from '../../../domain/deliveryNotes/hours.ts'
import { useWords } from '../../i18n/words.ts'
import { type Column, DeskRow, DeskTable } from '../../ui/DeskTable/DeskTable.tsx'
import { IconButton } from '../../ui/IconButton/IconButton.tsx'
import { moneyWords } from '../shared/cost/money-words.ts'
import { functionWords } from '../shared/words/shift-words.ts'
import { addOnWords, reasons } from '../shared/cost/rate-words.ts'
import type { Card, Rate } from './rate-cards.types.ts'
import classes from './rateCards.module.css'

interface RatesTableProps {
  card: Card
  rates: readonly Rate[]
  onRate: ((rate: Rate) => void) | undefined
  onRemove: ((rate: Rate) => void) | undefined
}

/** A line a function: what its hour costs, and what comes on top for which reason. */
export function RatesTable({ card, rates, onRate, onRemove }: RatesTableProps) {
  const words = useWords()
  const { t } = words
  const columns: readonly Column[] = [
    { key: 'function', label: t('rateCards.function'), width: 'minmax(8rem, 1.4fr)' },
    { key: 'rate', label: t('rateCards.rate'), width: 'minmax(5rem, 7rem)', number: true, named: true },
    { key: 'minimum', label: t('rateCards.minimum'), width: 'minmax(5rem, 7rem)', number: true, named: true },
    ...reasons.map(reason => ({
      key: reason,
      label: t(`rateCards.reason.${reason}`),
      named: true,
      width: reason === 'night' || reason === 'overtime' ? 'minmax(6rem, 11rem)' : 'minmax(4rem, 6rem)',
    })),
    ...(onRate ? [{ key: 'acts', label: t('rateCards.acts'), width: '5.5rem', unseen: true }] : []),
  ]
  return (
    <DeskTable label={card.caption} columns={columns} total={rates.length} around={{ before: 0, after: 0 }}>
      {rates.map((rate, at) => {
        const name = functionWords(words, rate.function)
        return (
          <DeskRow
            key={rate.id}
            index={at}
            line={at}
            columns={columns}
            cells={[
              <b key="function" className={classes['function']}>
                {name}
              </b>,
              moneyWords(words, rate.ratePerHour, card.currency),
              rate.minimumMinutes > 0 ? hoursText(rate.minimumMinutes) : '–',
              ...reasons.map(reason => addOnWords(words, rate.addOns, reason) ?? '–'),
              <span key="acts" className={classes['rowActs']}>
                {onRate ? (
                  <IconButton
                    label={t('rateCards.editRate', { name })}
                    icon={<IconPencil aria-hidden="true" />}
                    onClick={() => onRate(rate)}
                  />
                ) : null}
                {onRemove ? (
                  <IconButton
                    label={t('rateCards.removeRate', { name })}
                    icon={<IconTrash aria-hidden="true" />}
                    onClick={() => onRemove(rate)}
                  />
                ) : null}
              </span>,
            ]}
          />
        )
      })}
    </DeskTable>
  )
}
