import { IconCash, IconDots, IconLock, IconSend } from '@tabler/icons-react'
import { type ComponentType, useState } from 'react'
import { openOf } from '../../../../domain/invoices/invoice-state.ts'
import type { Group } from '../../../i18n/translate.ts'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Menu } from '../../../ui/Menu/Menu.tsx'
import { LateWords } from '../../shared/loading/LateWords.tsx'
import type { Invoice } from '../invoice.types.ts'
import type { Line } from '../reading/reading.types.ts'
import type { Act, ActProps } from './acting.types.ts'
import { DocumentDialog } from './DocumentDialog.tsx'
import { DiscardDialog, EditDialog } from './DraftDialogs.tsx'
import { CreditDialog, PaymentDialog } from './MoneyDialogs.tsx'
import { ReleaseDialog, SendDialog } from './SendingDialogs.tsx'

interface InvoiceActsProps {
  invoice: Invoice
  lines: readonly Line[]
}

const groups: readonly Group[] = ['app', 'shell', 'invoices', 'invoice', 'invoiceActs', 'documents']

/** What the office does with an invoice, with words that come with it. */
export function InvoiceActs(props: InvoiceActsProps) {
  return (
    <LateWords groups={groups} waiting={null}>
      <Acts {...props} />
    </LateWords>
  )
}

const dialogs: Record<Act, ComponentType<ActProps>> = {
  release: ReleaseDialog,
  send: SendDialog,
  payment: PaymentDialog,
  payBack: props => <PaymentDialog {...props} back />,
  credit: CreditDialog,
  edit: EditDialog,
  document: DocumentDialog,
  discard: DiscardDialog,
}

/** What can be done as it stands; the first is what it waits for. */
function actsOf(invoice: Invoice): Act[] {
  const { state, type, paid, total, credited } = invoice
  if (state === 'design') return ['release', 'edit', 'document', 'discard']
  if (type === 'creditNote') return ['send', 'document']
  const open = openOf(invoice) > 0
  return [
    ...(state === 'released' ? (['send'] as const) : []),
    ...(open ? (['payment'] as const) : []),
    ...(state === 'released' ? [] : (['send'] as const)),
    ...(paid > 0 ? (['payBack'] as const) : []),
    'document',
    ...(total > credited ? (['credit'] as const) : []),
  ]
}

function Acts({ invoice, lines }: InvoiceActsProps) {
  const { t } = useWords()
  const [doing, setDoing] = useState<Act | null>(null)
  const [first, ...rest] = actsOf(invoice)
  const Dialog = doing && dialogs[doing]
  return (
    <>
      {first ? (
        <Button
          icon={
            first === 'release' ? (
              <IconLock aria-hidden="true" />
            ) : first === 'payment' ? (
              <IconCash aria-hidden="true" />
            ) : (
              <IconSend aria-hidden="true" />
            )
          }
          onClick={() => setDoing(first)}
        >
          {t(`invoiceActs.acts.${first}`)}
        </Button>
      ) : null}
      {rest.length > 0 ? (
        <Menu
          label={t('invoiceActs.more')}
          icon={<IconDots aria-hidden="true" />}
          items={rest.map(value => ({
            value,
            label: t(`invoiceActs.acts.${value}`),
            risky: value === 'discard' || value === 'credit',
          }))}
          onSelect={value => setDoing(rest.find(one => one === value) ?? null)}
        />
      ) : null}
      {Dialog ? <Dialog invoice={invoice} lines={lines} onClose={() => setDoing(null)} /> : null}
    </>
  )
}
