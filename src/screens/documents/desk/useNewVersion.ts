import { useWords } from '../../../i18n/words.ts'
import { useCommand } from '../../shared/useCommand.ts'
import type { Uploading } from './NewVersion.tsx'

/** Uploads a file as the newest version. */
export function useNewVersion(id: string): Uploading {
  const { t } = useWords()
  const { give, ...state } = useCommand('post', '/api/v1/documents/{id}/file', {
    touches: ['documents', 'documentsToSign'],
    inForm: true,
  })
  const upload = async (file: File) =>
    (await give({ params: { path: { id } }, body: file }, { done: t('documents.desk.isUploaded') })) !== null
  return { ...state, upload }
}
