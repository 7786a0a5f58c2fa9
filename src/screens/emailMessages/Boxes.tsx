import {
  IconCalendarEvent,
  IconFileInvoice,
  IconFileText,
  IconInbox,
  IconKey,
  IconReceipt2,
  IconTruckDelivery,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useWords } from '../../i18n/words.ts'
import { stateIcon } from './EmailStateWord.tsx'
import type { EmailState, Mailbox, MailboxCode } from './email.types.ts'
import classes from './emails.module.css'

const boxIcons: Record<MailboxCode, ReactNode> = {
  planning: <IconCalendarEvent aria-hidden="true" />,
  documents: <IconFileText aria-hidden="true" />,
  deliveryNotes: <IconTruckDelivery aria-hidden="true" />,
  invoices: <IconFileInvoice aria-hidden="true" />,
  quotations: <IconReceipt2 aria-hidden="true" />,
  accounts: <IconKey aria-hidden="true" />,
}

interface BoxesProps {
  boxes: readonly Mailbox[]
  /** Of all of them. */
  total: number
  states: readonly { state: EmailState; count: number }[]
  shown: { mailbox: MailboxCode | null; state: EmailState | null }
  onBox: (mailbox: MailboxCode | null) => void
  onState: (state: EmailState | null) => void
}

/** What e-mails stand among and what became of them, beside the list; pressed once more, all of them. */
export function Boxes({ boxes, total, states, shown, onBox, onState }: BoxesProps) {
  const { t } = useWords()
  return (
    <nav className={classes['boxes']} aria-label={t('mailbox.boxes')}>
      <Choice
        icon={<IconInbox aria-hidden="true" />}
        label={t('mailbox.all')}
        count={total}
        chosen={shown.mailbox === null}
        onChoose={() => onBox(null)}
      />
      {boxes.map(({ id, total: count }) => (
        <Choice
          key={id}
          icon={boxIcons[id]}
          label={t(`shell.mail.box.${id}`)}
          count={count}
          chosen={id === shown.mailbox}
          onChoose={() => onBox(id === shown.mailbox ? null : id)}
        />
      ))}
      <p className={classes['over']}>{t('mailbox.states')}</p>
      {states.map(({ state: one, count }) => (
        <Choice
          key={one}
          icon={<span data-state={one}>{stateIcon(one)}</span>}
          label={t(`mailbox.state.${one}`)}
          count={count}
          chosen={one === shown.state}
          onChoose={() => onState(one === shown.state ? null : one)}
        />
      ))}
    </nav>
  )
}

interface ChoiceProps {
  icon: ReactNode
  label: string
  count: number
  chosen: boolean
  onChoose: () => void
}

function Choice({ icon, label, count, chosen, onChoose }: ChoiceProps) {
  const { locale } = useWords()
  return (
    <button type="button" className={classes['choice']} aria-pressed={chosen} onClick={onChoose}>
      {icon}
      <span>{label}</span>
      <span className={classes['number']}>{new Intl.NumberFormat(locale).format(count)}</span>
    </button>
  )
}
