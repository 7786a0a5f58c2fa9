import {
  IconArrowBackUp,
  IconCircleCheck,
  IconCircleX,
  IconClockX,
  IconHourglass,
  IconReplace,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { inkBox } from '../../../../domain/deliveryNotes/signature.ts'
import { useWords } from '../../../i18n/words.ts'
import { Chip, type Tone } from '../../../ui/Chip/Chip.tsx'
import { Note } from '../../../ui/Note/Note.tsx'
import { SignatureDrawing } from '../../../ui/SignatureDrawing/SignatureDrawing.tsx'
import { moneyWords } from '../../shared/cost/money-words.ts'
import { dayWords } from '../../shared/words/shift-words.ts'
import type { Quotation } from './quoting.types.ts'
import classes from './quoting.module.css'

const looks: Record<Quotation['state'], { tone: Tone; Glyph: typeof IconHourglass }> = {
  released: { tone: 'wait', Glyph: IconHourglass },
  accepted: { tone: 'good', Glyph: IconCircleCheck },
  declined: { tone: 'bad', Glyph: IconCircleX },
  expired: { tone: 'plain', Glyph: IconClockX },
  withdrawn: { tone: 'plain', Glyph: IconArrowBackUp },
  replaced: { tone: 'plain', Glyph: IconReplace },
}

interface QuotationCardProps {
  quotation: Quotation
  now: number
  /** Whoever reads it is the one who is asked. */
  asked: boolean
  actions: ReactNode
}

/** One quotation: what it comes to, until when, and what became of it. */
export function QuotationCard({ quotation, now, asked, actions }: QuotationCardProps) {
  const words = useWords()
  const { t } = words
  const { state, number, total, currency, signerName, signature, reason, message } = quotation
  const { tone, Glyph } = looks[state]
  return (
    <article className={classes['card']} aria-label={t('quotations.number', { number })} data-state={state}>
      <div className={classes['cardHead']}>
        <b>{t('quotations.number', { number })}</b>
        <Chip tone={tone} icon={<Glyph aria-hidden="true" />}>
          {t(state === 'released' && asked ? 'quotations.yourAnswer' : `quotations.states.${state}`)}
        </Chip>
      </div>
      <p className={classes['figure']}>
        {currency === null ? '–' : moneyWords(words, total, currency)} <span>{t('quotations.beforeTax')}</span>
      </p>
      <p className={classes['soft']}>
        {t('quotations.validUntil', { day: dayWords(words, quotation.validUntil, now) })}
        {asked ? null : ` · ${t('quotations.sentTo', { whom: quotation.recipient })}`}
      </p>
      {message === null ? null : <p className={classes['message']}>{message}</p>}
      {quotation.planChanged && (state === 'released' || state === 'accepted') ? (
        <Note tone="wait">{t('quotations.planChanged')}</Note>
      ) : null}
      {state === 'accepted' && signature ? (
        <div className={classes['signed']}>
          <SignatureDrawing
            label={t('signOff.note.signatureOf', { name: signerName ?? '' })}
            box={inkBox(signature.strokes)}
            strokes={signature.strokes}
          />
          <p className={classes['soft']}>{t('quotations.acceptedBy', { name: signerName ?? '' })}</p>
        </div>
      ) : null}
      {state === 'declined' ? (
        <p className={classes['message']}>
          {t('quotations.declinedBy', { name: signerName ?? '', reason: reason ?? '' })}
        </p>
      ) : null}
      <div className={classes['actions']}>{actions}</div>
    </article>
  )
}
