import { IconCertificateOff, IconClockExclamation, IconHourglass, IconRosetteDiscountCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { dateIn, daysUntil } from '../../../../domain/shift-display.ts'
import { type Words, useWords } from '../../../i18n/words.ts'
import type { Tone } from '../../../ui/Chip/Chip.tsx'
import { Row, Tile } from '../../../ui/Rows/Rows.tsx'
import { dateWords, monthWords, viewerZone } from '../../shared/words/shift-words.ts'
import type { PersonDocument } from './inbox.types.ts'
import classes from './inbox.module.css'

interface CertificateRowProps {
  document: PersonDocument
  /** YYYY-MM-DD. */
  today: string
}

/** A paper that was shown: until when it counts, and whether a newer one is looked at. */
export function CertificateRow({ document, today }: CertificateRowProps) {
  const { tone, icon, sub, end } = standing(useWords(), document, today)
  return (
    <Row
      wrap
      href={`/documents/${document.id}`}
      lead={<Tile tone={tone} open={document.state === 'inReview'} icon={icon} />}
      title={document.name}
      sub={sub}
      end={<b className={classes[tone]}>{end}</b>}
      chevron={false}
    />
  )
}

interface Standing {
  tone: Extract<Tone, 'good' | 'wait' | 'bad'>
  icon: ReactNode
  sub: string
  end: string
}

function standing(words: Words, { state, validUntil, uploadedAt }: PersonDocument, today: string): Standing {
  const { t, tn } = words
  const short = (date: string) =>
    dateWords(words, date, {
      ...{ day: 'numeric', month: 'short' },
      ...(date.slice(0, 4) === today.slice(0, 4) ? {} : { year: 'numeric' }),
    })
  const until = validUntil ?? today
  if (state === 'expired')
    return {
      ...{ tone: 'bad', icon: <IconCertificateOff aria-hidden="true" /> },
      ...{ sub: t('payrollsDocuments.ended', { day: short(until) }), end: t('payrollsDocuments.expired') },
    }
  if (state === 'ending') {
    const left = daysUntil(until, today)
    return {
      ...{ tone: 'wait', icon: <IconClockExclamation aria-hidden="true" /> },
      sub: t('payrollsDocuments.ends', {
        day: dateWords(words, until, { weekday: 'short', day: 'numeric', month: 'long' }),
      }),
      end: left === 0 ? t('app.today') : tn('payrollsDocuments.days', left),
    }
  }
  if (state === 'inReview') {
    const day = short(uploadedAt === null ? today : dateIn(viewerZone(), Date.parse(uploadedAt)))
    const counts = validUntil !== null && validUntil >= today
    return {
      ...{ tone: 'wait', icon: <IconHourglass aria-hidden="true" /> },
      sub: t(counts ? 'payrollsDocuments.sentOldStays' : 'payrollsDocuments.sent', { day }),
      end: t('payrollsDocuments.inReview'),
    }
  }
  return {
    ...{ tone: 'good', icon: <IconRosetteDiscountCheck aria-hidden="true" />, end: t('payrollsDocuments.valid') },
    sub:
      validUntil === null
        ? t('payrollsDocuments.forGood')
        : t('payrollsDocuments.until', { month: monthWords(words, validUntil) }),
  }
}
