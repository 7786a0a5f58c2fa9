import { $api } from '../../client/query.ts'

/** One crew with its people. */
export const useCrew = (id: string) => $api.useQuery('get', '/api/v1/projectCrews/{id}', { params: { path: { id } } })
