import { useEffect, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'

/** Letters the server looks for at most. */
const longest = 100
/** Ms after the last letter until it counts. */
const typing = 250

interface Ways {
  /** What the address calls what is looked for; another list of the same page needs another word. */
  word?: string
  /** The list is a part of its page, which stays where it is scrolled to. */
  isPart?: boolean
}

/** What a list is searched and filtered by, as the address has it: going back from a row finds both again. */
export function useListAddress({ word = 'q', isPart = false }: Ways = {}) {
  const asked = new URLSearchParams(useSearch())
  const q = (asked.get(word) ?? '').slice(0, longest)
  const [path, navigate] = useLocation()
  const [search, setSearch] = useState(q)
  const [mine, setMine] = useState(q)
  // Another way led here, with another search: the field says it too. What is being typed stays.
  if (q !== mine) {
    setMine(q)
    if (search.trim() !== q) setSearch(q)
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  /** Puts these into the address, and takes those out that say nothing; what was typed meanwhile goes with it. */
  const change = (to: Readonly<Record<string, string | null>>, typed = search) => {
    clearTimeout(timer.current)
    const next = new URLSearchParams(location.search)
    for (const [name, value] of Object.entries({ [word]: typed.trim(), ...to }))
      if (value) next.set(name, value)
      else next.delete(name)
    setMine(next.get(word) ?? '')
    const query = next.toString()
    navigate(query ? `${path}?${query}` : path, { replace: true })
    // Another list begins at its beginning.
    if (!isPart) window.scrollTo(0, 0)
  }
  return {
    /** What is asked for. */
    q,
    /** What stands in the field. */
    search,
    asked,
    change,
    onSearch: (typed: string) => {
      const text = typed.slice(0, longest)
      setSearch(text)
      clearTimeout(timer.current)
      const at = location.pathname
      timer.current = setTimeout(() => {
        // Whoever has opened a row meanwhile is not brought back to the list.
        if (location.pathname === at) change({}, text)
      }, typing)
    },
    /** Neither searched nor filtered. */
    clear: (...filters: readonly string[]) => {
      setSearch('')
      change(Object.fromEntries(filters.map(name => [name, null])), '')
    },
  }
}
export type ListAddress = Pick<ReturnType<typeof useListAddress>, 'search' | 'onSearch' | 'clear'>
