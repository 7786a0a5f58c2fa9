import { z } from 'zod'
import type { Tx } from '../database/tenant.ts'
import type { Agency, AgencyKey } from './tenants.ts'

/** The demo's own projects are numbered below. */
export const firstOfPlanning = 5001

/** SQL: the number at the end of a column of project numbers where the demo gave it; null where planning did. */
export const demoNumber = ({ prefix }: Agency, column: string): string =>
  `(case when ${column} ~ '^${prefix}-[0-9]{1,8}$' and substring(${column} from '[0-9]+$')::int < ${firstOfPlanning}
    then substring(${column} from '[0-9]+$')::int end)`

const SetUpShape = z.object({
  /** The first day for which no projects were made yet, YYYY-MM-DD. */
  horizon: z.string(),
  /** How many projects a week has. */
  perWeek: z.number(),
  /** No project of the demo had this number or a higher one. */
  nextNumber: z.number(),
  /** What was set up for the demo, and the number of a project that was taken down again. */
  scenes: z.record(z.string(), z.object({ seed: z.string(), projectId: z.string(), removed: z.string().optional() })),
  /** The last day for which figures of plus crews were made, YYYY-MM-DD. */
  figuresTo: z.string().optional(),
  /** Templates were made. */
  templates: z.boolean().optional(),
  /** Questions that are asked often were made. */
  faq: z.boolean().optional(),
  /** The last day on which the client is asked by a quotation, YYYY-MM-DD. */
  quotedTo: z.string().optional(),
  /** The first day of the crew on which the client asks for more people, YYYY-MM-DD. */
  requestedTo: z.string().optional(),
})

/** What the demo remembers between two visits. */
export interface SetUp {
  horizon: string
  perWeek: number
  nextNumber: number
  scenes: Partial<Record<string, { seed: string; projectId: string; removed?: string | undefined }>>
  figuresTo?: string | undefined
  faq?: boolean | undefined
  templates?: boolean | undefined
  quotedTo?: string | undefined
  requestedTo?: string | undefined
}

const keyOf = (agency: AgencyKey) => `demo:${agency}`

export async function readSetUp(tx: Tx, agency: AgencyKey): Promise<SetUp> {
  const [row] = await tx.raw<{ value: string }>('select value from installation where key = $1', [keyOf(agency)])
  if (!row) throw new Error(`nothing is known about the demo of ${agency}`)
  return SetUpShape.parse(JSON.parse(row.value))
}

export async function writeSetUp(tx: Tx, agency: AgencyKey, setUp: SetUp): Promise<void> {
  await tx.raw(
    'insert into installation (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value',
    [keyOf(agency), JSON.stringify(setUp)],
  )
}

export const forgetSetUp = (tx: Tx, agency: AgencyKey) =>
  tx.raw('delete from installation where key = $1', [keyOf(agency)])
