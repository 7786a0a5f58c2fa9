import { IconArrowLeft, IconFileDollar, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Page } from '../../ui/Page/Page.tsx'
import { Row, Rows, Tile } from '../../ui/Rows/Rows.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import { SkeletonRows } from '../../ui/Skeleton/Skeleton.tsx'
import { StatePanel } from '../../ui/StatePanel/StatePanel.tsx'
import type { Loadable } from '../shared/loadable.ts'
import { Screen } from '../shared/Screen.tsx'
import { RatesTable } from './RatesTable.tsx'
import { validWords } from '../shared/cost/rate-words.ts'
import type { Card, Rate } from './rate-cards.types.ts'
import classes from './rateCards.module.css'

interface RateCardsViewProps {
  state: Loadable<{ cards: readonly Card[]; shown: Card | undefined }>
  rates: Loadable<readonly Rate[]>
  /** Somebody has chosen the one that is shown: a phone shows it instead of the list. */
  chosen: boolean
  today: string
  onChoose: (card: Card | null) => void
  onAdd?: (() => void) | undefined
  onEdit?: (() => void) | undefined
  onRemove?: (() => void) | undefined
  /** Null: a new one. */
  onRate?: ((rate: Rate | null) => void) | undefined
  onRemoveRate?: ((rate: Rate) => void) | undefined
}

/** Cards on the left, on the right what stands on the chosen one. */
export function RateCardsView({ state, rates, chosen, today, onChoose, onAdd, ...acts }: RateCardsViewProps) {
  const words = useWords()
  const { t } = words
  const add = onAdd ? (
    <Button variant="main" icon={<IconPlus aria-hidden="true" />} onClick={onAdd}>
      {t('rateCards.add')}
    </Button>
  ) : undefined
  return (
    <Screen state={state} width="wide" skeleton={<SkeletonRows count={6} label={t('app.loading')} />}>
      {({ cards, shown }) => (
        <Page width="wide">
          {shown ? (
            <div className={classes['columns']} data-chosen={chosen || undefined}>
              <div className={classes['list']}>
                {add}
                <Rows label={t('rateCards.title')}>
                  {cards.map(card => (
                    <Row
                      key={card.id}
                      lead={<Tile icon={<IconFileDollar aria-hidden="true" />} />}
                      title={card.caption}
                      sub={`${card.company?.name ?? t('rateCards.standard')} · ${validWords(words, card, today)}`}
                      wrap
                      current={card.id === shown.id}
                      onClick={() => onChoose(card)}
                      chevron
                    />
                  ))}
                </Rows>
              </div>
              <div className={classes['card']}>
                <div className={classes['back']}>
                  <Button variant="quiet" icon={<IconArrowLeft aria-hidden="true" />} onClick={() => onChoose(null)}>
                    {t('rateCards.all')}
                  </Button>
                </div>
                <ChosenCard {...{ card: shown, rates, today, ...acts }} />
              </div>
            </div>
          ) : (
            <StatePanel kind="empty" title={t('rateCards.none')} actions={add}>
              {t('rateCards.noneText')}
            </StatePanel>
          )}
        </Page>
      )}
    </Screen>
  )
}

type ChosenCardProps = Pick<RateCardsViewProps, 'rates' | 'today' | 'onEdit' | 'onRemove' | 'onRate' | 'onRemoveRate'>

function ChosenCard({ card, rates, today, onEdit, onRemove, onRate, onRemoveRate }: ChosenCardProps & { card: Card }) {
  const words = useWords()
  const { t } = words
  return (
    <Section title={card.caption}>
      <p className={classes['soft']}>
        {card.company?.name ?? t('rateCards.standard')} · {validWords(words, card, today)} ·{' '}
        {t('rateCards.in', { currency: card.currency })}
      </p>
      {onEdit && onRemove && onRate ? (
        <div className={classes['acts']}>
          <Button variant="tonal" icon={<IconPlus aria-hidden="true" />} onClick={() => onRate(null)}>
            {t('rateCards.addRate')}
          </Button>
          <Button icon={<IconPencil aria-hidden="true" />} onClick={onEdit}>
            {t('rateCards.edit')}
          </Button>
          <Button icon={<IconTrash aria-hidden="true" />} onClick={onRemove}>
            {t('rateCards.remove')}
          </Button>
        </div>
      ) : null}
      <Screen state={rates} width="inside" level={3} skeleton={<SkeletonRows count={5} label={t('app.loading')} />}>
        {all =>
          all.length === 0 ? (
            <StatePanel kind="empty" level={3} title={t('rateCards.noRates')}>
              {t('rateCards.noRatesText')}
            </StatePanel>
          ) : (
            <RatesTable card={card} rates={all} onRate={onRate} onRemove={onRemoveRate} />
          )
        }
      </Screen>
    </Section>
  )
}
