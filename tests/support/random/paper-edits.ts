import { trailEvents, trailHash, type TrailRow } from '../../../domain/documents/trail.ts'
import { hashOf } from '../../../server/files/stored-files.ts'
import type { Seeded } from './seeded.ts'
import type { Stage } from '../stage.ts'

type Row = Record<string, unknown> & { id: string }
/** What was changed, and what puts it back. */
export interface Edit {
  what: string
  undo: () => Promise<unknown>
}

const texts = {
  document_trail: ['at', 'by_id', 'by_name', 'file_hash', 'address', 'agent', 'before', 'hash'],
  document_version: ['sha256'],
} as const
const jsons = { document_trail: ['details'], document_signature: ['signature', 'filled'] } as const
const numbers = { document_trail: ['number'], document_version: ['number'], document_signature: ['rating'] } as const
const signed = ['document_trail', 'document_version', 'document_signature', 'document_signatory']

/** Somebody who reaches past the triggers into what is kept of one finished document, one thing at a time. */
export function paperEditor({ admin, server, world }: Stage, documentId: string, lots: Seeded) {
  const { files } = server.services
  const rowsOf = (table: string, order = 'id') =>
    admin<{ row: Row }>(
      `select to_jsonb(t) as row from ${table} t where ${table === 'document' ? 'id' : 'document_id'} = $1 order by ${order}`,
      [documentId],
    ).then(rows => rows.map(({ row }) => row))
  const someRow = async (table: string) => lots.pick(await rowsOf(table))
  const write = (table: string, { id }: Row, column: string, value: unknown) => {
    const type = types[column] ?? 'text'
    return admin(`update ${table} set ${column} = $2::text::${type} where id = $1`, [
      id,
      type === 'jsonb' ? JSON.stringify(value) : value === null ? null : String(value),
    ])
  }
  const change = async (table: string, column: string, to: (before: unknown) => unknown): Promise<Edit> => {
    const row = await someRow(table)
    const value = to(row[column])
    await write(table, row, column, value)
    return {
      what: `${table}.${column}: ${JSON.stringify(row[column])} to ${JSON.stringify(value)}`,
      undo: () => write(table, row, column, row[column]),
    }
  }

  /** One sign more, less or another. */
  const otherText = (before: unknown) => {
    const text = String(before)
    const at = lots.whole(0, text.length)
    const sign = lots.pick([...'0123456789abcdefXYZ Ł'].filter(one => one !== text[at]))
    return text.slice(0, at) + sign + text.slice(at + lots.whole(0, 1))
  }
  /** Somewhere within, however deep. */
  const otherJson = (before: unknown): unknown => {
    if (Array.isArray(before) && before.length > 0) {
      const at = lots.whole(0, before.length - 1)
      return lots.chance(0.2)
        ? before.toSpliced(at, 1)
        : before.map((one: unknown, place) => (place === at ? otherJson(one) : one))
    }
    if (typeof before === 'object' && before !== null && !Array.isArray(before)) {
      const names = Object.keys(before)
      if (names.length === 0 || lots.chance(0.1)) return { ...before, another: 1 }
      const name = lots.pick(names)
      return { ...before, [name]: otherJson((before as Record<string, unknown>)[name]) }
    }
    if (typeof before === 'number') return before + lots.pick([-1, 1, 0.25])
    if (typeof before === 'string') return otherText(before)
    return 'another'
  }
  const flip = (bytes: Uint8Array) => {
    const at = lots.whole(0, bytes.length - 1)
    return {
      at,
      other: Uint8Array.from(bytes, (byte, place) => (place === at ? byte ^ (1 << lots.whole(0, 7)) : byte)),
    }
  }

  const inStore = async (fileId: unknown, what: string): Promise<Edit> => {
    const key = `${world.a.id}/${String(fileId)}`
    const bytes = (await files.get(key)) ?? new Uint8Array()
    const { at, other } = flip(bytes)
    await files.put(key, other, 'application/pdf')
    return { what: `${what}, byte ${at} of ${bytes.length}`, undo: () => files.put(key, bytes, 'application/pdf') }
  }

  const edits: (() => Promise<Edit>)[] = [
    ...Object.entries(texts).flatMap(([table, columns]) => columns.map(one => () => change(table, one, otherText))),
    ...Object.entries(jsons).flatMap(([table, columns]) => columns.map(one => () => change(table, one, otherJson))),
    ...Object.entries(numbers).flatMap(([table, columns]) =>
      columns.map(
        one => () =>
          change(table, one, before => (one === 'rating' ? 1 + (Number(before ?? 0) % 5) : lots.whole(50, 99))),
      ),
    ),
    () =>
      change('document_signature', 'signed_at', before =>
        new Date(Date.parse(String(before)) + lots.whole(1, 9e8)).toISOString(),
      ),
    () => change('document_signature', 'signed_by_id', () => world.a.persons.stranger),
    () => change('document_trail', 'event', before => lots.pick(trailEvents.filter(one => one !== before))),
    async () => {
      const { id, signed_at: at } = await someRow('document_signatory')
      const set = (status: string, when: unknown) =>
        admin('update document_signatory set status = $2, signed_at = $3 where id = $1', [id, status, when])
      await set('Ready to sign', null)
      return { what: 'a signatory who has not signed', undo: () => set('Signed', at) }
    },
    () => change('document', 'finished_file_id', () => null),
    async () => inStore((await someRow('document_version'))['file_id'], 'a version in the store'),
    async () => inStore((await someRow('document'))['finished_file_id'], 'the finished file in the store'),
    // A row that is gone.
    async () => {
      const table = lots.pick(signed)
      const row = await someRow(table)
      await admin(`set session_replication_role = 'replica'`)
      await admin(`delete from ${table} where id = $1`, [row.id])
      const undo = async () => {
        await admin(`insert into ${table} select * from jsonb_populate_record(null::${table}, $1::jsonb)`, [
          JSON.stringify(row),
        ])
        await admin(`set session_replication_role = 'origin'`)
      }
      return { what: `a row less in ${table}`, undo }
    },
    // Another thing is said, and every hash after it is reckoned anew, by somebody who knows how.
    async () => {
      const rows = (await rowsOf('document_trail', 'number')) as (Row & TrailRow & Record<string, string>)[]
      const from = lots.whole(0, rows.findIndex(({ event }) => event === 'finished') - 1)
      let before = String(rows[from]?.before)
      for (const [at, row] of rows.entries()) {
        if (at < from) continue
        const fact: TrailRow = {
          ...{ number: row.number, documentId, event: row.event, at: row.at, byId: String(row['by_id']) },
          byName: at === from ? otherText(row['by_name']) : String(row['by_name']),
          ...{ fileHash: String(row['file_hash']), address: row.address, agent: row.agent, details: row.details },
          ...{ before, hash: '' },
        }
        const hash = trailHash(fact, before, hashOf)
        await admin('update document_trail set by_name = $2, before = $3, hash = $4 where id = $1', [
          row.id,
          fact.byName,
          before,
          hash,
        ])
        before = hash
      }
      const undo = async () => {
        for (const row of rows)
          await admin('update document_trail set by_name = $2, before = $3, hash = $4 where id = $1', [
            row.id,
            row['by_name'],
            row.before,
            row.hash,
          ])
      }
      return { what: `the chain from ${from + 1} on, hashed again`, undo }
    },
  ]
  return {
    /** Changes one thing of what is kept. */
    edit: () => lots.pick(edits)(),
    /** One bit of the paper somebody has in hand. */
    flip: (bytes: Uint8Array) => flip(bytes).other,
  }
}

const types: Record<string, string> = {
  ...{ details: 'jsonb', signature: 'jsonb', filled: 'jsonb', number: 'int', rating: 'int' },
  ...{ signed_at: 'timestamptz', signed_by_id: 'uuid', finished_file_id: 'uuid' },
}
