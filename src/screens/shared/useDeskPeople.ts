import { $api } from '../../client/query.ts'

/** People of planning and of the office, by name; none while they are not known or not `enabled`. */
export function useDeskPeople(enabled = true): readonly { id: string; name: string }[] {
  const { data } = $api.useQuery('get', '/api/v1/users', { params: { query: { all: 'true' } } }, { enabled })
  return (data?.items ?? []).flatMap(({ person, loginTypes }) =>
    person && loginTypes.some(type => type === 'planners' || type === 'office') ? [person] : [],
  )
}
