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
import type { Position } from './creating.types.ts'
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
      address={address}
      now={useNow()}
      onCreated={made => navigate(invoiceHref(made))}
    />
  )
}

interface CreateInvoiceViewProps {
  state: Loadable<readonly Position[]>
  address: Pick<ReturnType<typeof useListAddress>, 'search' | 'onSearch'>
  /** Ms. */
  now: number
  onCreated: (invoice: Invoice) => void
}

/** Positions on one side, what they are charged under on the other. */
function CreateInvoiceView({ state, address, now, onCreated }: CreateInvoiceViewProps) {
  const { t, tn } = useWords()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  useTitle(t('invoices.create'))
  const choose = (ids: readonly string[], to: boolean) =>
    setChosen(before => {
      const next = new Set(before)
      for (const id of ids)
        if (to) next.add(id)
        else next.delete(id)
      return next
    })
  return (
    <Screen state={state} width="wide" skeleton={<SkeletonRows count={8} label={t('app.loading')} />}>
      {positions => {
        const picked = positions.flatMap(position =>
          position.crews
            .filter(({ id, invoice }) => chosen.has(id) && invoice === null)
            .map(crew => ({ position, crew })),
        )
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
                  <PositionList positions={positions} chosen={chosen} onChoose={choose} now={now} />
                )}
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
              ) : null}
            </div>
          </Page>
        )
      }}
    </Screen>
  )
}
