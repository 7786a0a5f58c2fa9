import { mayCall } from '../../access/may-call.ts'
import { useSession } from '../../access/session.ts'
import type { Group } from '../../i18n/translate.ts'
import { useWords } from '../../i18n/words.ts'
import { LateWords } from '../shared/loading/LateWords.tsx'
import type { ReceiptTemplate } from '../shared/receipts/receipt.types.ts'
import { useCommand } from '../shared/useCommand.ts'
import type { Head } from './head.ts'
import { HeadDialog } from './HeadDialog.tsx'
import { TemplatesDialog } from './TemplatesDialog.tsx'

interface NewReceiptProps {
  /** Entered by hand, or begun from a template. */
  by: 'new' | 'templates'
  /** YYYY-MM-DD */
  today: string
  onMade: (receipt: { number: string }) => void
  onClose: () => void
}

const groups: readonly Group[] = ['app', 'shell', 'receipts', 'receipt']

/** A receipt that no photo begins. */
export function NewReceipt(props: NewReceiptProps) {
  return (
    <LateWords groups={groups} onClose={props.onClose}>
      <Begun {...props} />
    </LateWords>
  )
}

function Begun({ by, today, onMade, onClose }: NewReceiptProps) {
  const { t } = useWords()
  const { user } = useSession()
  const create = useCommand('post', '/api/v1/receipts', { inForm: true, touches: ['receipts', 'receiptsOverview'] })
  const make = (head: Head, items: ReceiptTemplate['items'] = []) =>
    void create.give({ body: { ...head, items } }, { then: onMade })
  return by === 'new' ? (
    <HeadDialog
      title={t('receipts.create')}
      head={null}
      project={null}
      busy={create.busy}
      failure={create.failure}
      onSave={head => make(head)}
      onClose={onClose}
    />
  ) : (
    <TemplatesDialog
      keeps={mayCall(user, 'deleteReceiptTemplate')}
      onClose={onClose}
      onChoose={({ type, shop, country, paidWith, gross, items }) =>
        make({ typeId: type.id, shop, date: today, country, paidWith, projectId: null, total: gross }, items)
      }
    />
  )
}
