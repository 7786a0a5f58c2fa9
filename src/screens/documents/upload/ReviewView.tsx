import { IconArrowRight, IconCloudCheck, IconUserCheck } from '@tabler/icons-react'
import { Fragment, type ReactNode } from 'react'
import { type Words, useWords } from '../../../i18n/words.ts'
import { ActionBar } from '../../../ui/ActionBar/ActionBar.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { Note } from '../../../ui/Note/Note.tsx'
import { Page } from '../../../ui/Page/Page.tsx'
import { Row, Rows } from '../../../ui/Rows/Rows.tsx'
import { Sheet, SheetHead } from '../../../ui/Sheet/Sheet.tsx'
import { dateWords, viewerZone } from '../../shared/words/shift-words.ts'
import { UploadChip } from '../../shared/uploads/UploadChip.tsx'
import { whenWords } from '../../shared/words/when-words.ts'
import { sizeWords } from '../../shared/files/file-size.ts'
import { type Upload, type Uploads, standingOf } from '../../shared/uploads/upload.types.ts'
import classes from './upload.module.css'

interface ReviewViewProps {
  uploads: Uploads
  now: number
  /** A file of an upload, counted from 1. */
  picture: (uploadId: string, n: number, small: boolean) => ReactNode
  /** What is printed and signed before; absent: they bring the paper themselves. */
  paper?: ReactNode
  busy: boolean
  /** null: it is not theirs to take back. */
  onWithdraw: (() => void) | null
  /** A newer one is sent, in place of what waits to be looked at; null: not now. */
  onAgain: (() => void) | null
  /** Where it is decided about; null: it is not theirs to decide, or decided. */
  decideHref: string | null
}

/** The newest above, what counts until then below, and which jobs need it. */
export function ReviewView({ uploads, now, picture, paper, busy, onWithdraw, onAgain, decideHref }: ReviewViewProps) {
  const words = useWords()
  const { t, tn } = words
  const { newest, counts } = standingOf(uploads)
  const { count, items } = uploads.needing
  const [first] = items
  const before = counts && counts.id !== newest?.id ? counts : null
  return (
    <>
      <Page task={onWithdraw !== null || onAgain !== null || decideHref !== null}>
        <div className={classes['column']}>
          {newest ? (
            <Newest upload={newest} uploads={uploads} now={now} picture={picture} />
          ) : (
            <p>{t('uploads.nothingYet')}</p>
          )}
          {paper}
          {before ? (
            <Rows label={t('uploads.stillCounts')}>
              <Row
                wrap
                lead={picture(before.id, 1, true)}
                title={t('uploads.stillCounts')}
                sub={endWords(words, before)}
                end={<UploadChip state={uploads.state === 'expired' ? 'expired' : 'valid'} />}
              />
            </Rows>
          ) : null}
          {count > 0 && first ? (
            <Note tone="wait">
              <b>{tn('uploads.needing', count)}</b>{' '}
              {t('uploads.firstIs', {
                job: first.name,
                place: first.place,
                day: dateWords(words, first.startDate, { weekday: 'short', day: 'numeric', month: 'long' }),
                time: first.startTime,
              })}
            </Note>
          ) : null}
        </div>
      </Page>
      {decideHref !== null ? (
        <ActionBar beside>
          <Button full size="call" variant="main" href={decideHref} icon={<IconArrowRight aria-hidden="true" />}>
            {t('uploads.decide')}
          </Button>
        </ActionBar>
      ) : onWithdraw || onAgain ? (
        <ActionBar beside>
          {onWithdraw ? (
            <Button full size="call" busy={busy} onClick={onWithdraw}>
              {t('uploads.withdraw')}
            </Button>
          ) : null}
          {onAgain ? (
            <Button full size="call" variant="main" disabled={busy} onClick={onAgain}>
              {t(newest?.state === 'inReview' ? 'uploads.change' : 'uploads.newer')}
            </Button>
          ) : null}
        </ActionBar>
      ) : null}
    </>
  )
}

const endWords = (words: Words, { validUntil }: Upload): string =>
  validUntil === null
    ? words.t('uploads.withoutEnd')
    : words.t('uploads.ends', {
        day: dateWords(words, validUntil, { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' }),
      })

interface NewestProps extends Pick<ReviewViewProps, 'uploads' | 'now' | 'picture'> {
  upload: Upload
}

function Newest({ upload, uploads, now, picture }: NewestProps) {
  const words = useWords()
  const { t, tn, locale } = words
  const { state, files, reason } = upload
  const holds = state === 'approved' ? uploads.state : state
  const shown = holds === 'toUpload' ? 'approved' : holds
  const size = files.reduce((sum, one) => sum + one.size, 0)
  const entered = [
    [t('uploads.paperNumber'), upload.paperNumber],
    [t('uploads.issuedBy'), upload.issuedBy],
    [t('uploads.validFrom'), upload.validFrom && dateWords(words, upload.validFrom, { dateStyle: 'medium' })],
    [t('uploads.validUntil'), upload.validUntil && dateWords(words, upload.validUntil, { dateStyle: 'medium' })],
  ].filter((pair): pair is [string, string] => Boolean(pair[1]))
  return (
    <Sheet lift aria-label={t('uploads.newest')}>
      <SheetHead
        start={
          <b>
            {state === 'inReview'
              ? t('uploads.newSent', { at: whenWords(words, upload.uploadedAt, viewerZone(), now) })
              : t('uploads.sent', { at: whenWords(words, upload.uploadedAt, viewerZone(), now) })}
          </b>
        }
        end={<UploadChip state={shown} />}
      />
      {files.map((file, at) => (
        <Fragment key={file.url}>{picture(upload.id, at + 1, false)}</Fragment>
      ))}
      <p className={classes['line']}>
        <span className={classes['good']}>
          <IconCloudCheck aria-hidden="true" />
          {t('uploads.received')}
        </span>
        <span className={classes['soft']}>{`${tn('uploads.files', files.length)}, ${sizeWords(locale, size)}`}</span>
      </p>
      {entered.length > 0 ? (
        <dl className={classes['entered']}>
          {entered.map(([name, value]) => (
            <div key={name}>
              <dt className={classes['soft']}>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {state === 'inReview' ? (
        <p className={classes['hint']}>
          <IconUserCheck aria-hidden="true" />
          {t('uploads.needsApproval')}
        </p>
      ) : null}
      {reason === null ? null : <Note tone="bad">{t('uploads.declinedFor', { reason })}</Note>}
    </Sheet>
  )
}
