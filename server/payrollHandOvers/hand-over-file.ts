import { csvLine } from '../../domain/csv.ts'
import { rowOf } from '../../domain/payrollHandOvers/rows.ts'
import type { Context } from '../context.ts'
import { streamed } from '../papers/streamed.ts'
import { handOverOf, lacksOf } from './hand-over.queries.ts'
import { mappingOf } from './mapping.ts'

/** A month (its first day) in the columns of the payroll office. Throws `handOverIncomplete` with what is not entered. */
export async function handOverFile(ctx: Context<'handOverIncomplete'>, month: string): Promise<Response> {
  const mapping = await mappingOf(ctx)
  const handOver = await handOverOf(ctx, month, mapping)
  const lacks = lacksOf(handOver, mapping)
  if (lacks.wages.length > 0 || lacks.people.length > 0) throw ctx.refuse('handOverIncomplete', { lacks })
  const pieces = function* () {
    // Tells a spreadsheet which letters these are.
    yield '\uFEFF'
    yield csvLine(
      mapping.fileColumns.map(({ name }) => name),
      ';',
    )
    for (const line of handOver.lines) {
      const of = handOver.people.get(line.personId)
      const person = { name: of?.name ?? '', number: of?.number ?? '' }
      yield csvLine(rowOf(line, person, month.slice(0, 7), mapping), ';')
    }
  }
  return streamed(pieces(), 'text/csv', `Payroll-${month.slice(0, 7)}.csv`)
}
