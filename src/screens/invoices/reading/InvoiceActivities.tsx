import {
  IconArrowBackUp,
  IconCash,
  IconFilePlus,
  IconLock,
  IconPaperclip,
  IconPencil,
  IconSend,
  IconTrash,
} from '@tabler/icons-react'
import { useWords } from '../../../i18n/words.ts'
import { signedMoney } from '../../shared/cost/money-words.ts'
import { viewerZone } from '../../shared/words/shift-words.ts'
import { whenWords } from '../../shared/words/when-words.ts'
import type { Happened } from './reading.types.ts'
import classes from './reading.module.css'

const signs = {
  created: IconFilePlus,
  changed: IconPencil,
  released: IconLock,
  sent: IconSend,
  paymentReceived: IconCash,
  credited: IconArrowBackUp,
  documentAdded: IconPaperclip,
  documentFiled: IconPaperclip,
  documentRemoved: IconTrash,
} as const

interface InvoiceActivitiesProps {
  activities: readonly Happened[]
  currency: string
  /** Ms. */
  now: number
}

/** What happened to an invoice, the newest first. */
export function InvoiceActivities({ activities, currency, now }: InvoiceActivitiesProps) {
  const words = useWords()
  const { t } = words
  const said = ({ code, text, amount }: Happened): string => {
    const values = { text: text ?? '', amount: amount === null ? '' : signedMoney(words, amount, currency) }
    if (code === 'sent') return t(text === null ? 'invoice.happened.sentOtherwise' : 'invoice.happened.sent', values)
    if (code === 'paymentReceived' && (amount ?? 0) < 0) return t('invoice.happened.paidBack', values)
    return t(`invoice.happened.${code}`, values)
  }
  return (
    <section aria-label={t('invoice.activities')}>
      <h2 className={classes['heading']}>{t('invoice.activities')}</h2>
      <ul className={classes['happened']}>
        {activities.map(one => {
          const Sign = signs[one.code]
          return (
            <li key={one.id}>
              <Sign aria-hidden="true" />
              <span>
                {said(one)}
                {one.author === null ? null : <span className={classes['soft']}>, {one.author}</span>}
              </span>
              <span className={classes['when']}>{whenWords(words, one.at, viewerZone(), now)}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
