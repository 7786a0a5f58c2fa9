import { uuid } from '../../shared/fixtures.ts'
import { type CrewProofs, type ProofCell, proofColumns } from './proofs.types.ts'

const work = (n: number, code: string, caption: string) => ({ id: uuid(500 + n), code, caption })
const chief = work(1, 'crewChief', 'Crew chief')
const rigger = work(2, 'rigger', 'Rigger')
const stagehand = work(3, 'stagehand', 'Stagehand')

const valid: Omit<ProofCell, 'column'> = {
  ...{ state: 'valid', validUntil: '2028-03-31', daysLeft: 674, documentId: uuid(700) },
}
const none = { validUntil: null, daysLeft: null, documentId: null }
export const ending: Omit<ProofCell, 'column'> = { ...valid, state: 'ending', validUntil: '2026-06-12', daysLeft: 16 }
export const missing: Omit<ProofCell, 'column'> = { ...none, state: 'missing' }
const expired: Omit<ProofCell, 'column'> = { ...valid, state: 'expired', validUntil: '2026-05-02', daysLeft: -25 }
const inReview: Omit<ProofCell, 'column'> = { ...none, state: 'inReview', documentId: uuid(701) }
const notNeeded: Omit<ProofCell, 'column'> = { ...none, state: 'notNeeded' }

type Told = Partial<Record<ProofCell['column'], Omit<ProofCell, 'column'>>>
const person = (n: number, name: string, of: CrewProofs['function'], told: Told = {}): CrewProofs => ({
  person: { id: uuid(n), name },
  function: of,
  cells: proofColumns.map(column => ({
    column,
    ...(told[column] ?? (column === 'function' && of !== rigger ? notNeeded : valid)),
  })),
})

export const proofs: readonly CrewProofs[] = [
  person(1, 'Hauke Brandt', chief),
  person(2, 'Mirko Vuković', rigger),
  person(3, 'Tomasz Zieliński', rigger, { function: ending }),
  person(4, 'Aylin Demir', rigger, { firstAid: expired, safetyBriefing: missing }),
  person(5, 'Lena Petersen', stagehand),
  person(6, 'Samira Haddad', stagehand, { socialSecurity: inReview }),
  person(7, 'Maximiliane von Hohenberg-Schwarzenfels', stagehand, { identity: inReview, socialSecurity: missing }),
]

/** As a client is told. */
export const onFile: readonly CrewProofs[] = proofs.map(row => ({
  ...row,
  cells: row.cells.map(({ column, state }) => ({
    column,
    ...none,
    state: state === 'notNeeded' ? state : state === 'valid' || state === 'ending' ? 'valid' : 'missing',
  })),
}))

export const many: readonly CrewProofs[] = Array.from({ length: 300 }, (_, n) =>
  person(1000 + n, `Person ${n + 1}`, n % 3 ? stagehand : rigger, n % 9 ? {} : { firstAid: missing }),
)
