import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Evidence, findings, findingsOfPaper } from '../../../domain/documents/evidence.ts'
import { type TrailFact, type TrailRow, trailBegin, trailHash } from '../../../domain/documents/trail.ts'

const hash = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex')

/** What a store and a database hold of one document: bytes, and rows. */
interface Stored {
  versions: { number: number; sha256: string; bytes: number[] }[]
  signatories: Evidence['signatories']
  signatures: Evidence['signatures']
  trail: TrailRow[]
  finished: { bytes: number[] } | null
}
const kept = (bytes: number[]) => hash(Uint8Array.from(bytes))
const evidenceOf = ({ versions, finished, ...rest }: Stored): Evidence => ({
  ...rest,
  versions: versions.map(({ bytes, ...version }) => ({ ...version, kept: kept(bytes) })),
  finished: finished && { kept: kept(finished.bytes) },
})

const paper = (seed: number) => Array.from({ length: 64 }, (_, at) => (at * 7 + seed) % 256)
const signed = (place: number) => ({
  signatoryId: `s${place}`,
  versionId: 'v2',
  signature: { ratio: 2, strokes: [[[place, 2] as const, [30, 40] as const]] },
  rating: place === 1 ? 4 : null,
  filled: [{ id: `f${place}`, value: `answer ${place}` }],
})

/** Two versions, of which the second was signed by two and finished. */
function intact(): Stored {
  const [first, second, last] = [paper(1), paper(2), paper(3)]
  const facts: Pick<TrailFact, 'event' | 'fileHash' | 'details'>[] = [
    { event: 'made', fileHash: kept(first), details: { versionId: 'v1', version: 1 } },
    { event: 'opened', fileHash: kept(first), details: { signatoryId: 's1' } },
    { event: 'made', fileHash: kept(second), details: { versionId: 'v2', version: 2 } },
    { event: 'signed', fileHash: kept(second), details: signed(1) },
    { event: 'signed', fileHash: kept(second), details: signed(2) },
    { event: 'finished', fileHash: kept(last), details: {} },
  ]
  const trail: TrailRow[] = []
  for (const [at, told] of facts.entries()) {
    const who = told.event === 'finished' ? '' : `p${at}`
    const fact: TrailFact = {
      ...{ ...told, number: at + 1, documentId: 'd1', at: `2026-06-10T08:0${at}:00.000Z`, byId: who },
      ...{ byName: who, address: '192.0.2.7', agent: 'a phone' },
    }
    const before = trail.at(-1)?.hash ?? trailBegin
    trail.push({ ...fact, before, hash: trailHash(fact, before, hash) })
  }
  return {
    versions: [first, second].map((bytes, at) => ({ number: at + 1, sha256: kept(bytes), bytes })),
    signatories: [1, 2].map(place => ({ id: `s${place}`, signed: true })),
    signatures: [1, 2].map(place => ({
      ...signed(place),
      at: `2026-06-10T08:0${place + 2}:00.000Z`,
      byId: `p${place + 2}`,
    })),
    trail,
    finished: { bytes: last },
  }
}

/** Every single thing that can be changed: each leaf, and each element of a list that can be taken away or doubled. */
interface Edit {
  where: string
  edit: (stored: Stored) => void
}
function editsOf(value: unknown, path: readonly (string | number)[] = []): Edit[] {
  const at = (stored: Stored, depth: number) =>
    path.slice(0, depth).reduce<unknown>((part, name) => (part as Record<string | number, unknown>)[name], stored)
  const where = path.join('.')
  const own: Edit[] = []
  if (Array.isArray(value))
    own.push(
      ...value.flatMap((_, index) => [
        {
          where: `${where}.${index} gone`,
          edit: (stored: Stored) => void (at(stored, path.length) as unknown[]).splice(index, 1),
        },
        {
          where: `${where}.${index} twice`,
          edit: (stored: Stored) => {
            const list = at(stored, path.length) as unknown[]
            list.splice(index, 0, structuredClone(list[index]))
          },
        },
      ]),
    )
  if (typeof value === 'object' && value !== null)
    return [
      ...own,
      ...Object.entries(value).flatMap(([name, part]) =>
        editsOf(part, [...path, Array.isArray(value) ? Number(name) : name]),
      ),
    ]
  const name = path.at(-1) ?? ''
  const other =
    typeof value === 'number' ? (value + 1) % 256 : typeof value === 'boolean' ? !value : `${String(value)}!`
  const edit = (stored: Stored) => {
    ;(at(stored, path.length - 1) as Record<string | number, unknown>)[name] = other
  }
  return [{ where, edit }]
}

describe('what is kept of a document', () => {
  it('contradicts nothing as it was kept, also before anybody has signed', () => {
    expect(findings(evidenceOf(intact()), hash)).toEqual([])
    const none = { versions: [], signatories: [], signatures: [], trail: [], finished: null }
    expect(findings(none, hash)).toEqual([])
  })

  it('shows every single change of a file, of a signature and of the trail', () => {
    const edits = editsOf(intact())
    expect(edits.length).toBeGreaterThan(500)
    const unseen = edits.filter(({ edit }) => {
      const stored = intact()
      edit(stored)
      return findings(evidenceOf(stored), hash).length === 0
    })
    expect(unseen.map(({ where }) => where)).toEqual([])
  })

  it('shows several changes at once, drawn at random', () => {
    const edits = editsOf(intact())
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(edits.length - 1), { minLength: 1, maxLength: 4 }), chosen => {
        const stored = intact()
        for (const one of chosen)
          try {
            edits[one]?.edit(stored)
          } catch {
            // What it was about is gone by one of the others.
          }
        fc.pre(JSON.stringify(stored) !== JSON.stringify(intact()))
        expect(findings(evidenceOf(stored), hash)).not.toEqual([])
      }),
      { numRuns: 300 },
    )
  })

  it('names what it is', () => {
    const stored = intact()
    const [version] = stored.versions
    const [signature] = stored.signatures
    if (!version || !signature) throw new Error('nothing is there')
    version.bytes[3] = 255
    signature.rating = 5
    stored.finished = null
    expect(findings(evidenceOf(stored), hash)).toEqual([
      { what: 'version', number: 1 },
      { what: 'signature', signatoryId: 's1' },
      { what: 'finishedFile' },
    ])
  })

  it('names the link of the trail that is not as it was', () => {
    const stored = intact()
    const opened = stored.trail[1]
    if (opened) opened.agent = 'a desk'
    expect(findings(evidenceOf(stored), hash)).toEqual([{ what: 'link', number: 2 }])
  })

  it('takes no signature from whoever has not signed, and misses that of whoever is said to have', () => {
    const stored = intact()
    stored.signatories.push({ id: 's3', signed: false })
    expect(findings(evidenceOf(stored), hash)).toEqual([])
    stored.signatories.push({ id: 's4', signed: true })
    expect(findings(evidenceOf(stored), hash)).toEqual([{ what: 'signature', signatoryId: 's4' }])
    const [first] = stored.signatories
    if (first) first.signed = false
    expect(findings(evidenceOf(stored), hash)).toContainEqual({ what: 'signature', signatoryId: 's1' })
  })

  it.each([
    ['link and row', { link: true, row: true, who: false }],
    ['link and signatory', { link: true, row: false, who: true }],
    ['row and signatory', { link: false, row: true, who: true }],
  ])('shows what is there twice, also where two of it are: %s', (_, twice) => {
    const { trail, signatures, signatories, ...rest } = evidenceOf(intact())
    const double = <T>(all: readonly T[], is: boolean, at: number) =>
      is ? [...all, ...all.slice(at, at + 1)] : [...all]
    const found = findings(
      {
        ...rest,
        trail: double(trail, twice.link, 3),
        signatures: double(signatures, twice.row, 0),
        signatories: double(signatories, twice.who, 0),
      },
      hash,
    )
    expect(found).toContainEqual({ what: 'signature', signatoryId: 's1' })
    expect(found).not.toContainEqual({ what: 'signature', signatoryId: 's2' })
  })

  it('knows a paper that was handed in from another one, and where the trail it carries is another', () => {
    const { trail } = intact()
    const carried = trail.slice(0, -1)
    const finishedHash = trail.at(-1)?.fileHash ?? ''
    expect(findingsOfPaper({ trail }, { hash: finishedHash, carried })).toEqual([])
    expect(findingsOfPaper({ trail }, { hash: 'another', carried: null })).toEqual([{ what: 'paper' }])
    const other = carried.map((row, at) => (at === 2 ? { ...row, hash: 'another' } : row))
    expect(findingsOfPaper({ trail }, { hash: finishedHash, carried: other })).toEqual([{ what: 'link', number: 3 }])
  })
})
