import { useWords } from '../../i18n/words.ts'
import { useCommand } from '../shared/useCommand.ts'

/** What is done with one receipt as a whole. */
export function useReceiptCommands(number: string, go: (path: string) => void) {
  const { t } = useWords()
  const touches = ['receipts', 'receiptsOverview', 'approvals'] as const
  const handIn = useCommand('post', '/api/v1/receipts/{id}/handIn', { touches })
  const withdraw = useCommand('post', '/api/v1/receipts/{id}/withdraw', { touches })
  const copy = useCommand('post', '/api/v1/receipts/{id}/copy', { touches })
  const remove = useCommand('delete', '/api/v1/receipts/{id}', { touches: ['receiptsOverview', 'approvals'] })
  const change = useCommand('post', '/api/v1/receipts/{id}', { inForm: true, touches })
  const comment = useCommand('post', '/api/v1/receipts/{id}/activities', { inForm: true })
  const template = useCommand('post', '/api/v1/receiptTemplates', { inForm: true })
  const one = { params: { path: { id: number } } }
  return {
    change,
    comment,
    template,
    one,
    busy: handIn.busy || withdraw.busy || copy.busy || remove.busy,
    handIn: () => void handIn.give(one, { done: t('receipt.handedIn') }),
    withdraw: () => void withdraw.give(one, { done: t('receipt.withdrawn') }),
    copy: () =>
      void copy.give(one, {
        done: made => t('receipt.copied', { number: made.number }),
        then: made => go(`/receipt/${made.number}`),
      }),
    remove: () => void remove.give(one, { done: t('receipt.deleted'), then: () => go('/receipts') }),
  }
}
export type ReceiptCommands = ReturnType<typeof useReceiptCommands>
