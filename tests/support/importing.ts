import type { z } from 'zod'
import type { Import, ImportAnswers, ImportRow, importKinds } from '../../openapi/imports.ts'
import { answered, type Stage } from './stage.ts'

export type Brought = z.output<typeof Import>
type Row = z.output<typeof ImportRow>
type Kind = (typeof importKinds)[number]

const headers = { 'content-type': 'application/octet-stream' }
export const csv = (...lines: string[]) => new TextEncoder().encode([...lines, ''].join('\r\n'))

/** Brings tables of one kind, has them looked through and taken over, by the office. */
export const importing = (stage: () => Stage, kind: Kind) => {
  const bring = (file: Uint8Array, name = `${kind}.csv`) =>
    stage().as('office', 'POST', `/imports?kind=${kind}&name=${encodeURIComponent(name)}`, file, { headers })
  const read = async (id: string) => answered<Brought>(await stage().as('office', 'GET', `/imports/${id}`))
  /** Looked through by what its columns were taken for, with what is answered. */
  async function check({ id, tableColumns, answers }: Brought, more: Partial<z.output<typeof ImportAnswers>> = {}) {
    const body = { readAs: tableColumns.map(({ field }) => field), answers: { ...answers, ...more } }
    answered(await stage().as('office', 'POST', `/imports/${id}/check`, body))
    await stage().server.runJobs()
    return read(id)
  }
  const looked = async (file: Uint8Array, name?: string) => check(answered<Brought>(await bring(file, name), 201))
  return {
    ...{ bring, read, check, looked },
    checked: (...lines: string[]) => looked(csv(...lines)),
    rowsOf: async (id: string, query = '') =>
      answered<{ items: Row[]; total: number }>(await stage().as('office', 'GET', `/imports/${id}/rows${query}`)),
    taken: async ({ id, revision }: Brought, more: object = {}) => {
      const body = { revision, leaveOut: false, takeChanges: true, ...more }
      answered(await stage().as('office', 'POST', `/imports/${id}/take`, body))
      await stage().server.runJobs()
      return read(id)
    },
  }
}
