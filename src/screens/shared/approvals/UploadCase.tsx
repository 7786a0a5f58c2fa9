import { $api } from '../../../client/query.ts'
import { useWords } from '../../../i18n/words.ts'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton.tsx'
import { found, loadable } from '../loadable.ts'
import { Screen } from '../Screen.tsx'
import { FilePicture } from '../uploads/FilePicture.tsx'
import type { Approval, Deciding } from './approvals.types.ts'
import { type Entered, UploadCaseView } from './UploadCaseView.tsx'

interface UploadCaseProps {
  item: Approval
  documentId: string
  /** null: it is decided. */
  deciding: Deciding | null
  entered: Entered | null
  onEntered: (entered: Entered) => void
  now: number
}

/** A paper somebody sent, beside what counts until it is approved, and what depends on it. */
export function UploadCase({ documentId, ...shown }: UploadCaseProps) {
  const { t } = useWords()
  const query = $api.useQuery('get', '/api/v1/documents/{id}/uploads', { params: { path: { id: documentId } } })
  const state = found(loadable([query], query.data, { keeps: true }), uploads => {
    const upload = uploads.items.find(({ id }) => id === shown.item.id)
    return upload ? { uploads, upload } : null
  })
  return (
    <Screen state={state} width="inside" level={2} skeleton={<SkeletonRows count={5} label={t('app.loading')} />}>
      {content => (
        <UploadCaseView
          {...content}
          {...shown}
          picture={(uploadId, n, small) => <FilePicture uploadId={uploadId} n={n} small={small} />}
        />
      )}
    </Screen>
  )
}
