import { PDFDocument } from 'pdf-lib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { answered, codeOf, type LoginName, setStage, type Stage } from '../../support/stage.ts'
import { restoreForms } from '../../support/rows/form-rows.ts'
import type { TenantWorld } from '../../support/world.ts'

let stage: Stage
let a: TenantWorld
beforeEach(async () => {
  stage = await setStage()
  a = stage.world.a
  // With an answer to whatever wants one.
  await restoreForms(stage.admin, a)
})
afterEach(() => stage.close())

const at = (act: string) => `/forms/perform/${a.forms.main}${act}`
const file = (who: LoginName, method: 'GET' | 'POST', act: string) => stage.as(who, method, at(act))
const handIn = async () => answered(await stage.as('member', 'POST', `/formResults/perform/${a.forms.main}`))
const send = (who: LoginName, body: object) => stage.as(who, 'POST', at('/download/signed/send'), body)
const mails = async () =>
  (await stage.admin(
    `select recipient, data->>'formId' as form from mail where kind = 'formPaper' order by recipient`,
  )) as {
    recipient: string
    form: string
  }[]

it('is a paper as it stands, and has none that is signed before it is handed in', async () => {
  const open = await file('member', 'GET', '/download')
  expect((await PDFDocument.load(open.bytes)).getPageCount()).toBe(1)
  expect(codeOf(await stage.as('member', 'POST', at('/download/signed')))).toBe('formNotHandedIn')
  expect(codeOf(await send('member', {}))).toBe('formNotHandedIn')
})

it('once handed in is one file with its certificate, whoever asks and however often at once', async () => {
  await handIn()
  const [one, two] = await Promise.all([
    file('member', 'POST', '/download/signed'),
    file('office', 'POST', '/download/signed'),
  ])
  expect([one.status, two.status]).toEqual([200, 200])
  expect(Buffer.from(one.bytes).equals(two.bytes)).toBe(true)
  expect((await PDFDocument.load(one.bytes)).getPageCount()).toBe(2)
  expect(await stage.admin('select 1 from form_paper')).toHaveLength(1)
  await expect(stage.admin('delete from form_paper')).rejects.toThrow('never changed or removed')
})

it('is mailed to whoever has filled it in, and by a desk to whom it says, each address once', async () => {
  await handIn()
  answered(await send('member', {}), 204)
  const [own] = await mails()
  expect(own).toMatchObject({ form: a.forms.main })
  answered(await send('planner', { emails: ['a@example.test', 'A@example.test', 'b@example.test'] }), 204)
  expect((await mails()).map(({ recipient }) => recipient)).toEqual(
    [own?.recipient ?? '', 'a@example.test', 'b@example.test'].toSorted(),
  )
  expect(codeOf(await send('member', { emails: ['everybody@example.test'] }))).toBe('invalidInput')
  expect(await mails()).toHaveLength(3)
  await stage.server.runJobs()
  const states = await stage.admin("select distinct state from mail where kind = 'formPaper'")
  expect(states).toEqual([{ state: 'sent' }])
})

it('belongs to nobody else', async () => {
  for (const who of ['colleague', 'chief', 'client'] as const)
    expect((await file(who, 'GET', '/download')).status).toBe(404)
})
