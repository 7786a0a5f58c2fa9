import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { $api } from '../../client/query.ts'
import type { Group } from '../../i18n/translate.ts'
import { useNow } from '../shared/useNow.ts'
import { LateWords } from '../shared/loading/LateWords.tsx'
import { SearchView } from './SearchView.tsx'

const groups: readonly Group[] = ['app', 'shell', 'projects', 'search']
/** Ms after the last letter until it is asked. */
const typing = 150
/** Letters the server looks for at most. */
const longest = 100
/** Letters from which it is asked: fewer find half of what there is. */
const fewest = 2

/** The search one opens from anywhere, with words that come with it. */
export default function SearchAnywhere({ onLeave }: { onLeave: () => void }) {
  return (
    <LateWords groups={groups} onClose={onLeave}>
      <Searching onLeave={onLeave} />
    </LateWords>
  )
}

function Searching({ onLeave }: { onLeave: () => void }) {
  const now = useNow()
  const [, navigate] = useLocation()
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState('')
  const wanted = typed.trim().length < fewest ? '' : typed.trim()
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), typing)
    return () => clearTimeout(timer)
  }, [wanted])
  const answer = $api.useQuery(
    'get',
    '/api/v1/search',
    { params: { query: { q: asked } } },
    { enabled: asked !== '', placeholderData: keepPreviousData },
  )
  return (
    <SearchView
      typed={typed}
      found={wanted === '' ? null : (answer.data ?? null)}
      failed={answer.isError}
      busy={wanted !== asked || answer.isPlaceholderData || (asked !== '' && answer.isPending)}
      now={now}
      onType={text => setTyped(text.slice(0, longest))}
      onLeave={onLeave}
      onGo={href => {
        onLeave()
        navigate(href)
        window.scrollTo(0, 0)
      }}
    />
  )
}
