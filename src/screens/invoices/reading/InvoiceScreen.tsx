import { Suspense } from 'react'
import { mayUse } from '../../../../domain/auth/rights.ts'
import { dateIn } from '../../../../domain/shift-display.ts'
import { mayCall } from '../../../access/may-call.ts'
import { useSession } from '../../../access/session.ts'
import { api } from '../../../client/api.ts'
import { unwrap } from '../../../client/problem.ts'
import { $api } from '../../../client/query.ts'
import { wholeList } from '../../../client/whole-list.ts'
import { useWords } from '../../../i18n/words.ts'
import { later } from '../../../ui/lazily.tsx'
import { useMatches } from '../../../ui/useMatches.ts'
import type { ScreenProps } from '../../screen.ts'
import { loadable } from '../../shared/loadable.ts'
import { viewerZone } from '../../shared/words/shift-words.ts'
import { useDownload } from '../../shared/useDownload.ts'
import { useNow } from '../../shared/useNow.ts'
import { nameOf } from '../invoice-words.ts'
import { InvoiceView } from './InvoiceView.tsx'
import { invoiceFile } from './invoice-file.ts'
import type { Attached, ReadInvoice } from './reading.types.ts'

/** A phone has no room beside the lines; its reader is not loaded there. */
const Paper = later(async () => (await import('./InvoicePaper.tsx')).InvoicePaper)
/** A client does nothing with it. */
const Acts = later(async () => (await import('../acting/InvoiceActs.tsx')).InvoiceActs)
const EInvoice = later(async () => (await import('../eInvoice/EInvoiceMenu.tsx')).EInvoiceMenu)
const RemoveDocument = later(async () => (await import('../acting/RemoveDocument.tsx')).RemoveDocument)
/** As in reading.module.css. */
const beside = '(min-width: 75em)'
/** Ms after which it is asked for again while it is looked at: others release it and note payments. */
const anew = 20_000

/** One invoice, by its number or its mark. */
export default function InvoiceScreen({ params }: ScreenProps) {
  const { t } = useWords()
  const { user } = useSession()
  const now = useNow()
  const isWide = useMatches(beside)
  const file = useDownload('invoice')
  const reads = mayCall(user, 'readInvoice') && mayUse(user, 'invoices')
  const path = { id: params['number'] ?? '' }
  const when = { enabled: reads, refetchInterval: anew }
  const ofAll = { params: { path, query: wholeList } }
  const one = $api.useQuery('get', '/api/v1/invoices/{id}', { params: { path } }, when)
  const lines = $api.useQuery('get', '/api/v1/invoices/{id}/items', ofAll, when)
  const documents = $api.useQuery('get', '/api/v1/invoices/{id}/documents', ofAll, when)
  const activities = $api.useQuery('get', '/api/v1/invoices/{id}/activities', ofAll, when)
  const content =
    one.data && lines.data && documents.data && activities.data
      ? {
          invoice: one.data,
          lines: lines.data.items,
          documents: documents.data.items,
          activities: activities.data.items,
        }
      : undefined
  const save = ({ invoice }: ReadInvoice) => {
    const name = `${nameOf(invoice)}.pdf`
    void file.save(name, () => invoiceFile(invoice.id), t('invoice.pdfSaved', { name }))
  }
  const open = ({ id, name, format }: Attached) => {
    const ending = format === 'pdf' ? '.pdf' : '.webp'
    const load = () =>
      unwrap(api.GET('/api/v1/invoiceDocuments/{id}/file', { params: { path: { id } }, parseAs: 'blob' }))
    void file.save(name.endsWith(ending) ? name : `${name}${ending}`, load, t('invoice.pdfSaved', { name }))
  }
  return (
    <InvoiceView
      state={reads ? loadable([one, lines, documents, activities], content) : { kind: 'refused' }}
      today={dateIn(viewerZone(), now)}
      now={now}
      desk={user.loginTypes.some(type => type !== 'clients')}
      saving={file.busy}
      onSave={save}
      onOpen={open}
      acts={
        mayCall(user, 'releaseInvoice')
          ? ({ invoice, lines: charged }) => (
              <Suspense fallback={null}>
                <Acts invoice={invoice} lines={charged} />
                {invoice.state !== 'design' && mayCall(user, 'readEInvoice') ? <EInvoice invoice={invoice} /> : null}
              </Suspense>
            )
          : undefined
      }
      removal={
        mayCall(user, 'deleteInvoiceDocument')
          ? document => (
              <Suspense fallback={null}>
                <RemoveDocument document={document} />
              </Suspense>
            )
          : undefined
      }
      paper={
        isWide
          ? ({ invoice }) => (
              <Suspense fallback={null}>
                <Paper invoice={invoice} />
              </Suspense>
            )
          : undefined
      }
    />
  )
}
