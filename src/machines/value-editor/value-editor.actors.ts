import type { CellRow } from '../../../domain/plusCrews/cell-changes.ts'
import { judgeAnswer } from '../../../domain/http-message.ts'
import { api } from '../../client/api.ts'
import { loadFigures } from '../../client/month-figures.ts'
import { failureOf } from '../../client/problem.ts'
import type { components } from '../../client/schema.d.ts'
import { answering } from '../effects.ts'
import { typeOfCell } from './value-editor.queue.ts'
import type { CellRows, SendAnswer, Sheet, Step, StepAnswer } from './value-editor.types.ts'

type Figure = components['schemas']['PlusCrewValueData']

/** Ms after which a request that is not answered counts as lost. */
const patience = 20_000

export const rowOf = ({
  id,
  version,
  amount,
  hours,
}: Pick<Figure, 'id' | 'version' | 'amount' | 'hours'>): CellRow => ({
  id,
  version,
  value: amount ?? hours ?? 0,
})

/** Rows of a month by day and type, oldest first. */
export function cellsOf(figures: readonly Figure[]): CellRows {
  const cells: Record<string, CellRow[]> = {}
  for (const figure of figures) (cells[`${figure.date} ${figure.type.id}`] ??= []).push(rowOf(figure))
  return cells
}

function request({ cell, key, change, source }: Step, plusCrewId: string, hours: readonly string[]) {
  const type = typeOfCell(cell)
  const header = { 'Idempotency-Key': key }
  const signal = AbortSignal.timeout(patience)
  if (change.kind === 'delete')
    return api.DELETE('/api/v1/plusCrewValueDatas/{id}', { signal, params: { path: { id: change.id }, header } })
  const written = {
    ...(hours.includes(type) ? { hours: change.value } : { amount: change.value }),
    ...(source ? { sourceId: source } : {}),
  }
  return change.kind === 'create'
    ? api.POST('/api/v1/plusCrewValueDatas', {
        signal,
        params: { header },
        body: { plusCrewId, plusCrewValueTypeId: type, date: cell.slice(0, cell.indexOf(' ')), ...written },
      })
    : api.POST('/api/v1/plusCrewValueDatas/{id}', {
        signal,
        params: { path: { id: change.id }, header },
        body: { ...written, version: change.version },
      })
}

const numberIn = (value: unknown) => (typeof value === 'number' ? value : undefined)

/** What a refusal means for a cell: a row that is gone was taken out by somebody, which is what a removal wants. */
function refusal({ cell, change }: Step, status: number, body: unknown): StepAnswer {
  if (judgeAnswer(status) === 'notYet') return { cell, kind: 'notYet' }
  const { code, details } = failureOf(status, body)
  if (status === 404 && change.kind === 'delete') return { cell, kind: 'saved', row: null }
  if (status === 404 && change.kind === 'change') return { cell, kind: 'changed', row: null, by: null }
  if (code !== 'valueChanged' || change.kind !== 'change') return { cell, kind: 'refused', problem: code }
  const { version, changedBy } = details
  const value = numberIn(details['amount']) ?? numberIn(details['hours']) ?? 0
  return {
    cell,
    kind: 'changed',
    row: { id: change.id, version: numberIn(version) ?? change.version + 1, value },
    by: typeof changedBy === 'string' ? changedBy : null,
  }
}

async function sendStep(step: Step, plusCrewId: string, hours: readonly string[]): Promise<StepAnswer> {
  try {
    const { data, error, response } = await request(step, plusCrewId, hours)
    if (!response.ok) return refusal(step, response.status, error)
    return { cell: step.cell, kind: 'saved', row: data ? rowOf(data) : null }
  } catch {
    return { cell: step.cell, kind: 'notYet' }
  }
}

/** The real effects of one plus crew's month; `hours`: types whose rows carry hours. */
export const valueEditorActors = (plusCrewId: string, hours: readonly string[]) => ({
  send: answering<SendAnswer, readonly Step[]>(
    async steps => ({
      answers: await Promise.all(steps.map(step => sendStep(step, plusCrewId, hours))),
      jitter: Math.random(),
    }),
    () => ({ answers: [{ cell: '', kind: 'notYet' }], jitter: 0 }),
  ),
  load: answering<CellRows | null, Sheet>(
    async ({ plusCrewId: plusCrew, ...month }, signal) => cellsOf(await loadFigures({ plusCrew, ...month }, signal)),
    () => null,
  ),
})
