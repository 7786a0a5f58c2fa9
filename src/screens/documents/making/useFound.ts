import { keepPreviousData } from '@tanstack/react-query'
import { $api } from '../../../client/query.ts'
import { useWords } from '../../../i18n/words.ts'

/** Lines offered under a field. */
const few = 8
const asked = (q: string) => ({ limit: few, page: 1, ...(q ? { q } : {}) })
const kept = { placeholderData: keepPreviousData }

type Answered = { isSuccess: boolean; isPlaceholderData: boolean }
function useNone({ isSuccess, isPlaceholderData }: Answered, items: readonly object[]) {
  const { t } = useWords()
  return isSuccess && !isPlaceholderData && items.length === 0 ? t('paperMaking.noneFound') : undefined
}

/** People of the agency by name. */
export function usePeople(q: string) {
  const found = $api.useQuery('get', '/api/v1/persons', { params: { query: asked(q) } }, kept)
  const items = (found.data?.items ?? []).map(({ id, name, homeCity }) => ({ id, name, detail: homeCity ?? undefined }))
  return { items, none: useNone(found, items) }
}

export function useCompanies(q: string) {
  const found = $api.useQuery('get', '/api/v1/companies', { params: { query: asked(q) } }, kept)
  const items = (found.data?.items ?? [])
    .filter(({ own }) => !own)
    .map(({ id, name, city }) => ({ id, name, detail: city }))
  return { items, none: useNone(found, items) }
}

export function useProjects(q: string) {
  const found = $api.useQuery('get', '/api/v1/projects', { params: { query: asked(q) } }, kept)
  const items = (found.data?.items ?? []).map(({ id, name, number }) => ({ id, name, detail: number }))
  return { items, none: useNone(found, items) }
}

/** Contacts of clients by name; with a company only its own. */
export function useContacts(q: string, companyId?: string) {
  const query = { ...asked(q), ...(companyId ? { companyId } : {}) }
  const found = $api.useQuery('get', '/api/v1/contacts', { params: { query } }, kept)
  const items = (found.data?.items ?? []).map(({ id, name, company }) => ({ id, name, detail: company.name }))
  return { items, none: useNone(found, items) }
}
