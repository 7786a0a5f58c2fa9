import { useCallback, useState } from 'react'
import { mayCall } from '../../../access/may-call.ts'
import { useSession } from '../../../access/session.ts'
import { $api } from '../../../client/query.ts'
import type { Group } from '../../../i18n/translate.ts'
import { useWords } from '../../../i18n/words.ts'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton.tsx'
import { Row, Rows } from '../../../ui/Rows/Rows.tsx'
import { useTitle } from '../../screen.ts'
import { loadable } from '../../shared/loadable.ts'
import { LateWords } from '../../shared/loading/LateWords.tsx'
import { Screen } from '../../shared/Screen.tsx'
import { dateWords } from '../../shared/words/shift-words.ts'
import { useCommand } from '../../shared/useCommand.ts'
import { useNow } from '../../shared/useNow.ts'
import { decidingHref } from '../../shared/approvals/deciding-href.ts'
import { WaitingPage } from '../../shared/WaitingPage.tsx'
import type { Document } from '../document.types.ts'
import { FilePicture } from '../../shared/uploads/FilePicture.tsx'
import { UploadChip } from '../../shared/uploads/UploadChip.tsx'
import { PaperToSign } from './PaperToSign.tsx'
import { ReviewView } from './ReviewView.tsx'
import { Sending } from './Sending.tsx'
import { type Uploads, standingOf } from '../../shared/uploads/upload.types.ts'

const groups: readonly Group[] = ['app', 'shell', 'documents', 'uploads']

/** A paper that is uploaded: sent by whose it is, looked at by planning or the office. */
export function UploadTask({ document }: { document: Document }) {
  return (
    <LateWords groups={groups} waiting={<WaitingPage />}>
      <Uploading document={document} />
    </LateWords>
  )
}

function Uploading({ document }: { document: Document }) {
  const { t } = useWords()
  const { user } = useSession()
  const query = $api.useQuery('get', '/api/v1/documents/{id}/uploads', { params: { path: { id: document.id } } })
  const decides = mayCall(user, 'approveDocumentUpload')
  return (
    <Screen
      state={loadable([query], query.data, { keeps: true })}
      width="list"
      skeleton={<SkeletonRows count={5} label={t('app.loading')} />}
    >
      {uploads => <Standing document={document} uploads={uploads} decides={decides} />}
    </Screen>
  )
}

interface StandingProps {
  document: Document
  uploads: Uploads
  decides: boolean
}

function Standing({ document, uploads, decides }: StandingProps) {
  const words = useWords()
  const { t } = words
  const now = useNow()
  const [again, setAgain] = useState(false)
  const handedIn = useCallback(() => setAgain(false), [])
  const withdraw = useCommand('post', '/api/v1/documentUploads/{id}/withdraw', {
    touches: ['documents', 'documentUploads'],
  })
  const { newest, counts } = standingOf(uploads)
  const open = newest?.state === 'inReview'
  const ends =
    open && uploads.validUntil
      ? t('uploads.oldEnds', { day: dateWords(words, uploads.validUntil, { day: 'numeric', month: 'short' }) })
      : null
  // A paper nobody has named otherwise is called what its type is.
  const type = document.type.caption === document.name ? null : document.type.caption
  useTitle(document.name, [type, ends].filter(Boolean).join(', ') || undefined)
  const nothing = counts === null && !open
  if (!decides && !document.deleted && (nothing || again)) {
    const stands = open ? newest : counts
    return (
      <Sending
        document={document}
        declined={newest?.state === 'declined' ? newest : null}
        before={
          stands && (
            <Rows label={t('uploads.staysUntil')}>
              <Row
                wrap
                lead={<FilePicture uploadId={stands.id} n={1} small />}
                title={t('uploads.staysUntil')}
                end={<UploadChip state={open ? 'inReview' : uploads.state === 'expired' ? 'expired' : 'valid'} />}
              />
            </Rows>
          )
        }
        replaces={open}
        onSent={handedIn}
      />
    )
  }
  return (
    <ReviewView
      uploads={uploads}
      now={now}
      picture={(uploadId, n, small) => <FilePicture uploadId={uploadId} n={n} small={small} />}
      paper={document.version ? <PaperToSign document={document} version={document.version} /> : null}
      busy={withdraw.busy}
      onWithdraw={
        decides || !open
          ? null
          : () => void withdraw.give({ params: { path: { id: newest.id } } }, { done: t('uploads.isWithdrawn') })
      }
      onAgain={decides || document.deleted ? null : () => setAgain(true)}
      decideHref={decides && open ? decidingHref(newest.id) : null}
    />
  )
}
