import { useWords } from '../../i18n/words.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.tsx'
import type { Receipt, ReceiptItem } from '../shared/receipts/receipt.types.ts'
import { headOf } from './head.ts'
import { HeadDialog } from './HeadDialog.tsx'
import { ItemDialog } from './ItemDialog.tsx'
import { TextDialog } from './TextDialog.tsx'
import type { ReceiptCommands } from './useReceiptCommands.ts'

/** Which dialog of a receipt is open; an item that is null is a new one. */
export type ReceiptDialog =
  { kind: 'head' | 'delete' | 'comment' | 'template' } | { kind: 'item'; item: ReceiptItem | null }

interface ReceiptDialogsProps {
  dialog: ReceiptDialog
  receipt: Receipt
  commands: ReceiptCommands
  onClose: () => void
}

export function ReceiptDialogs({ dialog, receipt, commands, onClose }: ReceiptDialogsProps) {
  const { t } = useWords()
  const { change, comment, template, one } = commands
  const saved = { done: t('receipt.saved'), then: onClose }
  if (dialog.kind === 'item') return <ItemDialog receipt={receipt} item={dialog.item} onClose={onClose} />
  if (dialog.kind === 'head')
    return (
      <HeadDialog
        title={t('receipt.head')}
        head={headOf(receipt)}
        project={receipt.project}
        busy={change.busy}
        failure={change.failure}
        onSave={body => void change.give({ ...one, body }, saved)}
        onClose={onClose}
      />
    )
  if (dialog.kind === 'comment')
    return (
      <TextDialog
        title={t('receipt.say')}
        label={t('receipt.comment')}
        missing={t('receipt.commentMissing')}
        of="NewReceiptActivity.text"
        lines
        busy={comment.busy}
        failure={comment.failure}
        onSend={text => void comment.give({ ...one, body: { text } }, { done: t('receipt.said'), then: onClose })}
        onClose={onClose}
      />
    )
  if (dialog.kind === 'template')
    return (
      <TextDialog
        title={t('receipt.asTemplate')}
        label={t('receipt.templateName')}
        missing={t('receipt.templateMissing')}
        of="NewReceiptTemplate.name"
        start={receipt.shop ?? ''}
        busy={template.busy}
        failure={template.failure}
        onSend={name =>
          void template.give(
            { body: { receiptId: receipt.id, name } },
            { done: t('receipt.templateKept'), then: onClose },
          )
        }
        onClose={onClose}
      />
    )
  return (
    <ConfirmDialog
      opened
      title={t('receipt.deleteAsk', { number: receipt.number })}
      safeLabel={t('receipt.keep')}
      riskyLabel={t('receipt.delete')}
      onSafe={onClose}
      onRisky={() => {
        onClose()
        commands.remove()
      }}
    >
      <p>{t('receipt.deleteText')}</p>
    </ConfirmDialog>
  )
}
