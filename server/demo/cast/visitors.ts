import type { Seal } from '../../access/sealed.ts'
import { hashPassword } from '../../auth/passwords.ts'
import { login } from '../../database/tables/sessions.ts'
import type { Tx } from '../../database/tenant.ts'
import { teamId } from '../figures.ts'
import { idOf } from '../random.ts'
import { wallNumber } from './teams.ts'
import type { Agency } from '../tenants.ts'

/** After the agency's letter, the number today's project gets when the demo is made. */
export const firstProject = 1001
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
    page: `/plus-crews/${wallNumber}`,
    parameter: 'plus-crew-id',
    login: `PLUS-${wallNumber}`,
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

/** The logins of visitors; the project and the crew on the wall have to be there. */
export async function insertVisitors(tx: Tx, agency: Agency, { hashes, seal }: Visitors): Promise<void> {
  const tenantId = agency.id
  const [project] = await tx.raw<{ id: string }>('select id from project where tenant_id = $1 and number = $2', [
    tenantId,
    firstProjectNumber(agency),
  ])
  if (!project) throw new Error(`${agency.name} has nothing to visit`)
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
      sealedPassword: seal.seal(passwords[kind], { tenantId, rowId: id }),
    }
  }
  const number = firstProjectNumber(agency)
  await tx
    .insert(login)
    .values([
      visitor('project', number, project.id, number),
      visitor('plusCrew', `PLUS-${wallNumber}`, teamId(agency.key, { number: wallNumber }), wallNumber),
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
  if (moved.length) await tx.raw(`select pg_notify('tenant_changed', $1)`, [tenantId])
}
