import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { CrewMemberDocuments } from '../../../openapi/crewMembersDocuments.ts'
import { answered, codeOf, type LoginName, setStage, type Stage } from '../../support/stage.ts'
import { unzip } from '../../support/files/unzip.ts'
import type { TenantWorld } from '../../support/world.ts'

type Row = z.output<typeof CrewMemberDocuments>

let stage: Stage
let a: TenantWorld
beforeEach(async () => {
  stage = await setStage()
  a = stage.world.a
  // What the member has handed in proves what everybody on this project is booked for.
  await stage.admin('update document_proof set function_id = $2 where tenant_id = $1', [a.id, a.functions.stagehand])
  await stage.admin('update person_function set proof = null where tenant_id = $1', [a.id])
})
afterEach(() => stage.close())

const listed = async (who: LoginName, query = '', list = 'crewMembersDocuments') =>
  answered<{ items: Row[]; total: number }>(await stage.as(who, 'GET', `/projects/${a.projects.main}/${list}?${query}`))
    .items
const cellsOf = (rows: readonly Row[], personId: string) => {
  const row = rows.find(({ person }) => person.id === personId)
  if (!row) throw new Error('they are not among them')
  return Object.fromEntries(row.cells.map(({ column, ...cell }) => [column, cell]))
}
const member = async (who: LoginName, query = '') => cellsOf(await listed(who, query), a.persons.member)
const decide = (state: string, validUntil: string | null) =>
  stage.admin(
    `update document_upload set state = $3, valid_until = $4, decided_at = '2026-06-01T08:00Z' where tenant_id = $1 and id = $2`,
    [a.id, a.documentUploads.main, state, validUntil],
  )
/** A paper somebody was asked for, of a kind that there may be already. */
async function askFor(code: string, personId: string) {
  await stage.admin(
    `insert into lookup (tenant_id, id, kind, code, caption, sort) select $1, gen_random_uuid(), 'documentTypes', $2, $2, 90
      where not exists (select from lookup where tenant_id = $1 and kind = 'documentTypes' and code = $2)`,
    [a.id, code],
  )
  const [row] = await stage.admin<{ id: string }>(
    `insert into document (tenant_id, id, name, type_id, wants, person_id, signatories_order, asks_rating)
      select $1, gen_random_uuid(), $2, l.id, 'upload', $3, 'one by one', false from lookup l
      where l.tenant_id = $1 and l.kind = 'documentTypes' and l.code = $2 returning id`,
    [a.id, code, personId],
  )
  return row?.id
}
const send = (who: LoginName, body: object = {}, path = `/projects/${a.projects.main}`) =>
  stage.as(who, 'POST', `${path}/exportCrewMembersDocuments`, body)
const archive = async (body: object = {}, path?: string) => {
  const answer = await send('planner', body, path)
  expect(answer.status).toBe(200)
  return unzip(answer.bytes)
}
const nothing = { state: 'missing', validUntil: null, daysLeft: null, documentId: null }

describe('who has what', () => {
  it('is who holds a place, once each, with a cell for each column', async () => {
    const rows = await listed('planner')
    expect(rows.map(({ person }) => person.id)).toContain(a.persons.member)
    expect(rows.map(({ person }) => person.id)).not.toContain(a.persons.stranger)
    expect(new Set(rows.map(({ person }) => person.id)).size).toBe(rows.length)
    for (const { cells } of rows)
      expect(cells.map(({ column }) => column)).toEqual([
        ...['identity', 'socialSecurity', 'function', 'firstAid', 'safetyBriefing'],
      ])
  })

  it('what proves the function waits, counts, ends and has ended by the day they work', async () => {
    const document = { documentId: a.documents.paper }
    expect((await member('planner')).function).toEqual({ ...nothing, ...document, state: 'inReview' })
    await decide('approved', '2027-06-30')
    expect((await member('planner')).function).toMatchObject({ ...document, state: 'valid', validUntil: '2027-06-30' })
    await decide('approved', '2026-06-30')
    expect((await member('office')).function).toMatchObject({ ...document, state: 'ending' })
    await decide('approved', '2026-06-01')
    expect((await member('planner')).function).toMatchObject({ ...document, state: 'expired' })
    await decide('declined', null)
    expect((await member('planner')).function).toMatchObject({ state: 'missing' })
  })

  it('what the office entered of a function by hand counts as its paper does, and leads to none', async () => {
    await stage.admin(
      `update person_function set proof = 'seen', valid_until = '2028-03-31' where tenant_id = $1 and person_id = $2 and function_id = $3`,
      [a.id, a.persons.member, a.functions.stagehand],
    )
    const entered = { ...nothing, state: 'valid', validUntil: '2028-03-31' }
    expect((await member('planner')).function).toMatchObject({ ...entered, daysLeft: expect.any(Number) })
  })

  it('what nobody was ever asked for is not needed; once somebody is, whoever has none lacks it', async () => {
    expect((await member('planner')).firstAid?.state).toBe('notNeeded')
    await askFor('firstAid', a.persons.colleague)
    expect((await member('planner')).firstAid).toEqual(nothing)
  })

  it('social security is a column, and a list of it alone', async () => {
    const documentId = await askFor('healthInsurance', a.persons.member)
    const rows = await listed('planner', '', 'socialSecurityDocuments')
    expect(cellsOf(rows, a.persons.member)).toEqual({ socialSecurity: { ...nothing, documentId } })
    expect((await member('planner')).socialSecurity).toEqual({ ...nothing, documentId })
  })

  it('is searched by name, and asked of one day', async () => {
    const [one] = await listed('planner')
    const found = await listed('planner', `q=${encodeURIComponent(one?.person.name ?? '')}`)
    expect(found.map(({ person }) => person.id)).toEqual([one?.person.id])
    expect(await listed('planner', 'date=2031-01-01')).toEqual([])
  })

  it('the client is told that a proof is there or is not: no paper, no day, no review', async () => {
    expect((await member('client')).function).toEqual(nothing)
    await decide('approved', '2026-06-30')
    const answer = await stage.as('client', 'GET', `/projects/${a.projects.main}/crewMembersDocuments`)
    expect(cellsOf(answered<{ items: Row[] }>(answer).items, a.persons.member).function).toEqual({
      ...nothing,
      state: 'valid',
    })
    expect(answer.text).not.toContain(a.documents.paper)
    expect(answer.text).not.toContain('2026-06-30')
    await decide('approved', '2026-06-01')
    expect((await member('client')).function).toEqual(nothing)
  })

  it('a desk without the right to see people is told no more than the client', async () => {
    await decide('approved', '2026-06-30')
    await stage.admin(
      'insert into login_type_rights (tenant_id, login_type, rights, mailbox_rights) values ($1, $2, $3, $4)',
      [...[a.id, 'planners', { projects: { READ: ['ALL'] }, projectAttachments: {} }, {}]],
    )
    expect((await member('planner')).function).toEqual({ ...nothing, state: 'valid' })
    expect(codeOf(await send('planner'))).toBe('rightRequired')
  })

  it('neither another client, nor another agency, nor the crew itself reads it', async () => {
    const path = `/projects/${a.projects.main}/crewMembersDocuments`
    expect((await stage.as('otherClient', 'GET', path)).status).toBe(404)
    expect((await stage.as('member', 'GET', path)).status).toBe(403)
    const other = `/projects/${stage.world.b.projects.main}/crewMembersDocuments`
    expect((await stage.as('planner', 'GET', other)).status).toBe(404)
  })
})

describe('the archive', () => {
  it('has a folder for each person, the files that count, and a list of what is there and missing', async () => {
    await decide('approved', '2026-06-30')
    const documentId = await askFor('firstAid', a.persons.member)
    const files = await archive()
    const [list, ...others] = [...files.keys()]
    expect(list).toBe('List.csv')
    expect(others).toHaveLength(1)
    const [folder, file] = others[0]?.split('/') ?? []
    expect(file).toBe('Fork-lift licence.webp')
    expect(files.get(others[0] ?? '')?.toString('latin1', 8, 12)).toBe('WEBP')
    const lines = files.get('List.csv')?.toString('utf8').split('\r\n') ?? []
    expect(lines[0]).toBe('\u{feff}Person;Function;Paper;State;Last day;Files')
    expect(lines.filter(line => line.startsWith(`${folder};`)).map(line => line.split(';').slice(2).join(';'))).toEqual(
      [
        'Identity;not needed;;',
        'Social security;not needed;;',
        `Certificate of function;ends soon;2026-06-30;${others[0]}`,
        'First aid;missing;;',
        'Safety briefing;not needed;;',
      ],
    )
    expect(documentId).toBeDefined()
  })

  it('holds no paper that is still looked at, and tells so', async () => {
    const files = await archive({ columns: ['function'], personIds: [a.persons.member] })
    expect([...files.keys()]).toEqual(['List.csv'])
    expect(files.get('List.csv')?.toString('utf8')).toContain('Certificate of function;in review;;')
  })

  it('says how long it is before it comes, and is called after the project', async () => {
    await decide('approved', null)
    const answer = await send('office', { language: 'de' })
    expect(answer.headers['content-length']).toBe(String(answer.bytes.length))
    expect(answer.headers['content-type']).toBe('application/zip')
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="Nachweise-7001-[\w.-]+\.zip"$/)
    expect([...unzip(answer.bytes).keys()][0]).toBe('Liste.csv')
  })

  it('keeps two of the same name apart, and a name from leading elsewhere', async () => {
    await decide('approved', null)
    await stage.admin(
      `update person set first_name = '../..', last_name = 'C:\\=1+1' where tenant_id = $1 and id = any($2)`,
      [a.id, [a.persons.member, a.persons.colleague]],
    )
    const files = await archive()
    const folders = [...files.keys()].flatMap(path => (path.includes('/') ? [path.split('/')[0]] : []))
    expect(folders).toEqual([expect.stringMatching(/^C =1\+1( \(2\))?$/)])
  })

  it('of which a file is lost breaks off, and can be taken for whole by nobody', async () => {
    await decide('approved', null)
    await stage.server.services.files.delete(`${a.id}/${a.uploadFiles.main}`)
    await expect(send('planner')).rejects.toThrow(/aborted|hang up|terminated/i)
  })

  it('is written down with who, of how many and when', async () => {
    await send('planner')
    const rows = await stage.admin<{ text: string; by: string; project: string }>(
      `select text, by_id as by, project_id as project from activity where tenant_id = $1 and code = 'papersExported'`,
      [a.id],
    )
    expect(rows).toEqual([
      { text: String((await listed('planner')).length), by: a.persons.planner, project: a.projects.main },
    ])
  })

  it('of too many bytes is refused before the first, with how many there may be', async () => {
    await decide('approved', null)
    await stage.admin(
      `update document_upload set files = jsonb_set(files, '{0,size}', '2000000000') where tenant_id = $1 and id = $2`,
      [a.id, a.documentUploads.main],
    )
    const answer = await send('planner')
    expect(answer).toMatchObject({ status: 413, body: { code: 'exportTooLarge', bytes: 2_000_000_000 } })
    const told = await stage.admin(`select 1 from activity where tenant_id = $1 and code = 'papersExported'`, [a.id])
    expect(told).toEqual([])
  })

  it('of somebody who is not on the project, or of another agency, is refused', async () => {
    for (const personId of [a.persons.stranger, stage.world.b.persons.member, crypto.randomUUID()]) {
      const answer = await send('planner', { personIds: [personId] })
      expect(answer).toMatchObject({ status: 404, body: { errors: [{ path: 'body.personIds' }] } })
    }
  })

  it('is for whoever may read the papers: no client, no crew', async () => {
    expect(
      await Promise.all((['client', 'chief', 'member'] as const).map(async who => (await send(who)).status)),
    ).toEqual([403, 403, 403])
  })

  it('of a company has whoever works for it in those days', async () => {
    await decide('approved', null)
    const path = `/companies/${a.companies.client}`
    const days = { dateFrom: '2026-06-01', dateTo: '2026-06-30' }
    expect([...(await archive(days, path)).keys()]).toHaveLength(2)
    expect([...(await archive({ dateFrom: '2031-01-01', dateTo: '2031-02-01' }, path)).keys()]).toEqual(['List.csv'])
    for (const wrong of [
      { dateFrom: '2026-06-30', dateTo: '2026-06-01' },
      { dateFrom: '2020-01-01', dateTo: '2026-06-01' },
    ])
      expect((await send('planner', wrong, path)).status).toBe(400)
  })
})
