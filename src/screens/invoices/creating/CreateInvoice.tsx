import { keepPreviousData } from '@tanstack/react-query'
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
import { useTell } from '../../shared/useTell.ts'
import { invoiceHref } from '../invoice-words.ts'
import { DraftForm } from './DraftForm.tsx'
import { PositionList } from './PositionList.tsx'
import { TakenDialog } from './TakenDialog.tsx'
import { type Position, pickedNow } from './creating.types.ts'
import { type Drafted, useDraft } from './useDraft.ts'
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
  const { t } = useWords()
  const { user, personId } = useSession()
  const tell = useTell()
  const address = useListAddress()
  const [, navigate] = useLocation()
  const may = mayCall(user, 'createInvoice')
  const query = { limit: most, page: 1, ...(address.q ? { q: address.q } : {}) }
  const asked = $api.useQuery(
    'get',
    '/api/v1/invoicePositions',
    { params: { query } },
    // The search and what is typed beside it stay while another answer is on its way.
    { enabled: may, placeholderData: keepPreviousData },
  )
  const draft = useDraft(personId ?? '', made => {
    tell.done('create invoice', t('invoiceDraft.created', { name: made.mark }))
    navigate(invoiceHref(made), { replace: true })
  })
  return (
    <CreateInvoiceView
      state={!may ? { kind: 'refused' } : draft ? loadable([asked], asked.data?.items) : { kind: 'loading' }}
      more={(asked.data?.total ?? 0) > most}
      address={address}
      now={useNow()}
      draft={draft}
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
  /** Null while the device is asked what was left. */
  draft: Drafted | null
}

/** Positions on one side, what they are charged under on the other. */
export function CreateInvoiceView({ state, more, address, now, draft }: CreateInvoiceViewProps) {
  const { t, tn } = useWords()
  useTitle(t('invoices.create'))
  const frozen = draft === null || draft.busy || draft.waiting
  return (
    <Screen state={state} width="wide" skeleton={<SkeletonRows count={8} label={t('app.loading')} />}>
      {positions => {
        // What was asked for may be there already, under a mark nobody here has heard of.
        const chosen = draft?.chosen ?? []
        const picked = frozen ? chosen : pickedNow(chosen, positions)
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
                  <PositionList
                    positions={positions}
                    picked={picked}
                    onChoose={(those, to) =>
                      draft?.send(
                        to ? { type: 'CHOSEN', those } : { type: 'TAKEN_BACK', ids: those.map(({ crew }) => crew.id) },
                      )
                    }
                    frozen={frozen}
                    now={now}
                  />
                )}
                {more ? <p className={classes['soft']}>{t('invoiceDraft.more', { count: most })}</p> : null}
                <div className={classes['chosen']}>
                  <p role="status" className={classes['soft']}>
                    {tn('invoiceDraft.chosen', picked.length)}
                  </p>
                  {picked.length > 0 && !frozen ? (
                    <Button size="small" variant="quiet" onClick={() => draft?.send({ type: 'DROPPED' })}>
                      {t('invoiceDraft.startAnew')}
                    </Button>
                  ) : null}
                </div>
              </div>
              {draft && first?.crew.currency ? (
                <DraftForm
                  key={first.position.company.id}
                  position={first.position}
                  crews={picked.map(({ crew }) => crew)}
                  currency={first.crew.currency}
                  draft={draft}
                />
              ) : (
                <p className={classes['hint']}>{t('invoiceDraft.tickFirst')}</p>
              )}
            </div>
            {draft ? <TakenDialog chosen={draft.chosen} taken={draft.taken} send={draft.send} /> : null}
          </Page>
        )
      }}
    </Screen>
  )
}
