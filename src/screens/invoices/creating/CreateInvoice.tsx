import { useState } from 'react'
import { useLocation } from 'wouter'
import { mayCall } from '../../../access/may-call.ts'
import { useSession } from '../../../access/session.ts'
import { $api } from '../../../client/query.ts'
import type { Group } from '../../../i18n/translate.ts'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Page } from '../../../ui/Page/Page.tsx'
import { SearchField } from '../../../ui/SearchField/SearchField.tsx'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton.tsx'
import { StatePanel } from '../../../ui/StatePanel/StatePanel.tsx'
import { useTitle } from '../../screen.ts'
import type { Loadable } from '../../shared/loadable.ts'
import { loadable } from '../../shared/loadable.ts'
import { LateWords } from '../../shared/loading/LateWords.tsx'
import { Screen } from '../../shared/Screen.tsx'
import { useListAddress } from '../../shared/list/useListAddress.ts'
import { useNow } from '../../shared/useNow.ts'
import { invoiceHref } from '../invoice-words.ts'
import type { Invoice } from '../invoice.types.ts'
import { DraftForm } from './DraftForm.tsx'
import { PositionList } from './PositionList.tsx'
import { type Picked, type Position, pickedNow } from './creating.types.ts'
import classes from './creating.module.css'

const groups: readonly Group[] = ['app', 'shell', 'invoices', 'invoice', 'invoiceActs', 'invoiceDraft']
/** As many projects as are looked through at once; the search finds the others. */
const most = 100

/** Signed positions become an invoice in design. */
export function CreateInvoice() {
  return (
    <LateWords groups={groups} waiting={null}>
      <Creating />
    </LateWords>
  )
}

function Creating() {
  const { user } = useSession()
  const address = useListAddress()
  const [, navigate] = useLocation()
  const may = mayCall(user, 'createInvoice')
  const query = { limit: most, page: 1, ...(address.q ? { q: address.q } : {}) }
  const asked = $api.useQuery('get', '/api/v1/invoicePositions', { params: { query } }, { enabled: may })
  return (
    <CreateInvoiceView
      state={may ? loadable([asked], asked.data?.items) : { kind: 'refused' }}
      more={(asked.data?.total ?? 0) > most}
      address={address}
      now={useNow()}
      onCreated={made => navigate(invoiceHref(made))}
    />
  )
}

interface CreateInvoiceViewProps {
  state: Loadable<readonly Position[]>
  /** There are others, which the search finds. */
  more: boolean
  address: Pick<ReturnType<typeof useListAddress>, 'search' | 'onSearch'>
  /** Ms. */
  now: number
  onCreated: (invoice: Invoice) => void
}

/** Positions on one side, what they are charged under on the other. */
function CreateInvoiceView({ state, more, address, now, onCreated }: CreateInvoiceViewProps) {
  const { t, tn } = useWords()
  // With their projects: what another search does not find stays ticked.
  const [ticked, setTicked] = useState<ReadonlyMap<string, Picked>>(new Map())
  useTitle(t('invoices.create'))
  const choose = (those: readonly Picked[], to: boolean) =>
    setTicked(before => {
      const next = new Map(before)
      for (const one of those)
        if (to) next.set(one.crew.id, one)
        else next.delete(one.crew.id)
      return next
    })
  return (
    <Screen state={state} width="wide" skeleton={<SkeletonRows count={8} label={t('app.loading')} />}>
      {positions => {
        const picked = pickedNow(ticked, positions)
        const [first] = picked
        return (
          <Page width="wide">
            <div className={classes['frame']}>
              <div className={classes['list']}>
                <SearchField
                  label={t('invoiceDraft.search')}
                  value={address.search}
                  onChange={address.onSearch}
                  clearLabel={t('app.clear')}
                />
                {positions.length === 0 ? (
                  <StatePanel
                    kind="empty"
                    title={t('invoiceDraft.none')}
                    actions={<Button href="/invoices">{t('invoice.toList')}</Button>}
                  >
                    {t('invoiceDraft.noneText')}
                  </StatePanel>
                ) : (
                  <PositionList positions={positions} picked={picked} onChoose={choose} now={now} />
                )}
                {more ? <p className={classes['soft']}>{t('invoiceDraft.more', { count: most })}</p> : null}
                <p role="status" className={classes['soft']}>
                  {tn('invoiceDraft.chosen', picked.length)}
                </p>
              </div>
              {first?.crew.currency ? (
                <DraftForm
                  key={first.position.id}
                  position={first.position}
                  crews={picked.map(({ crew }) => crew)}
                  currency={first.crew.currency}
                  onCreated={onCreated}
                />
              ) : (
                <p className={classes['hint']}>{t('invoiceDraft.tickFirst')}</p>
              )}
            </div>
          </Page>
        )
      }}
    </Screen>
  )
}
