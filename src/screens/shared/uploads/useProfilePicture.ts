import { api } from '../../../client/api.ts'
import { unwrap } from '../../../client/problem.ts'
import { useBlob } from '../files/useBlob.ts'

/** A face that is looked at, or the one others see; null: none. */
export const useProfilePicture = (id: string | null): Blob | null =>
  useBlob(id, signal =>
    unwrap(
      api.GET('/api/v1/profilePictures/{id}/file', { params: { path: { id: id ?? '' } }, parseAs: 'blob', signal }),
    ),
  )
