import { IconDownload } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Page } from '../../../ui/Page/Page.tsx'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton.tsx'
import { Titled } from '../../screen.ts'
import { BesideTitle } from '../../shared/list/BesideTitle.tsx'
import type { Loadable } from '../../shared/loadable.ts'
import { Screen } from '../../shared/Screen.tsx'
import { InvoiceState } from '../InvoiceState.tsx'
import { dueWords, nameOf } from '../invoice-words.ts'
import { InvoiceActivities } from './InvoiceActivities.tsx'
import { InvoiceDocuments } from './InvoiceDocuments.tsx'
import { InvoiceFacts } from './InvoiceFacts.tsx'
import { InvoiceLines } from './InvoiceLines.tsx'
import { InvoiceSums } from './InvoiceSums.tsx'
import type { Attached, ReadInvoice } from './reading.types.ts'
import classes from './reading.module.css'

interface InvoiceViewProps {
  state: Loadable<ReadInvoice>
  /** YYYY-MM-DD */
  today: string
  /** Ms. */
  now: number
  /** Whose it is is said: not to a client. */
  desk: boolean
  saving: boolean
  onSave: (read: ReadInvoice) => void
  onOpen: (document: Attached) => void
  /** What may be done with it, beside its PDF. */
  acts?: ((read: ReadInvoice) => ReactNode) | undefined
  /** Takes a file away again. */
  removal?: ((document: Attached) => ReactNode) | undefined
  /** Its PDF, where there is room beside it. */
  paper?: ((read: ReadInvoice) => ReactNode) | undefined
}

/** One invoice: what is charged, by whom it was signed, what it comes to, and what happened to it. */
export function InvoiceView(props: InvoiceViewProps) {
  const { state, today, now, desk, saving, onSave, onOpen, acts, removal, paper } = props
  const words = useWords()
  const { t } = words
  return (
    <Screen
      state={state}
      width="wide"
      skeleton={<SkeletonRows count={8} label={t('app.loading')} />}
      absent={{
        kind: 'notFound',
        title: t('invoices.none'),
        text: t('invoice.goneText'),
        action: <Button href="/invoices">{t('invoice.toList')}</Button>,
      }}
    >
      {read => {
        const { invoice, lines, documents, activities } = read
        const due = dueWords(words, invoice, today)
        return (
          <Page width="wide">
            <Titled>{nameOf(invoice)}</Titled>
            <BesideTitle>
              <div className={classes['head']}>
                <InvoiceState invoice={invoice} />
                {due ? <span className={classes[due.tone]}>{due.text}</span> : null}
                <span className={classes['acts']}>
                  {acts?.(read)}
                  <Button icon={<IconDownload aria-hidden="true" />} busy={saving} onClick={() => onSave(read)}>
                    {t('invoice.pdf')}
                  </Button>
                </span>
              </div>
            </BesideTitle>
            <div className={classes['frame']} data-beside={paper !== undefined}>
              <div className={classes['main']}>
                <InvoiceFacts invoice={invoice} desk={desk} />
                {invoice.reason === null ? null : <p className={classes['reason']}>{invoice.reason}</p>}
                <InvoiceLines invoice={invoice} lines={lines} now={now} />
                <InvoiceSums invoice={invoice} />
              </div>
              <div className={classes['beside']}>
                {paper?.(read)}
                <InvoiceDocuments
                  documents={documents}
                  onOpen={onOpen}
                  desk={desk}
                  removal={invoice.state === 'design' ? removal : undefined}
                  now={now}
                />
                <InvoiceActivities activities={activities} currency={invoice.currency} now={now} />
              </div>
            </div>
          </Page>
        )
      }}
    </Screen>
  )
}
