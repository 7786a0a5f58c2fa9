import { type TrailRow, canonical, firstBroken } from './trail.ts'

/** What is kept of a document, as it is found now. Instants in ISO 8601, hashes in hex. */
export interface Evidence {
  /** Oldest first. `kept`: the hash of the bytes the store holds; null: they are gone. */
  versions: { number: number; sha256: string; kept: string | null }[]
  signatories: { id: string; signed: boolean }[]
  signatures: {
    signatoryId: string
    versionId: string
    signature: unknown
    rating: number | null
    filled: unknown
    at: string
    byId: string | null
  }[]
  trail: TrailRow[]
  /** The finished paper, as the store holds it; null: there is none yet. */
  finished: { kept: string | null } | null
}

/** A paper that was handed in, and the trail it carries; null: it carries none that can be read. */
export interface HandedIn {
  hash: string
  carried: readonly TrailRow[] | null
}

/** What is not as it was, and which of its kind; counted from 1. */
export type Finding =
  | { what: 'link' | 'version'; number: number }
  | { what: 'signature'; signatoryId: string }
  | { what: 'finishedFile' | 'paper' }

type Hash = (text: string) => string
const signedLinks = (trail: readonly TrailRow[]) =>
  trail.flatMap(row => {
    if (row.event !== 'signed') return []
    const { signatoryId } = row.details as { signatoryId?: unknown }
    return typeof signatoryId === 'string' ? [{ signatoryId, row }] : []
  })

/**
 * Everything that contradicts what was written when it happened: links of the trail, files of versions, signatures, the
 * finished file, and the paper that was handed in. Empty: intact.
 */
export function findings({ versions, signatories, signatures, trail, finished }: Evidence, hash: Hash): Finding[] {
  const broken = firstBroken(trail, hash)
  const made = trail.filter(({ event }) => event === 'made')
  const numbers = Array.from({ length: Math.max(made.length, versions.length) }, (_, at) => at)
  const links = signedLinks(trail)
  const signers = new Set([
    ...[...links, ...signatures].map(({ signatoryId }) => signatoryId),
    ...signatories.flatMap(({ id, signed }) => (signed ? [id] : [])),
  ])
  const end = trail.find(({ event }) => event === 'finished')
  return [
    ...(broken === null ? [] : [{ what: 'link' as const, number: broken }]),
    ...numbers.flatMap(at => {
      const [version, link] = [versions[at], made[at]]
      const same = version?.number === at + 1 && version.sha256 === link?.fileHash && version.kept === link.fileHash
      return same ? [] : [{ what: 'version' as const, number: at + 1 }]
    }),
    ...[...signers].flatMap(signatoryId => {
      const [link, ...more] = links.filter(one => one.signatoryId === signatoryId)
      const [row, ...further] = signatures.filter(one => one.signatoryId === signatoryId)
      const [known, ...others] = signatories.filter(({ id }) => id === signatoryId)
      if (link && row && known?.signed && more.length + further.length + others.length === 0) {
        const { at, byId, ...details } = row
        if (canonical(details) === canonical(link.row.details) && at === link.row.at && byId === link.row.byId)
          return []
      }
      return [{ what: 'signature' as const, signatoryId }]
    }),
    ...((finished?.kept ?? null) === (end?.fileHash ?? null) && (finished === null) === (end === undefined)
      ? []
      : [{ what: 'finishedFile' as const }]),
  ]
}

/** The same of a paper that was handed in: it is the finished one, and its trail is how the one that is kept begins. */
export function findingsOfPaper({ trail }: Pick<Evidence, 'trail'>, { hash, carried }: HandedIn): Finding[] {
  const end = trail.find(({ event }) => event === 'finished')
  const other = (carried ?? []).findIndex((row, at) => row.hash !== trail[at]?.hash)
  return [
    ...(end?.fileHash === hash ? [] : [{ what: 'paper' as const }]),
    ...(other === -1 ? [] : [{ what: 'link' as const, number: other + 1 }]),
  ]
}
