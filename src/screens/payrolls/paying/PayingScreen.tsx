import { useState } from 'react'
import { dateIn } from '../../../../domain/shift-display.ts'
import { api } from '../../../client/api.ts'
import { unwrap } from '../../../client/problem.ts'
import { $api } from '../../../client/query.ts'
import { useWords } from '../../../i18n/words.ts'
import { lazily } from '../../../ui/lazily.tsx'
import { deskWidth, useMatches } from '../../../ui/useMatches.ts'
import { useListAddress } from '../../shared/list/useListAddress.ts'
import { loadable } from '../../shared/loadable.ts'
import { useCommand } from '../../shared/useCommand.ts'
import { useDownload } from '../../shared/useDownload.ts'
import { useNow } from '../../shared/useNow.ts'
import { viewerZone } from '../../shared/words/shift-words.ts'
import { type PaymentAct, PayingView } from './PayingView.tsx'
import { type Payment, shown } from './paying.types.ts'

const nothing = () => null
const FileDialog = lazily(async () => (await import('./PayingDialogs.tsx')).FileDialog, nothing)
const SentDialog = lazily(async () => (await import('./PayingDialogs.tsx')).SentDialog, nothing)
const ReturnDialog = lazily(async () => (await import('./PayingDialogs.tsx')).ReturnDialog, nothing)
const PersonAccountDialog = lazily(
  async () => (await import('../../shared/accounting/PersonAccountDialog.tsx')).PersonAccountDialog,
  nothing,
)
const CompanyDialog = lazily(
  async () => (await import('../../shared/accounting/CompanyDialog.tsx')).CompanyDialog,
  nothing,
)
const touches = ['payrollMonths', 'payrolls', 'bankTransfers', 'persons'] as const

type Opened = { kind: 'file' | 'sent' | 'payer' } | { kind: 'account' | 'cameBack'; payment: Payment }

/** The office has the money of a month go to people. */
export default function PayingScreen({ month }: { month: string }) {
  const { t, tn } = useWords()
  const address = useListAddress()
  const today = dateIn(viewerZone(), useNow())
  const path = { month }
  const asked = $api.useQuery('get', '/api/v1/payrollMonths/{month}/payments', { params: { path } })
  const file = useDownload('payments')
  const mark = useCommand('post', '/api/v1/payrollMonths/{month}/payments/sent', { touches })
  const back = useCommand('post', '/api/v1/payrollMonths/{month}/payments/returned', { touches })
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  const companies = asked.data?.companies ?? []
  const payerId =
    companies.find(({ id }) => id === address.asked.get('payer'))?.id ??
    (companies.find(({ canPay }) => canPay) ?? companies[0])?.id ??
    ''
  const payable = asked.data?.payments.filter(({ fate }) => fate === 'payable') ?? []

  const sent = (paymentIds: string[], executedOn: string | null) => {
    const said = (to: string | null) => ({ params: { path }, body: { paymentIds, executedOn: to } })
    void mark.give(said(executedOn), {
      done: ({ marked }) =>
        executedOn === null ? t('payrollPayments.notMarked') : tn('payrollPayments.marked', marked),
      undo: () =>
        executedOn === null ? undefined : () => void mark.give(said(null), { done: t('payrollPayments.notMarked') }),
      then: close,
    })
  }
  const act = (what: PaymentAct, payment: Payment) =>
    what === 'notSent' ? sent([payment.id], null) : setOpened({ kind: what, payment })
  return (
    <>
      <PayingView
        state={loadable([asked], asked.data)}
        month={month}
        wide={useMatches(deskWidth)}
        only={shown.find(one => one === address.asked.get('only')) ?? ''}
        q={address.q}
        address={address}
        payerId={payerId}
        onPayer={payer => address.change({ payer })}
        onPayerAccount={() => setOpened({ kind: 'payer' })}
        onOnly={only => address.change({ only: only || null })}
        onFile={() => setOpened({ kind: 'file' })}
        onSent={() => setOpened({ kind: 'sent' })}
        onAct={act}
      />
      {opened?.kind === 'file' && asked.data ? (
        <FileDialog
          payments={asked.data}
          today={today}
          busy={file.busy}
          onSend={on => {
            const query = { companyId: payerId, on, ...asked.data.payable }
            void file
              .save(
                `SEPA-${month}.xml`,
                () =>
                  unwrap(
                    api.GET('/api/v1/payrollMonths/{month}/payments/file', {
                      params: { path, query },
                      parseAs: 'blob',
                    }),
                  ),
                t('payrollPayments.downloaded'),
              )
              .then(close)
          }}
          onClose={close}
        />
      ) : null}
      {opened?.kind === 'sent' ? (
        <SentDialog
          count={payable.length}
          today={today}
          busy={mark.busy}
          onSend={executedOn =>
            sent(
              payable.map(({ id }) => id),
              executedOn,
            )
          }
          onClose={close}
        />
      ) : null}
      {opened?.kind === 'cameBack' ? (
        <ReturnDialog
          payment={opened.payment}
          today={today}
          busy={back.busy}
          onSend={(returnedOn, reason) =>
            void back.give(
              { params: { path }, body: { paymentId: opened.payment.id, returnedOn, reason } },
              { done: t('payrollPayments.isBack'), then: close },
            )
          }
          onClose={close}
        />
      ) : null}
      {opened?.kind === 'account' ? <PersonAccountDialog person={opened.payment.person} onClose={close} /> : null}
      {opened?.kind === 'payer' ? <CompanyDialog companyId={payerId} onClose={close} /> : null}
    </>
  )
}
