/** What may happen to a document. */
export const trailEvents = ['made', 'changed', 'opened', 'reminded', 'signed', 'finished', 'putAway'] as const
export type TrailEvent = (typeof trailEvents)[number]

/** What happened to a document, as a link of its chain. All texts; instants in ISO 8601, hashes in hex. */
export interface TrailFact {
  /** Counted from 1 within the document. */
  number: number
  documentId: string
  event: TrailEvent
  at: string
  /** Who did it: an id that never changes, and what they were called then; empty: the server, by itself. */
  byId: string
  byName: string
  /** Of the file that was there then. */
  fileHash: string
  address: string
  agent: string
  /** Whatever else belongs to it: strokes, stars, filled fields, a reason. */
  details: unknown
}

export interface TrailRow extends TrailFact {
  before: string
  hash: string
}

/** Hashes a text, to hex. */
type Hash = (text: string) => string

/** What the first link of a chain stands on. */
export const trailBegin = '0'.repeat(64)

/** JSON with the names of every object sorted: the same facts are the same text, whoever stored them in between. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value === 'object' && value !== null)
    return `{${Object.entries(value)
      .filter(([, field]) => field !== undefined)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`)
      .join(',')}}`
  return JSON.stringify(value ?? null)
}

const factOf = ({ number, documentId, event, at, byId, byName, fileHash, address, agent, details }: TrailFact) => ({
  ...{ number, documentId, event, at, byId, byName },
  ...{ fileHash, address, agent, details },
})

/** The hash of a link: over what it says, and the hash of the link before. */
export const trailHash = (fact: TrailFact, before: string, hash: Hash): string =>
  hash(`${before}\n${canonical(factOf(fact))}`)

/** The number of the first link that is not what was written, is missing or stands elsewhere; null: the chain is whole. */
export function firstBroken(rows: readonly TrailRow[], hash: Hash): number | null {
  let before = trailBegin
  for (const [at, row] of rows.entries()) {
    if (row.number !== at + 1 || row.before !== before || row.hash !== trailHash(row, before, hash)) return at + 1
    before = row.hash
  }
  return null
}
