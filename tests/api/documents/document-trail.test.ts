import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { Document, DocumentTrail } from '../../../openapi/documents.shapes.ts'
import { drawn } from '../../support/calls.ts'
import { paper } from '../../support/files/papers.ts'
import { answered, codeOf, type LoginName, setStage, type Stage } from '../../support/stage.ts'
import type { TenantWorld } from '../../support/world.ts'

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

  it.each([
    ['a signature', `delete from document_trail where number = 3`],
    ['a version', `delete from document_trail where number > 0`],
  ])('is missed where the end that tells of %s was cut off, though every link left is whole', async (_, statement) => {
    const made = await make()
    await open('member', made, 1)
    await sign('member', made, 1)
    await forge(statement, made)
    const { intact, links } = await trail(made)
    expect({ intact, broken: links.filter(({ broken }) => broken) }).toEqual({ intact: false, broken: [] })
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

describe('a reminder', () => {
  const remind = (who: LoginName, { signatories }: Doc, place: number) =>
    stage.as(who, 'POST', `/documentSignatories/${signatories[place - 1]?.id}/remind`)

  it('is a mail to whoever’s turn it is, and stands in the trail; once a day', async () => {
    const made = await make()
    await stage.server.runJobs()
    const [first] = answered<Doc>(await remind('planner', made, 1)).signatories
    expect(first).toMatchObject({ reminders: 1, told: true })
    await stage.server.runJobs()
    const mails = await stage.admin<{ state: string }>(
      `select state from mail where kind = 'documentTurn' and data @> '{"again": true}'`,
    )
    expect(mails).toHaveLength(1)
    const { intact, links } = await trail(made)
    expect({ intact, event: links[0]?.event, about: links[0]?.signatoryId }).toEqual({
      ...{ intact: true, event: 'reminded', about: first?.id },
    })
    const again = await remind('office', made, 1)
    expect(codeOf(again)).toBe('remindedAlready')
    expect(Date.parse(String((again.body as { until: string }).until)) - Date.parse(String(first?.remindedAt))).toBe(
      86_400_000,
    )
    expect((await trail(made)).links).toHaveLength(2)
  })

  it('by two at once is one', async () => {
    const made = await make()
    const both = await Promise.all([remind('planner', made, 1), remind('office', made, 1)])
    expect(both.map(answer => codeOf(answer) ?? 'done').toSorted()).toEqual(['done', 'remindedAlready'])
  })

  it('goes to nobody who waits, has signed, or is asked no more', async () => {
    const made = await make()
    expect(codeOf(await remind('planner', made, 2))).toBe('notYourTurn')
    await sign('member', made, 1)
    expect(codeOf(await remind('planner', made, 1))).toBe('alreadySigned')
    answered(await stage.as('office', 'POST', `/documents/${made.id}/putAway`, { reason: 'The wrong rate' }))
    expect(codeOf(await remind('planner', made, 2))).toBe('documentDeleted')
    expect(codeOf(await remind('planner', await create(), 1))).toBe('notFound')
  })

  it('goes to nobody without an address', async () => {
    const made = await make()
    await stage.admin(`update person set email = null where id = $1`, [a.persons.member])
    expect(codeOf(await remind('planner', made, 1))).toBe('recipientMissing')
  })
})
