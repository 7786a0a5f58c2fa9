import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { type OpenFilter, anyOpen, openFilterOf, writtenFilter } from '../../../domain/open-filter.ts'
import { type Tab, tabs } from './job.types.ts'

/** Ms after the last letter until it counts. */
const typing = 250

/** Tab, search and filter as the address has them, so that going back from a job finds both again. */
export function useJobsAddress(query: string) {
  const asked = new URLSearchParams(query)
  const tab = tabs.find(known => known === asked.get('tab')) ?? 'upcoming'
  const q = asked.get('q') ?? ''
  const filter = openFilterOf(asked)
  const [, navigate] = useLocation()
  const [search, setSearch] = useState(q)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const goTo = (toTab: Tab, text: string, to: OpenFilter = filter) => {
    clearTimeout(timer.current)
    const next = new URLSearchParams({ tab: toTab, ...(text.trim() ? { q: text.trim() } : {}), ...writtenFilter(to) })
    navigate(`/jobs?${next.toString()}`, { replace: true })
    // Another list begins at its beginning.
    window.scrollTo(0, 0)
  }
  return {
    tab,
    /** What is asked for. */
    q,
    /** What stands in the field. */
    search,
    filter,
    onFilter: (to: OpenFilter) => goTo(tab, search, to),
    /** Neither searched nor filtered. */
    onAny: () => {
      setSearch('')
      goTo(tab, '', anyOpen)
    },
    onTab: (toTab: Tab) => goTo(toTab, search),
    onSearch: (text: string) => {
      setSearch(text)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => goTo(tab, text), typing)
    },
  }
}
