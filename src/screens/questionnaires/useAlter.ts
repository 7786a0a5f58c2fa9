import { useQueryClient } from '@tanstack/react-query'
import { $api } from '../../client/query.ts'
import { useCommand } from '../shared/useCommand.ts'

const path = '/api/v1/questionnaires/{id}'

/** A change of a questionnaire. The next one is a change of what stands there then, however long asking for it anew takes. */
export function useAlter(ways: { inForm?: boolean } = {}) {
  const queries = useQueryClient()
  const alter = useCommand('post', path, ways)
  const give: typeof alter.give = (said, told = {}) =>
    alter.give(said, {
      ...told,
      then: now => {
        const { queryKey } = $api.queryOptions('get', path, { params: { path: { id: now.id } } })
        queries.setQueryData(queryKey, now)
        told.then?.(now)
      },
    })
  return { ...alter, give }
}
