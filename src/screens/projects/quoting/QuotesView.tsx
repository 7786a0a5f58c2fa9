import { IconDownload, IconFileInvoice } from '@tabler/icons-react'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Note } from '../../../ui/Note/Note.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { StatePanel } from '../../../ui/StatePanel/StatePanel.tsx'
import { QuotationCard } from './QuotationCard.tsx'
import { QuoteLines } from './QuoteLines.tsx'
import type { Quotation, Quotations } from './quoting.types.ts'
import classes from './quoting.module.css'

interface QuotesViewProps {
  known: Quotations
  now: number
  /** What whoever reads it may do; absent: not theirs. */
  onQuote?: (() => void) | undefined
  onAccept?: ((quotation: Quotation) => void) | undefined
  onDecline?: ((quotation: Quotation) => void) | undefined
  onWithdraw?: ((quotation: Quotation) => void) | undefined
  onFile: (quotation: Quotation) => void
  busy: boolean
  /** What it takes and costs stands beside already: only offers are shown. */
  beside?: boolean | undefined
}

/** What the project comes to as it is planned, and what it was offered for; for the client only the latter. */
export function QuotesView({ known, now, busy, beside = false, ...on }: QuotesViewProps) {
  const { t, tn } = useWords()
  const { quotations, planned } = known
  const [newest] = quotations
  const ready = planned !== null && planned.currency !== null && planned.currencies === 1 && planned.unpriced === 0
  const shown = planned ?? newest ?? null
  const quote = on.onQuote ? (
    <Button variant="main" icon={<IconFileInvoice aria-hidden="true" />} disabled={!ready} onClick={on.onQuote}>
      {t(newest ? 'quotations.quoteAgain' : 'quotations.quote')}
    </Button>
  ) : undefined
  const notes = (
    <>
      {planned && planned.unpriced > 0 ? <Note tone="wait">{tn('quotations.unpriced', planned.unpriced)}</Note> : null}
      {planned && planned.currencies > 1 ? <Note tone="wait">{t('quotations.currencies')}</Note> : null}
    </>
  )
  const offers = (
    <>
      {quotations.length === 0 ? <p className={classes['soft']}>{t('quotations.none')}</p> : null}
      {quotations.map(quotation => (
        <QuotationCard
          key={quotation.id}
          quotation={quotation}
          now={now}
          asked={on.onAccept !== undefined}
          actions={
            <>
              {quotation.state === 'released' && on.onAccept ? (
                <Button variant="main" onClick={() => on.onAccept?.(quotation)}>
                  {t('quotations.accept')}
                </Button>
              ) : null}
              {quotation.state === 'released' && on.onDecline ? (
                <Button onClick={() => on.onDecline?.(quotation)}>{t('quotations.decline')}</Button>
              ) : null}
              <Button
                variant="quiet"
                icon={<IconDownload aria-hidden="true" />}
                busy={busy}
                onClick={() => on.onFile(quotation)}
              >
                {t('quotations.pdf')}
              </Button>
              {quotation.state === 'released' && on.onWithdraw ? (
                <Button variant="quiet" onClick={() => on.onWithdraw?.(quotation)}>
                  {t('quotations.withdraw')}
                </Button>
              ) : null}
            </>
          }
        />
      ))}
    </>
  )
  if (beside)
    return (
      <Section title={t('quotations.title')} end={quote}>
        {notes}
        <div className={classes['row']}>{offers}</div>
      </Section>
    )
  return (
    <div className={classes['columns']}>
      <div className={classes['side']}>
        <Section title={t('quotations.title')}>{offers}</Section>
      </div>
      <div className={classes['main']}>
        {shown && shown.lines.length > 0 ? (
          <Section
            title={planned ? t('quotations.cost') : t('quotations.number', { number: newest?.number ?? '' })}
            end={quote}
          >
            {notes}
            <QuoteLines {...shown} now={now} />
          </Section>
        ) : (
          <StatePanel kind="empty" title={t('quotations.noPositions')}>
            {t('quotations.noPositionsText')}
          </StatePanel>
        )}
      </div>
    </div>
  )
}
