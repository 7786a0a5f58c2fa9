import { api } from '../../../client/api.ts'
import { unwrap } from '../../../client/problem.ts'
import { useWords } from '../../../i18n/words.ts'
import { useDownload } from '../../shared/useDownload.ts'
import type { Document } from '../document.types.ts'

/** Saves the paper as it stands now, each page marked as a draft. */
export function useDraft({ id, name }: Document) {
  const { t } = useWords()
  const file = useDownload(`draft ${id}`)
  const load = () => unwrap(api.GET('/api/v1/documents/{id}/draft', { params: { path: { id } }, parseAs: 'blob' }))
  const called = t('documents.desk.draftOf', { name })
  return { busy: file.busy, save: () => void file.save(`${called}.pdf`, load, t('documents.saved', { name: called })) }
}
