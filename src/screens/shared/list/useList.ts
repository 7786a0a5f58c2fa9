import { type UseQueryOptions, hashKey, keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { type Loadable, loadable } from '../loadable.ts'
import { noTurns, turned } from './page-turns.ts'

/** Rows in a page: about three screens of a desk. */
const size = 100

interface Page<Row> {
  items: Row[]
  total: number
  limit: number
  page: number
  /** Where the next page begins; absent at the end. */
  next?: string
}
/** `page` is counted from 1; with `after` from there on. */
interface Paging {
  limit: number
  page: number
  after?: string
}

/** A list of any length, of which what is looked at is there. */
export interface List<Row> {
  total: number
  /** What was found before, while another search is on its way. */
  busy?: boolean
  /** Undefined while its page is on its way. */
  rowAt: (index: number) => Row | undefined
  /** Tells what is looked at: first and last row. */
  look: (first: number, last: number) => void
}

type Asking<Row, Failed, Key extends readonly unknown[]> = UseQueryOptions<Page<Row>, Failed, Page<Row>, Key>

/**
 * A list of the server in pages, of which those that are looked at are asked for and asked for anew: by where the page
 * before ended where one reads on, by number where one jumps. `pageOf` is the question for one page. While another search
 * is on its way, what was found before stays.
 */
export function useList<Row, Failed, Key extends readonly unknown[]>(
  pageOf: (paging: Paging) => Asking<Row, Failed, Key>,
  { enabled = true }: { enabled?: boolean } = {},
): Loadable<List<Row>> {
  const [seen, setSeen] = useState({ first: 0, last: 0 })
  const look = useCallback((first: number, last: number) => {
    const next = { first: Math.floor(Math.max(0, first) / size), last: Math.floor(Math.max(0, last) / size) }
    setSeen(before => (before.first === next.first && before.last === next.last ? before : next))
  }, [])
  // It says how many there are, and is asked for by itself, so that what it said of another search can stand meanwhile.
  const first = pageOf({ limit: size, page: 1 })
  const head = useQuery({ ...first, enabled, placeholderData: keepPreviousData })
  // What is looked at is never longer than a page: it lies in one, or in two that meet.
  const [from, to] = [Math.max(1, seen.first), Math.max(1, seen.last)]
  const pages = [...(seen.last > 0 ? [from] : []), ...(to > from ? [to] : [])]
  // What came of a search before says neither how long this one is nor where its pages end.
  const counted = head.isPlaceholderData ? undefined : head.data
  const search = hashKey(first.queryKey)
  const [turns, setTurns] = useState(noTurns)
  const list = `${search} ${counted?.total} ${counted?.next}`
  const begun = turned(turns, list, [[0, counted?.next]], counted ? pages : [])
  const other = (page: number, wanted: boolean): Asking<Row, Failed, Key> => {
    const after = begun.after[page]
    const place = `${page} ${search}`
    return {
      ...pageOf(after ? { limit: size, page: 1, after } : { limit: size, page: page + 1 }),
      meta: { place },
      enabled: enabled && wanted && counted !== undefined,
      // What stood there stands until it comes.
      placeholderData: (before, asked) => (asked?.meta?.['place'] === place ? before : undefined),
    }
  }
  const others = [useQuery(other(from, seen.last > 0)), useQuery(other(to, to > from))] as const
  const now = turned(
    begun,
    list,
    pages.map((page, at) => [page, others[at]?.isPlaceholderData ? undefined : others[at]?.data?.next]),
    [],
  )
  if (now !== turns) setTurns(now)
  const rows = new Map([[0, head.data?.items], ...pages.map((page, at) => [page, others[at]?.data?.items] as const)])
  // What was found before stands only while an answer is awaited: once that fails it would pass for what was found now.
  const former = head.isPlaceholderData && head.failureReason !== null
  const content =
    head.data && !former
      ? {
          total: head.data.total,
          busy: head.isPlaceholderData,
          look,
          rowAt: (index: number) => rows.get(Math.floor(index / size))?.[index % size],
        }
      : undefined
  // A page that never came says nothing of how old the others are.
  const since = ({ dataUpdatedAt }: { dataUpdatedAt: number }) => dataUpdatedAt || head.dataUpdatedAt
  return loadable(
    [
      former ? { ...head, error: head.failureReason } : head,
      ...others.slice(0, pages.length).map(asked => ({ ...asked, dataUpdatedAt: since(asked) })),
    ],
    content,
  )
}

/** A list that is there as a whole. */
export const listOf = <Row>(rows: readonly Row[]): List<Row> => ({
  total: rows.length,
  rowAt: index => rows[index],
  look: () => undefined,
})
