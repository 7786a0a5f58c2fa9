import type { Seal } from '../access/sealed.ts'
import { hashPassword } from '../auth/passwords.ts'
import { login } from '../database/tables/sessions.ts'
import { plusCrew } from '../database/tables/plusCrews.ts'
import type { Tx } from '../database/tenant.ts'
import { agencyClients } from './clients.ts'
import { idOf } from './random.ts'
import { insertRows } from './rows.ts'
import type { Agency } from './tenants.ts'

/** After the agency's letter, the number today's project gets when the demo is made. */
export const firstProject = 1001
const plusCrewNumber = '7'
const passwords = { project: 'stage-door', plusCrew: 'wall-screen' }

export const firstProjectNumber = ({ prefix }: Agency) => `${prefix}-${firstProject}`

/** Links for whoever has no account: address, login and password. */
export const visitorsOf = (agency: Agency) => [
  {
    page: `/projects/${firstProjectNumber(agency)}`,
    parameter: 'project-id',
    login: firstProjectNumber(agency),
    password: passwords.project,
  },
  {
    page: `/plus-crews/${plusCrewNumber}`,
    parameter: 'plus-crew-id',
    login: `PLUS-${plusCrewNumber}`,
    password: passwords.plusCrew,
  },
]

export const visitorHashes = async () => ({
  project: await hashPassword(passwords.project),
  plusCrew: await hashPassword(passwords.plusCrew),
})

interface Visitors {
  hashes: Awaited<ReturnType<typeof visitorHashes>>
  seal: Seal
}

/** The crew on the wall, and the logins of visitors; the project has to be there. */
export async function insertVisitors(tx: Tx, agency: Agency, { hashes, seal }: Visitors): Promise<void> {
  const tenantId = agency.id
  const [project] = await tx.raw<{ id: string }>('select id from project where tenant_id = $1 and number = $2', [
    tenantId,
    firstProjectNumber(agency),
  ])
  const [client] = agencyClients(agency).clients
  if (!project || !client) throw new Error(`${agency.name} has nothing to visit`)
  const crew = { id: idOf(`demo plus crew ${agency.key}`), number: plusCrewNumber }
  await insertRows(tx, plusCrew, [
    { tenantId, ...crew, name: agency.plusCrew, companyId: client.id, createdAt: new Date() },
  ])
  const visitor = (kind: 'project' | 'plusCrew', name: string, subjectId: string, subjectNumber: string) => {
    const id = idOf(`demo visitor ${agency.key} ${kind}`)
    return {
      tenantId,
      id,
      login: name.toLowerCase(),
      passwordHash: hashes[kind],
      kind: kind.toLowerCase(),
      loginTypes: [],
      subjectId,
      subjectNumber,
      sealedPassword: seal.seal(passwords[kind], { tenantId, loginId: id }),
    }
  }
  const number = firstProjectNumber(agency)
  await tx
    .insert(login)
    .values([
      visitor('project', number, project.id, number),
      visitor('plusCrew', `PLUS-${plusCrewNumber}`, crew.id, plusCrewNumber),
    ])
}

/** Logins follow the number of their project: one that was taken down and made again has another id. */
export async function followProjects(tx: Tx, tenantId: string): Promise<void> {
  const moved = await tx.raw(
    `update login g set subject_id = p.id from project p where g.tenant_id = $1 and g.kind = 'project'
      and p.tenant_id = g.tenant_id and p.number = g.subject_number and p.id <> g.subject_id returning g.id`,
    [tenantId],
  )
  // Every copy of the server remembers who stands behind a token: they ask again.
  if (moved.length) await tx.raw(`select pg_notify('tenant_changed', '')`)
}
