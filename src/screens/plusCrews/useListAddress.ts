import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'

/** Ms after the last letter until it counts. */
const typing = 250

/** The search as the address has it, so that going back from a plus crew finds it again. */
export function useListAddress(query: string) {
  const q = new URLSearchParams(query).get('q') ?? ''
  const [path, navigate] = useLocation()
  const [search, setSearch] = useState(q)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    q,
    search,
    onSearch: (text: string) => {
      setSearch(text)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        const next = new URLSearchParams(text.trim() ? { q: text.trim() } : {}).toString()
        navigate(next ? `${path}?${next}` : path, { replace: true })
      }, typing)
    },
  }
}
