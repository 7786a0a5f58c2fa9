import { IconRotateClockwise, IconZoomIn } from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useWords } from '../../../i18n/words.ts'
import type { Verdict } from '../../../machines/approval/approval.types.ts'
import { IconButton } from '../../../ui/IconButton/IconButton.tsx'
import { Note } from '../../../ui/Note/Note.tsx'
import { TextField } from '../../../ui/TextField/TextField.tsx'
import { toFirstWrong } from '../../../ui/first-wrong.ts'
import { tellUnread } from '../../../ui/unread-fields.ts'
import { DayField } from '../form/DayField.tsx'
import { LeavingQuestion } from '../form/LeavingQuestion.tsx'
import { useForm } from '../form/useForm.ts'
import { useLeaving } from '../useLeaving.ts'
import { dateWords, viewerZone } from '../words/shift-words.ts'
import { type Upload, type Uploads, standingOf } from '../uploads/upload.types.ts'
import { whenWords } from '../words/when-words.ts'
import type { Approval, Deciding } from './approvals.types.ts'
import { CaseFrame } from './CaseFrame.tsx'
import classes from './approvals.module.css'

/** What a paper says of itself, as it is typed. */
export type Entered = Record<'paperNumber' | 'issuedBy' | 'validFrom' | 'validUntil', string>

interface UploadCaseViewProps {
  item: Approval
  upload: Upload
  uploads: Uploads
  /** null: it is decided. */
  deciding: Deciding | null
  /** What was entered with a decision that was taken back; null: there was none. */
  entered: Entered | null
  onEntered: (entered: Entered) => void
  now: number
  /** A file of an upload, counted from 1. */
  picture: (uploadId: string, n: number, small: boolean) => ReactNode
}

/** New beside what counts now, what was entered, whose it is, and what depends on it. */
export function UploadCaseView(props: UploadCaseViewProps) {
  const { item, upload, uploads, deciding, entered, onEntered, now, picture } = props
  const words = useWords()
  const { t, tn } = words
  const { counts } = standingOf(uploads)
  const before = counts && counts.id !== upload.id ? counts : null
  const form = useForm<Entered>(
    entered ?? {
      paperNumber: upload.paperNumber ?? '',
      issuedBy: upload.issuedBy ?? '',
      validFrom: upload.validFrom ?? '',
      validUntil: upload.validUntil ?? '',
    },
    ({ validFrom, validUntil }) => ({
      validUntil: validFrom !== '' && validUntil !== '' && validUntil < validFrom && t('uploads.daysTurned'),
    }),
  )
  const { values } = form
  const fields = useRef<HTMLDivElement>(null)
  const [decided, setDecided] = useState(false)
  const leaving = useLeaving(deciding !== null && (form.isTouched || entered !== null) && !decided)
  const decide = (verdict: Verdict) => {
    // What was typed goes with the decision, or counts no more: the next one opens unasked.
    flushSync(() => setDecided(true))
    if (form.isTouched) onEntered(values)
    deciding?.onDecide(verdict)
  }
  const approve = () => {
    if (fields.current && tellUnread(fields.current)) return
    let isRight = false
    flushSync(() => form.submit(() => (isRight = true)))
    if (isRight)
      decide({
        outcome: 'approved',
        corrected: {
          paperNumber: values.paperNumber,
          issuedBy: values.issuedBy,
          validFrom: values.validFrom || null,
          validUntil: values.validUntil || null,
        },
      })
    else toFirstWrong(fields.current)
  }
  const [first = ''] = item.person.name.split(' ')
  const { count, items: needing } = uploads.needing
  const past = uploads.items.filter(({ id, decidedAt }) => id !== upload.id && decidedAt !== null)
  const day = (date: string, options: Intl.DateTimeFormatOptions) => dateWords(words, date, options)
  return (
    <CaseFrame
      {...{ item, now }}
      deciding={deciding && { ...deciding, onDecide: decide }}
      title={item.name ?? ''}
      onApprove={approve}
      aside={
        <>
          {count > 0 ? (
            <section>
              <h3 className={classes['small']}>{tn('approvals.needing', count)}</h3>
              <ul className={classes['facts']}>
                {needing.map(job => (
                  <li key={`${job.startDate} ${job.startTime} ${job.place}`}>
                    <b>{day(job.startDate, { weekday: 'short', day: 'numeric', month: 'long' })}</b>
                    <span>
                      {job.startTime} {job.name}
                      <small>{job.place}</small>
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          ) : null}
          {past.length > 0 ? (
            <section>
              <h3 className={classes['small']}>{t('approvals.earlier')}</h3>
              <ul className={classes['facts']}>
                {past.map(({ id, decidedAt, decidedBy, state, reason }) => (
                  <li key={id}>
                    <span className={classes['soft']}>
                      {day((decidedAt ?? '').slice(0, 10), { day: 'numeric', month: 'long', year: 'numeric' })}
                    </span>
                    <span>
                      {reason === null ? t(`uploads.state.${state}`) : t('approvals.declinedFor', { reason })}
                      <small>{decidedBy}</small>
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          ) : null}
        </>
      }
    >
      {uploads.scanned || !deciding ? null : <Note tone="wait">{t('approvals.notScanned')}</Note>}
      <div className={classes['compared']} data-two={before === null ? undefined : ''}>
        <Files upload={upload} title={t('approvals.new')} picture={picture}>
          {t('approvals.sent', {
            at: whenWords(words, upload.uploadedAt, viewerZone(), now),
            files: tn('uploads.files', upload.files.length),
          })}
        </Files>
        {before ? (
          <Files upload={before} title={t('approvals.stillCounts')} picture={picture}>
            {before.validUntil === null
              ? t('uploads.withoutEnd')
              : t('approvals.until', {
                  day: day(before.validUntil, { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' }),
                })}
          </Files>
        ) : null}
      </div>
      {deciding ? (
        <section className={classes['entered']} aria-label={t('approvals.entered', { name: first })}>
          <h3>{t('approvals.entered', { name: first })}</h3>
          <div ref={fields} className={classes['fields']}>
            <TextField
              label={t('uploads.paperNumber')}
              {...form.text('paperNumber', 'DocumentUploadApproval.paperNumber')}
            />
            <TextField label={t('uploads.issuedBy')} {...form.text('issuedBy', 'DocumentUploadApproval.issuedBy')} />
            <DayField
              label={t('uploads.validFrom')}
              value={values.validFrom}
              onChange={validFrom => form.set({ validFrom })}
              error={form.error('validFrom')}
            />
            <DayField
              label={t('uploads.validUntil')}
              hint={t('uploads.openEnd')}
              value={values.validUntil}
              onChange={validUntil => form.set({ validUntil })}
              error={form.error('validUntil')}
            />
          </div>
        </section>
      ) : null}
      <LeavingQuestion {...leaving} />
    </CaseFrame>
  )
}

interface FilesProps extends Pick<UploadCaseViewProps, 'upload' | 'picture'> {
  title: string
  children: ReactNode
}

/** The files of one upload: one of them large, turned and enlarged for looking only. */
function Files({ upload, title, picture, children }: FilesProps) {
  const { t } = useWords()
  const [n, setN] = useState(1)
  const [turns, setTurns] = useState(0)
  const [near, setNear] = useState(false)
  const isPicture = upload.files[n - 1]?.kind === 'picture'
  return (
    <section className={classes['files']} aria-label={title}>
      <div className={classes['filesHead']}>
        <h3>{title}</h3>
        <span className={classes['soft']}>{children}</span>
      </div>
      <div className={classes['frame']}>
        {/* Scrolled by keys as well, once it is larger than its frame. */}
        <div className={classes['view']} data-near={near ? '' : undefined} {...(near ? { tabIndex: 0 } : {})}>
          <div style={{ rotate: `${turns * 90}deg` }}>{picture(upload.id, n, false)}</div>
        </div>
        {isPicture ? (
          <div className={classes['tools']}>
            <IconButton
              label={t('uploads.turn')}
              icon={<IconRotateClockwise aria-hidden="true" />}
              onClick={() => setTurns(turns + 1)}
            />
            <IconButton
              label={t('approvals.enlarge')}
              aria-pressed={near}
              icon={<IconZoomIn aria-hidden="true" />}
              onClick={() => setNear(!near)}
            />
          </div>
        ) : null}
      </div>
      {upload.files.length > 1 ? (
        <div className={classes['thumbs']}>
          {upload.files.map((file, at) => (
            <button
              key={file.url}
              type="button"
              aria-pressed={at + 1 === n}
              onClick={() => {
                setN(at + 1)
                setTurns(0)
              }}
            >
              {picture(upload.id, at + 1, true)}
            </button>
          ))}
        </div>
      ) : null}
    </section>
  )
}
