import type { LoginType, SessionKind } from '../../openapi/access.ts'
import type { StandardProblem } from '../../openapi/declared.ts'
import type { Context } from '../../server/context.ts'
import type { Tx } from '../../server/database/tenant.ts'
import type { Principal } from '../../server/access/principal.ts'
import type { TestDatabase } from './database.ts'
import type { TenantWorld, World } from './world.ts'
import { worldDatabase } from './world-template.ts'
import { worldNow } from './world/cast.ts'

/**
 * Everybody who may stand before a row: those of the world, then crew that a client's company employs, a client of no
 * company, and a visitor of the other project.
 */
export const callers = [
  'member',
  'chief',
  'colleague',
  'stranger',
  'planner',
  'client',
  'otherClient',
  'office',
  'projectVisitor',
  'plusCrewVisitor',
  'kiosk',
  'employed',
  'unbound',
  'otherVisitor',
] as const
export type Caller = (typeof callers)[number]

/** Of an operation that may refuse rows, and a kiosk. */
type RowContext = Context<StandardProblem<'ofRows' | 'forKiosks'>>

export interface AccessStage {
  test: TestDatabase
  world: World
  /** As whom a handler of the first agency is called. */
  contextOf: (caller: Caller, tx: Tx, more?: Partial<Context>) => RowContext
  /** Works in a transaction of the first agency of which nothing is left. */
  passing: <T>(work: (tx: Tx) => Promise<T>, readOnly?: boolean) => Promise<T>
  /** Every statement sent so far. */
  statements: string[]
}

/** A refusal, by its code. */
export class Refused extends Error {
  readonly code: string
  constructor(code: string) {
    super(code)
    this.code = code
  }
}

let opened: Promise<AccessStage> | undefined
/** The database with two agencies, opened when it is first asked for. */
export const accessStage = (): Promise<AccessStage> => (opened ??= open())
export const closeAccessStage = async (): Promise<void> => {
  const stage = await opened
  opened = undefined
  await stage?.test.close()
}

async function open(): Promise<AccessStage> {
  const statements: string[] = []
  const { test, world } = await worldDatabase({ onQuery: text => statements.push(text) })
  const { a } = world
  const [kiosk] = await test.database.withTenant(a.id, tx =>
    tx.raw<{ login_id: string }>('select login_id from kiosk where id = $1', [a.kiosks.main]),
  )
  const principals = principalsOf(a, kiosk?.login_id ?? '')
  return {
    test,
    world,
    statements,
    contextOf: (caller, tx, more = {}) => {
      const parts = {
        refuse: (code: string) => new Refused(code),
        tenant: { id: a.id },
        principal: principals[caller],
        who: principals[caller],
        tx,
        readOnly: false,
        now: worldNow,
        signed: false,
        ...more,
      }
      return parts as object as RowContext
    },
    passing: async (work, readOnly = false) => {
      const undone = new Error('undone')
      let result: Awaited<ReturnType<typeof work>> | undefined
      await test.database
        .withTenant(
          a.id,
          async tx => {
            result = await work(tx)
            throw undone
          },
          { readOnly },
        )
        .catch((error: unknown) => {
          if (error !== undone) throw error
        })
      return result as Awaited<ReturnType<typeof work>>
    },
  }
}

function principalsOf(a: TenantWorld, kioskLogin: string): Record<Caller, Principal> {
  const principal = (kind: SessionKind, loginTypes: LoginType[], more: Partial<Principal> = {}): Principal => ({
    kind,
    tenantId: a.id,
    sessionId: crypto.randomUUID(),
    loginId: crypto.randomUUID(),
    loginTypes: new Set(loginTypes),
    personId: null,
    name: null,
    companyId: null,
    contactNumber: null,
    subjectId: null,
    subjectNumber: null,
    language: 'en',
    rights: {},
    mailboxRights: {},
    ...more,
  })
  const { persons, companies, projects, plusCrews, crews } = a
  return {
    member: principal('user', ['crew'], { personId: persons.member }),
    chief: principal('user', ['crew'], { personId: persons.chief }),
    colleague: principal('user', ['crew'], { personId: persons.colleague }),
    stranger: principal('user', ['crew'], { personId: persons.stranger }),
    planner: principal('user', ['planners'], { personId: persons.planner }),
    client: principal('user', ['clients'], { personId: persons.client, companyId: companies.client }),
    otherClient: principal('user', ['clients'], { personId: persons.otherClient, companyId: companies.other }),
    office: principal('user', ['office'], { personId: persons.office }),
    projectVisitor: principal('projectVisitor', [], { subjectId: projects.main }),
    plusCrewVisitor: principal('plusCrewVisitor', [], { subjectId: plusCrews.main }),
    kiosk: principal('kiosk', [], { subjectId: crews.main, loginId: kioskLogin }),
    employed: principal('user', ['crew'], { personId: crypto.randomUUID(), companyId: companies.client }),
    unbound: principal('user', ['clients'], { personId: crypto.randomUUID() }),
    otherVisitor: principal('projectVisitor', [], { subjectId: projects.other }),
  }
}
