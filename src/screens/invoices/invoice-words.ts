import { daysUntil } from '../../../domain/shift-display.ts'
import type { Words } from '../../i18n/words.ts'
import { dateWords } from '../shared/words/shift-words.ts'
import type { Invoice } from './invoice.types.ts'

/** "4 May", with its year where that is not the present one. */
export const shortDay = (words: Words, day: string, today: string): string =>
  dateWords(words, day, {
    day: 'numeric',
    month: 'short',
    ...(day.slice(0, 4) === today.slice(0, 4) ? {} : { year: 'numeric' }),
  })

/** "13 May 2026" */
export const wholeDay = (words: Words, day: string): string =>
  dateWords(words, day, { day: 'numeric', month: 'short', year: 'numeric' })

/** Days ahead that are said to be soon. */
const soon = 2

export interface DueWords {
  text: string
  tone: 'over' | 'soon' | 'plain'
}

/** How far its due day is: "23 days over", "due today", "in 5 days", "paid 13 May"; null where it waits for nothing. */
export function dueWords(
  words: Words,
  { state, isOverdue, due, paidOn }: Pick<Invoice, 'state' | 'isOverdue' | 'due' | 'paidOn'>,
  today: string,
): DueWords | null {
  const { t, tn } = words
  const left = daysUntil(due, today)
  if (isOverdue) return { text: tn('invoices.daysOver', -left), tone: 'over' }
  if (state === 'paid')
    return paidOn === null
      ? null
      : { text: t('invoices.paidOn', { day: shortDay(words, paidOn, today) }), tone: 'plain' }
  if (state !== 'unpaid') return null
  if (left === 0) return { text: t('invoices.dueToday'), tone: 'soon' }
  return { text: tn('invoices.inDays', left), tone: left <= soon ? 'soon' : 'plain' }
}

/** What it is about: its own title, or its project's name. */
export const aboutOf = ({ title, project }: Pick<Invoice, 'title' | 'project'>): string | null =>
  title ?? project?.name ?? null

/** What it goes by: its number, or its mark while it is in design. */
export const nameOf = ({ number, mark }: Pick<Invoice, 'number' | 'mark'>): string => number ?? mark

export const invoiceHref = (invoice: Pick<Invoice, 'number' | 'mark'>): string =>
  `/invoice/${encodeURIComponent(nameOf(invoice))}`
