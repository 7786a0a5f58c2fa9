import { useMemo } from 'react'
import { dateIn } from '../../../domain/shift-display.ts'
import { mayCall } from '../../access/may-call.ts'
import { useSession } from '../../access/session.ts'
import { $api } from '../../client/query.ts'
import { wholeList } from '../../client/whole-list.ts'
import { useWords } from '../../i18n/words.ts'
import { SkeletonRows } from '../../ui/Skeleton/Skeleton.tsx'
import { useTitle } from '../screen.ts'
import { loadable } from '../shared/loadable.ts'
import { Screen } from '../shared/Screen.tsx'
import { viewerZone } from '../shared/words/shift-words.ts'
import { useNow } from '../shared/useNow.ts'
import type { RateCard } from './mobile-documents.types.ts'
import { MobileDocumentsView, type Rates } from './MobileDocumentsView.tsx'
import { cardsOn } from './rate-table.ts'
import { useKeptPapers } from './useKeptPapers.ts'

const none: never[] = []

/** Papers one has at hand, also without network, and what hours cost. */
export default function MobileDocumentsScreen() {
  const { t } = useWords()
  useTitle(t('mobileDocuments.title'))
  const documents = $api.useQuery('get', '/api/v1/mobileDocuments', { params: { query: wholeList } })
  const kept = useKeptPapers(documents.data?.items ?? none)
  const rates = useRates()
  return (
    <Screen
      state={loadable([documents], documents.data?.items, { keeps: true })}
      width="list"
      skeleton={<SkeletonRows count={6} label={t('app.loading')} />}
    >
      {items => <MobileDocumentsView documents={items} kept={kept} rates={rates} />}
    </Screen>
  )
}

/** Today's rates and those to come, of the own company or by the agency's standard; null for whom they are not. */
function useRates(): Rates | null {
  const { user } = useSession()
  const today = dateIn(viewerZone(), useNow())
  const enabled = mayCall(user, 'listRateCards')
  const cards = $api.useQuery('get', '/api/v1/rateCards', { params: { query: wholeList } }, { enabled })
  const own = user?.loginTypes.includes('clients') === true
  const { now, next } = useMemo(
    () =>
      cardsOn(
        (cards.data?.items ?? []).filter(({ company }) => own === (company !== null)),
        today,
      ),
    [cards.data, own, today],
  )
  const [nowItems, nextItems] = [useItems(now), useItems(next)]
  if (!now && !next) return null
  return { now: now && { card: now, items: nowItems }, next: next && { card: next, items: nextItems } }
}

function useItems(card: RateCard | null) {
  const { data } = $api.useQuery(
    'get',
    '/api/v1/rateCards/{id}/items',
    { params: { path: { id: card?.id ?? '' }, query: wholeList } },
    { enabled: card !== null },
  )
  return data?.items ?? none
}
