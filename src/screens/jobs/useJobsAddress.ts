import { type OpenFilter, openFilterOf, writtenFilter } from '../../../domain/jobs/open-filter.ts'
import { useListAddress } from '../shared/list/useListAddress.ts'
import { type Tab, tabs } from './job.types.ts'

/** What open positions are filtered by, as the address spells it. */
const filters = ['function', 'day', 'within']

/** Tab, search and filter as the address has them, so that going back from a job finds all of them again. */
export function useJobsAddress() {
  const { asked, change, clear, ...searching } = useListAddress()
  const tab = tabs.find(known => known === asked.get('tab')) ?? 'upcoming'
  const unfiltered = Object.fromEntries(filters.map(name => [name, null]))
  return {
    ...searching,
    tab,
    filter: openFilterOf(asked),
    onTab: (to: Tab) => change({ tab: to }),
    onFilter: (to: OpenFilter) => change({ tab, ...unfiltered, ...writtenFilter(to) }),
    /** Neither searched nor filtered. */
    onAny: () => clear(...filters),
  }
}
