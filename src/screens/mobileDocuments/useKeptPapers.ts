import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../../client/api.ts'
import { isPaperKept, keepPaper } from '../../client/files/kept-papers.ts'
import { unwrap } from '../../client/problem.ts'
import { $api } from '../../client/query.ts'
import type { ListedDocument } from './mobile-documents.types.ts'

/** Bytes of all that is kept: a phone holds other things as well. */
const most = 40_000_000

/** Fetches what there is to be read, one after the other, and answers which versions are on this device by now. */
export function useKeptPapers(documents: readonly ListedDocument[]): ReadonlySet<string> {
  const queries = useQueryClient()
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const gone = new AbortController()
    const keepAll = async () => {
      let left = most
      for (const { id, wants, version } of documents) {
        if (wants !== 'reading' || version.size > left) continue
        left -= version.size
        const stands = (await isPaperKept(id, version.id)) || (await fetchPaper(id, version.id, gone.signal))
        if (gone.signal.aborted) return
        if (!stands) continue
        await queries.prefetchQuery($api.queryOptions('get', '/api/v1/documents/{id}', { params: { path: { id } } }))
        setKept(before => new Set([...before, version.id]))
      }
    }
    // Without network what is there already is told, and the rest is fetched the next time.
    void keepAll().catch(() => undefined)
    return () => gone.abort()
  }, [documents, queries])
  return kept
}

const fetchPaper = async (id: string, versionId: string, signal: AbortSignal): Promise<boolean> => {
  const params = { path: { id }, query: { versionId } }
  const bytes = await unwrap(api.GET('/api/v1/documents/{id}/file', { params, parseAs: 'arrayBuffer', signal })).catch(
    () => null,
  )
  return bytes !== null && keepPaper(id, versionId, bytes)
}
