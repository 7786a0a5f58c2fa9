import { useLocation } from 'wouter'
import { useListAddress } from '../shared/list/useListAddress.ts'
import { type Narrowing, tabs, weekend } from './vacancies.types.ts'

const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))

/** Filters of the list by the name they have in the address. */
export const filters = ['tab', 'function', 'day']

/** What is looked for and which vacancy is open beside the list, as the address has them; what makes no sense is not asked for. */
export function useVacanciesAddress() {
  const address = useListAddress()
  const [path, navigate] = useLocation()
  const { q, asked } = address
  const day = asked.get('day')
  const narrowing: Narrowing = {
    tab: tabs.find(tab => tab === asked.get('tab')) ?? 'all',
    role: asked.get('function')?.slice(0, 60) || null,
    day: day === weekend || isDay(day) ? day : null,
  }
  const { tab, role } = narrowing
  const hrefOf = (id: string | null) => {
    const next = new URLSearchParams(asked)
    if (id === null) next.delete('vacancy')
    else next.set('vacancy', id)
    const query = next.toString()
    return query ? `${path}?${query}` : path
  }
  return {
    address,
    narrowing,
    /** For the server. */
    query: {
      ...(q ? { q } : {}),
      ...(tab === 'all' ? {} : { tab }),
      ...(role === null ? {} : { functionCode: role }),
      ...(narrowing.day === null
        ? {}
        : narrowing.day === weekend
          ? { weekend: 'true' as const }
          : { startDate: narrowing.day }),
    },
    onNarrow: (to: Narrowing) =>
      address.change({ tab: to.tab === 'all' ? null : to.tab, function: to.role, day: to.day }),
    selected: asked.get('vacancy'),
    hrefOf,
    /** The list stays where it is; going back closes what was opened. */
    onSelect: (id: string | null) => navigate(hrefOf(id), { replace: id === null || asked.has('vacancy') }),
  }
}
export type VacanciesAddress = ReturnType<typeof useVacanciesAddress>
