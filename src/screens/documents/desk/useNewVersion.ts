import { useState } from 'react'
import { api } from '../../../client/api.ts'
import { Once } from '../../../client/once.ts'
import { type Failure, failureFrom, unwrap } from '../../../client/problem.ts'
import { useWords } from '../../../i18n/words.ts'
import { useRefresh } from '../../shared/useRefresh.ts'
import { useTell } from '../../shared/useTell.ts'

/** Uploads a file as the newest version; the same file sent again after its answer was lost is one version. */
export function useNewVersion(id: string) {
  const { t } = useWords()
  const tell = useTell()
  const refresh = useRefresh()
  const [once] = useState(() => new Once())
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  /** Whether it is there now; what was wrong stands in `failure`. */
  const upload = async (file: File): Promise<boolean> => {
    setBusy(true)
    setFailure(null)
    try {
      const done = await once.ask(`${file.name} ${file.size} ${file.lastModified}`, key =>
        unwrap(
          api.POST('/api/v1/documents/{id}/file', {
            params: { path: { id } },
            body: file.name,
            bodySerializer: () => file,
            headers: { 'content-type': 'application/pdf', 'Idempotency-Key': key },
          }),
        ),
      )
      if (done) tell.done(`version of ${id}`, t('documents.desk.isUploaded'))
      return done !== null
    } catch (error) {
      setFailure(failureFrom(error))
      return false
    } finally {
      setBusy(once.isUnderWay)
      // After a refusal as well: somebody may have signed meanwhile.
      void refresh.now('documents', 'documentsToSign')
    }
  }
  return { busy, failure, upload, forget: () => setFailure(null) }
}
