import { api } from '../../client/api.ts'
import { keptPaper } from '../../client/files/kept-papers.ts'
import { unwrap } from '../../client/problem.ts'
import type { PaperState } from '../shared/paper/paper.types.ts'
import { usePaper } from '../shared/paper/usePaper.ts'

/** A version of a document, or `finished`, from this device where it is kept. */
export const useDocumentPaper = (id: string, version: string): PaperState =>
  usePaper(`${id} ${version}`, async signal => {
    const finished = version === 'finished'
    const kept = finished ? null : await keptPaper(id, version).catch(() => null)
    if (kept) return kept
    const query = finished ? ({ finished: 'true' } as const) : { versionId: version }
    return unwrap(
      api.GET('/api/v1/documents/{id}/file', { params: { path: { id }, query }, parseAs: 'arrayBuffer', signal }),
    )
  })
