import { keepPreviousData } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { mayCall } from '../../../access/may-call.ts'
import { useSession } from '../../../access/session.ts'
import { $api } from '../../../client/query.ts'
import { wholeList } from '../../../client/whole-list.ts'
import { usePlaces } from '../../shared/place/usePlaces.ts'
import type { Choosable, Entered } from './adding.types.ts'

/** Lines offered under a field. */
const few = 8

/** Clients, their people and places that fit what was typed so far. */
export function useChoosable({ company, companyId, location, locationId }: Entered): Choosable {
  const ofCompany = useDeferredValue(companyId === '' ? company.trim() : '')
  const companies = $api.useQuery(
    'get',
    '/api/v1/companies',
    { params: { query: { limit: few, page: 1, ...(ofCompany ? { q: ofCompany } : {}) } } },
    { placeholderData: keepPreviousData },
  )
  const locations = usePlaces(location, locationId)
  const contacts = $api.useQuery(
    'get',
    '/api/v1/contacts',
    { params: { query: { ...wholeList, companyId } } },
    { enabled: companyId !== '' },
  )
  const lookup = { params: { query: wholeList } }
  const managers = $api.useQuery('get', '/api/v1/projectManagers', lookup)
  const types = $api.useQuery('get', '/api/v1/projectTypes', lookup)
  const branches = $api.useQuery('get', '/api/v1/branches', lookup)
  const caterings = $api.useQuery('get', '/api/v1/cateringAgreementTypes', lookup)
  const { user } = useSession()
  const prices = mayCall(user, 'listRateCards')
  const rateCards = $api.useQuery('get', '/api/v1/rateCards', lookup, { enabled: prices })
  const options = (data: typeof branches.data) =>
    (data?.items ?? []).map(({ id, caption }) => ({ value: id, label: caption }))
  return {
    managers: (managers.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
    types: options(types.data),
    branches: options(branches.data),
    caterings: options(caterings.data),
    rateCards: prices
      ? (rateCards.data?.items ?? [])
          .filter(({ company: whose }) => whose === null || whose.id === companyId)
          .map(({ id, caption }) => ({ value: id, label: caption }))
      : null,
    companies: (companies.data?.items ?? [])
      .filter(({ own }) => !own)
      .map(({ id, name, city }) => ({ value: id, label: name, detail: city })),
    locations,
    contacts:
      companyId === ''
        ? []
        : (contacts.data?.items ?? []).map(({ id, name, role }) => ({ value: id, label: name, detail: role })),
  }
}
