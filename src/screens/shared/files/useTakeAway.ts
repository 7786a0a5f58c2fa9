import { useWords } from '../../../i18n/words.ts'
import { useCommand } from '../useCommand.ts'

/** Takes a file of a project away; while the toast stands it comes back. */
export function useTakeAway() {
  const { t } = useWords()
  const restore = useCommand('post', '/api/v1/projectDocuments/{id}/restore')
  const remove = useCommand('delete', '/api/v1/projectDocuments/{id}')
  return {
    busy: remove.busy,
    give: (id: string, then: () => void) => {
      const path = { params: { path: { id } } }
      return remove.give(path, {
        done: t('photos.isRemoved'),
        undo: () => () => void restore.give(path, { done: t('photos.isBack') }),
        then,
      })
    },
  }
}
