import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { Document, DocumentTrail } from '../../openapi/documents.shapes.ts'
import { drawn } from '../support/calls.ts'
import { paper } from '../support/papers.ts'
import { answered, codeOf, type LoginName, setStage, type Stage } from '../support/stage.ts'
import type { TenantWorld } from '../support/world.ts'

type Doc = z.output<typeof Document>
type Trail = z.output<typeof DocumentTrail>

let stage: Stage
let a: TenantWorld
beforeEach(async () => {
  stage = await setStage()
  a = stage.world.a
})
afterEach(() => stage.close())

const upload = async (id: string, pages = 2) =>
  answered<Doc>(await stage.as('office', 'POST', `/documents/${id}/file`, await paper([], pages)))
const create = async () =>
  answered<Doc>(
    await stage.as('office', 'POST', '/documents', {
      name: 'Rate agreement 2026',
      typeId: a.documentTypes.agreement,
      signatories: [
        { role: 'Crew', personId: a.persons.member },
        { role: 'Planning', personId: a.persons.planner },
      ],
    }),
    201,
  )
const make = async () => upload((await create()).id)
const open = async (who: LoginName, { signatories }: Doc, place: number) =>
  answered(await stage.as(who, 'POST', `/documentSignatories/${signatories[place - 1]?.id}/open`))
const sign = async (who: LoginName, { version, signatories }: Doc, place: number) =>
  answered(
    await stage.as(who, 'POST', `/documentSignatories/${signatories[place - 1]?.id}/sign`, {
      ...{ versionId: version?.id, signature: drawn, formFields: [] },
    }),
  )
const trail = async ({ id }: { id: string }, who: LoginName = 'planner') =>
  answered<Trail>(await stage.as(who, 'GET', `/documents/${id}/trail`))
/** What the database keeps everybody from, done all the same. */
const forge = async (statement: string, { id }: { id: string }) => {
  await stage.admin('alter table document_trail disable trigger user')
  await stage.admin(`${statement} and document_id = $1`, [id])
  await stage.admin('alter table document_trail enable trigger user')
}

describe('the trail of a document', () => {
  it('says what happened, who did it and from where, the newest first; each link stands on the one before', async () => {
    const first = await make()
    await open('member', first, 1)
    const made = await upload(first.id, 3)
    await sign('member', made, 1)
    answered(await stage.as('office', 'POST', `/documents/${made.id}/putAway`, { reason: 'The wrong rate' }))
    const { intact, links, versions } = await trail(made)
    expect(intact).toBe(true)
    expect(links.map(({ event, version, reason }) => ({ event, version, reason }))).toEqual([
      { event: 'putAway', version: null, reason: 'The wrong rate' },
      { event: 'signed', version: 2, reason: null },
      { event: 'made', version: 2, reason: null },
      { event: 'opened', version: null, reason: null },
      { event: 'made', version: 1, reason: null },
    ])
    expect(links.map(({ number }) => number)).toEqual([5, 4, 3, 2, 1])
    expect(links.map(({ before }) => before)).toEqual([...links.slice(1).map(({ hash }) => hash), '0'.repeat(64)])
    expect(links.some(({ broken }) => broken)).toBe(false)
    expect(links[1]).toMatchObject({ signatoryId: made.signatories[0]?.id, fileHash: made.version?.sha256 })
    expect(links.every(({ byName, address }) => byName !== '' && address !== '')).toBe(true)
    expect(versions.map(({ number, pages, sha256 }) => ({ number, pages, sha256 }))).toEqual([
      { number: 2, pages: 3, sha256: made.version?.sha256 },
      { number: 1, pages: 2, sha256: first.version?.sha256 },
    ])
    expect(versions.every(({ madeBy }) => madeBy !== '')).toBe(true)
  })

  it('is empty while there is no file', async () => {
    expect(await trail(await create(), 'office')).toEqual({ intact: true, links: [], versions: [] })
  })

  it.each([
    ['what was changed', `update document_trail set by_name = 'Somebody else' where number = 2`, 2],
    ['when it was', `update document_trail set at = 'yesterday' where number = 1`, 1],
    ['what else it says', `update document_trail set details = '[]' where number = 3`, 3],
    ['the one after what is missing', `delete from document_trail where number = 2`, 3],
  ])('is checked anew each time, and marks %s', async (_, statement, number) => {
    const made = await make()
    await open('member', made, 1)
    await sign('member', made, 1)
    expect((await trail(made)).intact).toBe(true)
    await forge(statement, made)
    const { intact, links } = await trail(made)
    expect(intact).toBe(false)
    expect(links.filter(({ broken }) => broken).map(one => one.number)).toEqual([number])
  })

  it('is for the desks that may see people', async () => {
    const made = await make()
    const code = async (who: LoginName) => codeOf(await stage.as(who, 'GET', `/documents/${made.id}/trail`))
    expect(await code('member')).toBe('loginTypeRequired')
    expect(await code('client')).toBe('loginTypeRequired')
    expect(codeOf(await stage.as('office', 'GET', `/documents/${crypto.randomUUID()}/trail`))).toBe('notFound')
    await stage.admin(
      `insert into login_type_rights (tenant_id, login_type, rights, mailbox_rights) values ($1, 'planners', '{}', '{}')`,
      [a.id],
    )
    await expect.poll(() => code('planner')).toBe('rightRequired')
  })
})
