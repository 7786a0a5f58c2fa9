import { useWords } from '../../../i18n/words.ts'
import { useCommand } from '../../shared/useCommand.ts'
import type { ItemDetails } from '../payroll.types.ts'

export type FeedbackLine = NonNullable<ItemDetails['feedback']>['line']
export interface ItemCommands {
  busy: boolean
  confirm: () => void
  /** For the accountants. */
  answer: (said: { answer: string; minutes?: number }, then: () => void) => void
  decline: (said: { line: FeedbackLine; reason: string }, then: () => void) => void
}

const touches = ['payrollItems', 'payrolls', 'persons', 'payrollMonths'] as const

/** What one says to an item: that it is right, taken back within seconds, or what is wrong. */
export function useItemCommands(id: string): ItemCommands {
  const { t } = useWords()
  const confirming = useCommand('post', '/api/v1/payrollItems/{id}', { touches })
  const declining = useCommand('post', '/api/v1/payrollItems/{id}/decline', { touches })
  const answering = useCommand('post', '/api/v1/payrollItems/{id}/answer', { touches })
  const params = { path: { id } }
  const say = (confirmed: boolean) => ({ params, body: { confirmed } })
  return {
    busy: confirming.busy || declining.busy || answering.busy,
    confirm: () =>
      void confirming.give(say(true), {
        done: t('payrolls.confirmed'),
        undo: () => () => void confirming.give(say(false), { done: t('payrolls.takenBack') }),
      }),
    answer: (said, then) => void answering.give({ params, body: said }, { done: t('payrolls.answerSent'), then }),
    decline: (said, then) => void declining.give({ params, body: said }, { done: t('payrolls.declined'), then }),
  }
}
