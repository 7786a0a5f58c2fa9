import { IconClockExclamation, IconForms, IconSchool, IconSignature, IconUpload } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { daysUntil } from '../../../../domain/shift-display.ts'
import { type Words, useWords } from '../../../i18n/words.ts'
import { Row, Tile } from '../../../ui/Rows/Rows.tsx'
import { dateWords } from '../../shared/words/shift-words.ts'
import type { OwnPaper } from './inbox.types.ts'
import classes from './inbox.module.css'

interface OwnRowProps {
  paper: OwnPaper
  /** YYYY-MM-DD. */
  today: string
}

/** What is to be done, and until when. */
export function OwnRow({ paper, today }: OwnRowProps) {
  const words = useWords()
  const begun = paper.kind === 'form' && paper.form.answered > 0
  const { href, name, icon, sub } = doing(words, paper)
  return (
    <Row
      wrap
      href={href}
      lead={<Tile tone={paper.kind === 'again' ? 'wait' : undefined} icon={icon} />}
      title={name}
      sub={sub}
      end={
        paper.due === null ? (
          begun ? (
            <b>{words.t('payrollsDocuments.goesOn')}</b>
          ) : null
        ) : (
          <Due due={paper.due} today={today} />
        )
      }
      chevron={false}
    />
  )
}

interface Doing {
  href: string
  name: string
  icon: ReactNode
  sub: string
}

function doing({ t, tn }: Words, paper: OwnPaper): Doing {
  if (paper.kind === 'sign') {
    const { id, name, place, signatories } = paper.document
    return {
      ...{ href: `/documents/${id}`, name, icon: <IconSignature aria-hidden="true" /> },
      sub:
        place === null || signatories < 2
          ? t('payrollsDocuments.toSign')
          : t('payrollsDocuments.toSignAs', { place, count: signatories }),
    }
  }
  if (paper.kind === 'upload') {
    const { id, name, state } = paper.document
    return {
      ...{ href: `/documents/${id}`, name, icon: <IconUpload aria-hidden="true" /> },
      sub: t(state === 'declined' ? 'payrollsDocuments.declined' : 'payrollsDocuments.toUpload'),
    }
  }
  if (paper.kind === 'again')
    return {
      ...{ href: '/trainings', name: paper.training.name, icon: <IconClockExclamation aria-hidden="true" /> },
      sub: t('payrollsDocuments.again'),
    }
  const { id, name, training, asked, answered } = paper.form
  const place = { place: Math.min(answered + 1, asked), count: asked }
  return {
    ...{ href: `/forms/${id}`, name },
    icon: training ? <IconSchool aria-hidden="true" /> : <IconForms aria-hidden="true" />,
    sub: !training
      ? t('payrollsDocuments.form', place)
      : answered === 0 && paper.minutes !== null
        ? tn('payrollsDocuments.minutes', paper.minutes)
        : t('payrollsDocuments.training', place),
  }
}

/** "today", "tomorrow", "by Fri 29", "by 30 Jun", "was due 22 May". */
function Due({ due, today }: { due: string; today: string }) {
  const words = useWords()
  const { t } = words
  const away = daysUntil(due, today)
  const day = (options: Intl.DateTimeFormatOptions) =>
    dateWords(words, due, { ...options, ...(due.slice(0, 4) === today.slice(0, 4) ? {} : { year: 'numeric' }) })
  const date = { day: 'numeric', month: 'short' } as const
  if (away < 0) return <b className={classes['bad']}>{t('payrollsDocuments.wasDue', { day: day(date) })}</b>
  if (away === 0) return <b className={classes['wait']}>{t('app.today')}</b>
  if (away === 1) return <b>{t('app.tomorrow')}</b>
  const near = away < 7 ? dateWords(words, due, { weekday: 'short', day: 'numeric' }) : day(date)
  return <b>{t('payrollsDocuments.by', { day: near })}</b>
}
