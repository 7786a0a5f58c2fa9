import { extractText, getDocumentProxy } from 'unpdf'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { CrewChiefSheet } from '../../../openapi/crewChiefSheets.ts'
import type { SiteDocument } from '../../../openapi/siteDocuments.ts'
import { hashOf } from '../../../server/files/stored-files.ts'
import { answered, codeOf, type LoginName, setStage, type Stage } from '../../support/stage.ts'
import type { TenantWorld } from '../../support/world.ts'

type Sheet = z.output<typeof CrewChiefSheet>

let stage: Stage
let a: TenantWorld
beforeEach(async () => {
  stage = await setStage()
  a = stage.world.a
})
afterEach(() => stage.close())

const at = (path = '') => `/projectCrews/${a.crews.main}/crewChiefSheet${path}`
const read = async (who: LoginName = 'chief') => answered<Sheet>(await stage.as(who, 'GET', at('/details')))
const release = (body: object = {}, who: LoginName = 'chief') => stage.as(who, 'POST', at('/release'), body)
const file = async (who: LoginName = 'chief', query = '') => {
  const answer = await stage.as(who, 'GET', at(query))
  expect(answer.status, answer.text).toBe(200)
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(answer.bytes)), { mergePages: false })
  return { hash: hashOf(answer.bytes), pages: text.map(page => page.replaceAll(/\s+/g, ' ')) }
}
const begins = () => stage.clock.set('2026-06-10T09:30:00Z')
const comes = (who: 'member' | 'colleague') =>
  stage.as(who, 'POST', `/projectCrewItems/${a.items.today}/activities`, { type: 'LOG', caption: 'Check-in' })
const mails = () => stage.admin<{ recipient: string }>("select recipient from mail where kind = 'crewChiefSheet'")
const versions = () =>
  stage.admin<{ version: number; sha256: string }>(
    `select s.version, f.sha256 from crew_chief_sheet s join stored_file f on f.id = s.file_id order by s.version`,
  )

describe('the sheet of a crew', () => {
  it('is a draft on every page until it is released, for chief, planning and office', async () => {
    expect(await read()).toMatchObject({ version: null, releasedAt: null, changed: true })
    for (const who of ['chief', 'planner', 'office'] as const)
      for (const page of (await file(who)).pages) expect(page.match(/Draft/gi)?.length, who).toBeGreaterThan(1)
    for (const who of ['member', 'client'] as const)
      expect(codeOf(await stage.as(who, 'GET', at())), who).toBe('crewChiefOnly')
    expect((await stage.as('stranger', 'GET', at())).status).toBe(404)
  })

  it('says who is on it, who was late, and what was found', async () => {
    begins()
    answered(await comes('member'), 201)
    const [page = ''] = (await file()).pages
    const [person] = await stage.admin<{ name: string }>(
      "select first_name || ' ' || last_name as name from person where id = $1",
      [a.persons.member],
    )
    expect(page).toContain(person?.name)
    expect(page).toContain('60 min late')
    expect(page).toContain('railings: Loose, closed off')
  })

  it('does not tell the chief why somebody cannot come', async () => {
    const path = `/jobs/${a.jobs.colleague.today}/cancellation`
    answered(await stage.as('colleague', 'POST', path, { reason: 'A very private reason' }))
    const whole = (await file()).pages.join(' ')
    expect(whole).toContain('could not come')
    expect(whole).not.toContain('private')
  })
})

describe('handing it over', () => {
  it('waits for the crew to begin, and is the chief’s and planning’s', async () => {
    await stage.admin("update project_crew set starts = '2026-06-10T08:30:00Z' where id = $1", [a.crews.main])
    const early = await release()
    expect(codeOf(early)).toBe('jobNotStarted')
    begins()
    for (const who of ['office', 'member', 'client'] as const)
      expect(codeOf(await release({}, who)), who).toBe('crewChiefOnly')
    expect(await versions()).toEqual([])
  })

  it('freezes it: the same file for everybody, whatever happens then, with what the chief said', async () => {
    begins()
    const sheet = answered<Sheet>(await release({ remark: 'Dock 2: the lift is out of order' }))
    expect(sheet).toMatchObject({ version: 1, changed: false, remark: 'Dock 2: the lift is out of order' })
    const released = await file()
    expect(released.pages.join(' ')).not.toContain('Draft')
    expect(released.pages.join(' ')).toContain('Dock 2: the lift is out of order')
    expect(await versions()).toEqual([{ version: 1, sha256: released.hash }])
    answered(await comes('member'), 201)
    expect((await file('office')).hash).toBe(released.hash)
    expect((await read()).changed).toBe(true)
    expect((await file('chief', '?draft=true')).pages.join(' ')).toContain('Draft')
    for (const change of ["update crew_chief_sheet set remark = 'x'", 'delete from crew_chief_sheet'])
      await expect(stage.admin(change), change).rejects.toThrow('never changed')
  })

  it('is the same as once while nothing has changed, and a further version after that', async () => {
    begins()
    const first = answered<Sheet>(await release({ remark: 'All well' }))
    stage.clock.set('2026-06-10T09:40:00Z')
    expect(answered<Sheet>(await release())).toEqual(first)
    expect(answered<Sheet>(await release({ remark: 'All well' }))).toEqual(first)
    answered(await comes('member'), 201)
    expect(answered<Sheet>(await release())).toMatchObject({ version: 2, changed: false, remark: null })
    expect(answered<Sheet>(await release({ remark: 'One more thing' }))).toMatchObject({ version: 3 })
    expect((await versions()).map(({ version }) => version)).toEqual([1, 2, 3])
  })

  it('of two at once is one', async () => {
    begins()
    const both = await Promise.all([release(), release({}, 'planner')])
    for (const answer of both) expect(answered<Sheet>(answer).version).toBe(1)
    expect(await versions()).toHaveLength(1)
    const said = await stage.admin("select 1 from activity where code = 'crewChiefSheetReleased'")
    expect(said).toHaveLength(1)
  })

  it('tells planning by mail, and the project finds it', async () => {
    begins()
    answered(await release({ remark: 'All well' }))
    await stage.server.runJobs()
    expect((await mails()).length).toBeGreaterThan(0)
    const list = async (who: LoginName) =>
      answered<{ items: z.output<typeof SiteDocument>[] }>(
        await stage.as(who, 'GET', `/projects/${a.projects.main}/siteDocuments`),
      ).items
    const [newest, check] = await list('planner')
    expect(newest).toMatchObject({ kind: 'crewChiefSheet', state: 'released', version: 1, signed: 0 })
    expect(check).toMatchObject({ kind: 'securityCheck', id: a.securityChecks.main, state: 'open', signed: 2 })
    expect(check?.signers).toHaveLength(2)
    expect(await list('office')).toEqual(await list('planner'))
    answered(await comes('member'), 201)
    answered(await release())
    expect((await list('planner')).filter(({ kind }) => kind === 'crewChiefSheet')).toMatchObject([{ version: 2 }])
    expect((await stage.as('client', 'GET', `/projects/${a.projects.main}/siteDocuments`)).status).toBe(403)
  })
})
