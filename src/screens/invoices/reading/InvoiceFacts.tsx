import { useWords } from '../../../i18n/words.ts'
import { hourSumWords } from '../../shared/cost/hour-words.ts'
import { aboutOf, wholeDay } from '../invoice-words.ts'
import type { Invoice } from '../invoice.types.ts'
import classes from './reading.module.css'

/** Whose it is, what it is about, and its days. */
export function InvoiceFacts({ invoice, desk }: { invoice: Invoice; desk: boolean }) {
  const words = useWords()
  const { t, tn } = words
  const { company, clientMark, contact, type, date, due, project, reference, people, crews, minutes, credits } = invoice
  const facts = [
    ...(desk
      ? [
          {
            key: 'company',
            term: t('invoice.facts.company'),
            value: (
              <>
                {company.name} {clientMark ? <span className={classes['soft']}>{clientMark}</span> : null}
              </>
            ),
          },
          { key: 'contact', term: t('invoice.facts.contact'), value: contact?.name ?? '–' },
        ]
      : []),
    {
      key: 'type',
      term: t('invoice.facts.type'),
      value: credits ? (
        <>
          {t(`invoices.types.${type}`)}{' '}
          <a href={`/invoice/${encodeURIComponent(credits.number)}`}>
            {t('invoices.creditTo', { number: credits.number })}
          </a>
        </>
      ) : (
        t(`invoices.types.${type}`)
      ),
    },
    { key: 'date', term: t('invoices.column.date'), value: wholeDay(words, date) },
    { key: 'due', term: t('invoices.column.due'), value: wholeDay(words, due) },
    {
      key: 'about',
      term: t('invoice.facts.about'),
      value: project ? (
        <a href={`/projects/${encodeURIComponent(project.number)}`}>{aboutOf(invoice)}</a>
      ) : (
        (aboutOf(invoice) ?? '–')
      ),
    },
    {
      key: 'reference',
      term: t(desk ? 'invoice.facts.reference' : 'invoice.facts.yourReference'),
      value: reference ?? '–',
    },
    ...(crews > 0
      ? [
          {
            key: 'people',
            term: t('invoices.column.people'),
            value: (
              <>
                {people} <span className={classes['soft']}>{tn('invoice.inShifts', crews)}</span>
              </>
            ),
          },
          { key: 'hours', term: t('invoices.column.hours'), value: hourSumWords(words, minutes) },
        ]
      : []),
  ]
  return (
    <dl className={classes['facts']}>
      {facts.map(({ key, term, value }) => (
        <div key={key}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
