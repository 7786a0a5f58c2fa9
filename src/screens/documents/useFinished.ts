import { api } from '../../client/api.ts'
import { unwrap } from '../../client/problem.ts'
import { useWords } from '../../i18n/words.ts'
import { useDownload } from '../shared/useDownload.ts'
import type { Document } from './document.types.ts'

/** Saves the paper with all signatures and its certificate. */
export function useFinished({ id, name }: Document) {
  const { t } = useWords()
  const file = useDownload(`document ${id}`)
  const load = () =>
    unwrap(
      api.GET('/api/v1/documents/{id}/file', {
        params: { path: { id }, query: { finished: 'true' } },
        parseAs: 'blob',
      }),
    )
  return { busy: file.busy, save: () => void file.save(`${name}.pdf`, load, t('documents.saved', { name })) }
}
