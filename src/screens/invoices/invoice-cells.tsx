import type { Words } from '../../i18n/words.ts'
import { Amount } from '../../ui/Amount/Amount.tsx'
import { ClientMark } from '../../ui/ClientMark/ClientMark.tsx'
import { DeskLink, TwoLines } from '../../ui/DeskTable/DeskTable.tsx'
import { signedMoney } from '../shared/cost/money-words.ts'
import { InvoiceState } from './InvoiceState.tsx'
import { aboutOf, dueWords, invoiceHref, nameOf, shortDay } from './invoice-words.ts'
import type { Invoice } from './invoice.types.ts'
import classes from './invoices.module.css'

interface Told {
  invoice: Invoice
  /** YYYY-MM-DD */
  today: string
  /** Whose they are is said: not to a client. */
  desk: boolean
}

/** One row of the list, a cell for each of its columns. */
export function invoiceCells(words: Words, { invoice, today, desk }: Told) {
  const { t } = words
  const { company, contact, clientMark, reference, date, due, type, credits } = invoice
  const about = aboutOf(invoice)
  const link = <OpenLink invoice={invoice} />
  return [
    <TwoLines key="number" title={link} sub={desk ? t(`invoices.types.${type}`) : undefined} />,
    ...(desk
      ? [
          <span key="company" className={classes['company']}>
            <ClientMark mark={clientMark} company={company.name} />
            <TwoLines title={<b>{company.name}</b>} sub={contact?.name} />
          </span>,
        ]
      : []),
    <TwoLines
      key="about"
      title={about ?? <span className={classes['soft']}>{t('invoices.noProject')}</span>}
      sub={credits ? t('invoices.creditTo', { number: credits.number }) : (reference ?? '–')}
    />,
    shortDay(words, date, today),
    <TwoLines key="due" title={shortDay(words, due, today)} sub={<Due {...{ words, invoice, today }} />} />,
    <InvoiceState key="state" invoice={invoice} />,
    <Money key="total" words={words} invoice={invoice} minor={invoice.total} strong />,
    <Money key="paid" words={words} invoice={invoice} minor={invoice.paid} />,
  ]
}

/** The same as a card, for a phone: whose, what about, when due, and how much. */
export function invoiceCard(words: Words, { invoice, today, desk }: Told) {
  const { company, clientMark, due } = invoice
  const about = aboutOf(invoice) ?? words.t(`invoices.types.${invoice.type}`)
  return [
    <div key="card" className={classes['card']}>
      {desk ? <ClientMark mark={clientMark} company={company.name} /> : null}
      <div className={classes['what']}>
        <b className={classes['whose']}>{desk ? company.name : about}</b>
        <span className={classes['soft']}>
          <OpenLink invoice={invoice} />
          {desk ? `, ${about}` : null}
        </span>
      </div>
      <span className={classes['much']}>
        <Money words={words} invoice={invoice} minor={invoice.total} strong />
      </span>
      <span className={classes['how']}>
        <InvoiceState invoice={invoice} />
        <Due {...{ words, invoice, today }} day={shortDay(words, due, today)} />
      </span>
    </div>,
  ]
}

const OpenLink = ({ invoice }: Pick<Told, 'invoice'>) => (
  <DeskLink href={invoiceHref(invoice)}>{nameOf(invoice)}</DeskLink>
)

/** How far its day is; `day`: where nothing else says when that is. */
function Due({ words, invoice, today, day }: { words: Words; day?: string } & Pick<Told, 'invoice' | 'today'>) {
  const said = dueWords(words, invoice, today)
  if (said) return <span className={classes[said.tone]}>{said.text}</span>
  return day === undefined ? null : <span>{words.t('invoices.dueOn', { day })}</span>
}

interface MoneyProps {
  words: Words
  invoice: Pick<Invoice, 'currency'>
  minor: number
  strong?: boolean
}
function Money({ words, invoice: { currency }, minor, strong = false }: MoneyProps) {
  return (
    <span className={strong ? undefined : classes['weak']} data-none={minor === 0}>
      <Amount negative={minor < 0}>{signedMoney(words, minor, currency)}</Amount>
    </span>
  )
}
