import { mayCall } from '../../../access/may-call.ts'
import { useSession } from '../../../access/session.ts'
import { $api } from '../../../client/query.ts'
import { useWords } from '../../../i18n/words.ts'
import { loadable } from '../../shared/loadable.ts'
import { useCommand } from '../../shared/useCommand.ts'
import { type Document, type Signatory, nameOf } from '../document.types.ts'
import { OverPage } from '../OverPage.tsx'
import { PaperPart } from '../../shared/paper/PaperPart.tsx'
import { useDocumentPaper } from '../useDocumentPaper.ts'
import { useFinished } from '../useFinished.ts'
import { useDraft } from './useDraft.ts'
import { DeskView } from './DeskView.tsx'
import { PageByPage } from './PageByPage.tsx'
import { useNewVersion } from './useNewVersion.ts'

/** A document at the desk of planning or office. */
export function DocumentDesk({ document, now }: { document: Document; now: number }) {
  const query = $api.useQuery('get', '/api/v1/documents/{id}/trail', { params: { path: { id: document.id } } })
  const saving = useFinished(document)
  const uploading = useNewVersion(document.id)
  const drafting = useDraft(document)
  const change = useCommand('post', '/api/v1/documents/{id}', {
    touches: ['documents', 'documentsToSign'],
    inForm: true,
  })
  const { t } = useWords()
  const { user } = useSession()
  const reminder = useCommand('post', '/api/v1/documentSignatories/{id}/remind', { touches: ['documents'] })
  const remind = (signatory: Signatory) =>
    void reminder.give(
      { params: { path: { id: signatory.id } } },
      { done: t('documents.desk.isReminded', { name: nameOf(signatory) }) },
    )
  return (
    <DeskView
      document={document}
      drafting={mayCall(user, 'readDocumentDraft') && document.version && !document.signedUrl ? drafting : null}
      changing={
        mayCall(user, 'changeDocument')
          ? {
              ...change,
              change: (body, then) =>
                void change.give(
                  { params: { path: { id: document.id } }, body },
                  { done: t('documents.desk.isChanged'), then },
                ),
            }
          : null
      }
      uploading={mayCall(user, 'uploadDocumentFile') ? uploading : null}
      reminding={mayCall(user, 'remindDocumentSignatory') ? { busy: reminder.busy, remind } : null}
      saving={document.signedUrl === null ? null : saving}
      trail={loadable([query], query.data)}
      checkedAt={query.dataUpdatedAt}
      checking={query.isFetching}
      onCheck={() => void query.refetch()}
      now={now}
    >
      {document.version ? <Paper document={document} versionId={document.version.id} /> : null}
    </DeskView>
  )
}

/** The newest version, with what was filled in laid over it; once all have signed, the finished paper, which holds it. */
function Paper({ document, versionId }: { document: Document; versionId: string }) {
  const finished = document.signedUrl !== null
  const paper = useDocumentPaper(document.id, finished ? 'finished' : versionId)
  return (
    <PaperPart state={paper}>
      {shown => (
        <PageByPage paper={shown} over={finished ? undefined : page => <OverPage document={document} page={page} />} />
      )}
    </PaperPart>
  )
}
