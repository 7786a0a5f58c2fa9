import { useState } from 'react'
import { dateIn } from '../../../domain/shift-display.ts'
import { mayUse } from '../../../domain/auth/rights.ts'
import { mayCall } from '../../access/may-call.ts'
import { useSession } from '../../access/session.ts'
import { $api } from '../../client/query.ts'
import { wholeList } from '../../client/whole-list.ts'
import { useWords } from '../../i18n/words.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.tsx'
import { useListAddress } from '../shared/list/useListAddress.ts'
import { loadable } from '../shared/loadable.ts'
import { functionWords, viewerZone } from '../shared/words/shift-words.ts'
import { useCommand } from '../shared/useCommand.ts'
import { useNow } from '../shared/useNow.ts'
import { CardDialog } from './CardDialog.tsx'
import { RateCardsView } from './RateCardsView.tsx'
import { RateDialog } from './RateDialog.tsx'
import type { Card, Rate } from './rate-cards.types.ts'

type Opened = { kind: 'card'; card: Card | null } | { kind: 'rate'; rate: Rate | null } | { kind: 'remove' } | null

/** What hours cost: the agency's standard and each client's, with the rates of the chosen one. */
export default function RateCardsScreen() {
  const words = useWords()
  const { t } = words
  const { user } = useSession()
  const { asked, change } = useListAddress()
  const today = dateIn(viewerZone(), useNow())
  const [opened, setOpened] = useState<Opened>(null)
  const reads = mayCall(user, 'listRateCards') && mayUse(user, 'rateCards')
  const edits = mayCall(user, 'createRateCard')
  const cards = $api.useQuery('get', '/api/v1/rateCards', { params: { query: wholeList } }, { enabled: reads })
  const chosen = cards.data?.items.find(({ id }) => id === asked.get('card'))
  const shown = chosen ?? cards.data?.items[0]
  const rates = $api.useQuery(
    'get',
    '/api/v1/rateCards/{id}/items',
    { params: { path: { id: shown?.id ?? '' }, query: wholeList } },
    { enabled: shown !== undefined },
  )
  const functions = $api.useQuery('get', '/api/v1/functions', { params: { query: wholeList } }, { enabled: edits })
  const remove = useCommand('delete', '/api/v1/rateCards/{id}', { touches: ['rateCards'] })
  const removeRate = useCommand('delete', '/api/v1/rateCardItems/{id}', { touches: ['rateCards'] })
  const setRate = useCommand('post', '/api/v1/rateCards/{id}/items')
  const close = () => setOpened(null)
  const take = (card: Card) => {
    close()
    void remove.give({ params: { path: { id: card.id } } }, { done: t('rateCards.removed', { card: card.caption }) })
  }
  const onRemoveRate = (rate: Rate) => {
    if (!shown) return
    const { ratePerHour, minimumMinutes, addOns } = rate
    const body = { functionId: rate.function.id, ratePerHour, minimumMinutes, addOns }
    void removeRate.give(
      { params: { path: { id: rate.id } } },
      {
        done: t('rateCards.removed', { card: functionWords(words, rate.function) }),
        undo: () => () => void setRate.give({ params: { path: { id: shown.id } }, body }),
      },
    )
  }
  return (
    <>
      <RateCardsView
        state={
          reads ? loadable([cards], cards.data && { cards: cards.data.items, shown }) : ({ kind: 'refused' } as const)
        }
        rates={loadable([rates], rates.data?.items)}
        chosen={chosen !== undefined}
        today={today}
        onChoose={card => change({ card: card?.id ?? null })}
        {...(edits
          ? {
              onAdd: () => setOpened({ kind: 'card', card: null }),
              onEdit: () => shown && setOpened({ kind: 'card', card: shown }),
              onRemove: () => setOpened({ kind: 'remove' }),
              onRate: (rate: Rate | null) => setOpened({ kind: 'rate', rate }),
              onRemoveRate,
            }
          : {})}
      />
      {opened?.kind === 'card' ? (
        <CardDialog card={opened.card} today={today} onClose={close} onMade={id => change({ card: id })} />
      ) : null}
      {opened?.kind === 'rate' && shown ? (
        <RateDialog
          card={shown}
          rate={opened.rate}
          like={rates.data?.items[0]}
          functions={(functions.data?.items ?? [])
            .filter(({ id }) => !rates.data?.items.some(rate => rate.function.id === id))
            .map(one => ({ value: one.id, label: functionWords(words, one) }))}
          onClose={close}
        />
      ) : null}
      <ConfirmDialog
        opened={opened?.kind === 'remove'}
        title={t('rateCards.removeAsk', { card: shown?.caption ?? '' })}
        subtitle={t('rateCards.removeText')}
        safeLabel={t('app.cancel')}
        riskyLabel={t('rateCards.remove')}
        onSafe={close}
        onRisky={() => shown && take(shown)}
      />
    </>
  )
}
