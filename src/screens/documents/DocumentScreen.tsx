import { useState } from 'react'
import { mayCall } from '../../access/may-call.ts'
import { useSession } from '../../access/session.ts'
import { $api } from '../../client/query.ts'
import { wholeList } from '../../client/whole-list.ts'
import { useWords } from '../../i18n/words.ts'
import { lazily } from '../../ui/lazily.tsx'
import { SkeletonRows } from '../../ui/Skeleton/Skeleton.tsx'
import { type ScreenProps, useTitle } from '../screen.ts'
import { loadable } from '../shared/loadable.ts'
import { Screen } from '../shared/Screen.tsx'
import { WaitingPage } from '../shared/WaitingPage.tsx'
import { useNow } from '../shared/useNow.ts'
import { type Document, isSigned, ownOf } from './document.types.ts'
import { FinishedTask } from './FinishedTask.tsx'
import { OverPage } from './OverPage.tsx'
import { PaperPart } from '../shared/paper/PaperPart.tsx'
import { Pages } from '../shared/paper/Pages.tsx'
import { useDocumentPaper } from './useDocumentPaper.ts'
import { ReadingTask } from './ReadingTask.tsx'
import { SignedView } from './SignedView.tsx'
import { SigningTask } from './SigningTask.tsx'
import { useDocument } from './useDocument.ts'
import { WaitingView } from './WaitingView.tsx'

const DocumentDesk = lazily(() => import('./desk/DocumentDesk.tsx').then(all => all.DocumentDesk), WaitingPage)

const UploadTask = lazily(() => import('./upload/UploadTask.tsx').then(all => all.UploadTask), WaitingPage)

/** A document: signed when it is one's turn, read at any time; planning and office see how it stands. */
export default function DocumentScreen({ params }: ScreenProps) {
  const { t } = useWords()
  const id = params['id'] ?? ''
  const query = useDocument(id)
  return (
    <Screen
      key={id}
      state={loadable([query], query.data, { keeps: true })}
      width="list"
      skeleton={<SkeletonRows count={7} label={t('app.loading')} />}
      absent={{ kind: 'notFound', title: t('documents.notFound'), text: t('documents.notFoundText') }}
    >
      {document => <Standing key={id} document={document} />}
    </Screen>
  )
}

function Standing({ document }: { document: Document }) {
  const { t, tn } = useWords()
  const { user } = useSession()
  const now = useNow()
  const [justSigned, setJustSigned] = useState(false)
  const own = ownOf(document)
  const pages = document.version ? tn('documents.pages', document.version.pages) : null
  const order =
    document.wants === 'signatures' && document.parameters.signatoriesOrder === 'one by one'
      ? t('documents.oneByOne')
      : null
  useTitle(document.name, [document.type.caption, pages, order].filter(Boolean).join(', '))
  const turn =
    own !== null && !isSigned(own) && own.waitsForId === null && !document.deleted && document.version !== null
  if (document.wants === 'upload') return <UploadTask document={document} />
  if (turn) return <SigningTask key={own.id} document={document} own={own} onSigned={() => setJustSigned(true)} />
  if (justSigned && own?.signedAt)
    return <Signed document={document} at={own.signedAt} now={now} onRead={() => setJustSigned(false)} />
  if (mayCall(user, 'readDocumentTrail')) return <DocumentDesk document={document} now={now} />
  if (document.wants === 'reading' && document.version)
    return <ReadingTask document={document} versionId={document.version.id} />
  return document.signedUrl ? (
    <FinishedTask document={document} own={own} now={now} />
  ) : (
    <WaitingView document={document} own={own} now={now}>
      {document.version ? <Paper document={document} versionId={document.version.id} /> : null}
    </WaitingView>
  )
}

interface SignedProps {
  document: Document
  at: string
  now: number
  onRead: () => void
}

function Signed({ document, at, now, onRead }: SignedProps) {
  const { data } = $api.useQuery('get', '/api/v1/documentsToSign', { params: { query: wholeList } })
  const waiting = (data?.items ?? []).filter(one => one.turn && one.id !== document.id)
  return <SignedView {...{ document, at, now, onRead }} next={waiting[0] ?? null} waiting={waiting.length} />
}

/** The paper, only to be read. */
function Paper({ document, versionId }: { document: Document; versionId: string }) {
  const paper = useDocumentPaper(document.id, versionId)
  return (
    <PaperPart state={paper}>
      {shown => <Pages paper={shown} over={page => <OverPage document={document} page={page} />} />}
    </PaperPart>
  )
}
