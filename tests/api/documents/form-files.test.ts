import { PDFDocument } from 'pdf-lib'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { z } from 'zod'
import type { Form, QuestionFile } from '../../../openapi/forms.ts'
import type { HandedOut, Questionnaire } from '../../../openapi/questionnaires.ts'
import { sendFile } from '../../support/files/send-file.ts'
import { answered, codeOf, type LoginName, setStage, type Stage } from '../../support/stage.ts'
import type { TenantWorld } from '../../support/world.ts'

type Filled = z.output<typeof Form>
type Told = z.output<typeof QuestionFile>

let stage: Stage
let a: TenantWorld
let form: Filled
beforeEach(async () => {
  stage = await setStage()
  a = stage.world.a
  const ask = (kind: string, required: boolean) => ({ kind, title: `The ${kind}`, label: kind, required })
  const questions = [ask('photo', true), ask('file', false), ask('signature', false)]
  const made = answered<z.output<typeof Questionnaire>>(
    await stage.as('planner', 'POST', '/questionnaires', { use: 'form', name: 'Tool check', questions }),
    201,
  )
  const { formIds } = answered<z.output<typeof HandedOut>>(
    await stage.as('planner', 'POST', `/questionnaires/${made.id}/forms`, { personIds: [a.persons.member] }),
  )
  form = answered<Filled>(await stage.as('member', 'GET', `/forms/perform/${formIds[0] ?? ''}`))
})
afterEach(() => stage.close())

const picture = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#d9822b' } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer()
const pdf = async (pages: number) => {
  const made = await PDFDocument.create()
  for (let n = 0; n < pages; n++) made.addPage()
  return made.save()
}
const text = (content: string) => new TextEncoder().encode(content)
const idOf = (kind: string) => form.questions.find(question => question.kind === kind)?.id ?? ''
const give = async (kind: string, bytes: Uint8Array, id: string = crypto.randomUUID()) => {
  const uploadId = await sendFile(stage, 'member', bytes)
  return stage.as('member', 'POST', '/formAnswerFiles', { id, uploadId, formId: form.id, questionId: idOf(kind) })
}
const given = async (kind: string, bytes: Uint8Array) => answered<Told>(await give(kind, bytes), 201)
const say = (kind: string, fileId: string) =>
  stage.as('member', 'POST', '/formResults/perform', { formId: form.id, questionId: idOf(kind), fileId })
const handIn = () => stage.as('member', 'POST', `/formResults/perform/${form.id}`)
const read = (who: LoginName, id: string) => stage.as(who, 'GET', `/formAnswerFiles/${id}`)

it('a photo is turned upright, answers its question, and is read by whoever reads the form', async () => {
  expect(codeOf(await handIn())).toBe('answersMissing')
  const file = await given('photo', await picture())
  expect(file).toMatchObject({ name: 'paper.jpg', format: 'picture' })
  expect(answered<Filled>(await say('photo', file.id)).answers).toMatchObject([{ file, count: 1 }])
  for (const who of ['member', 'planner', 'office'] as const) {
    const answer = await read(who, file.id)
    expect([who, answer.status, answer.headers['content-type']]).toEqual([who, 200, 'image/webp'])
    expect(answer.headers['content-security-policy']).toContain('sandbox')
    const { width, height, exif } = await sharp(answer.bytes).metadata()
    expect({ width, height, exif }).toEqual({ width: 300, height: 400, exif: undefined })
  }
  for (const who of ['colleague', 'stranger', 'chief', 'client'] as const)
    expect([who, codeOf(await read(who, file.id))]).toEqual([who, 'notFound'])
  expect(answered<Filled>(await handIn()).handedInAt).not.toBeNull()
})

it('the paper shows the photo, and a PDF stands behind it', async () => {
  await say('photo', (await given('photo', await picture())).id)
  await say('file', (await given('file', await pdf(3))).id)
  answered(await handIn())
  const signed = await stage.as('office', 'POST', `/forms/perform/${form.id}/download/signed`)
  const paper = await PDFDocument.load(signed.bytes)
  // Itself, three behind it, its certificate.
  expect(paper.getPageCount()).toBe(5)
  const again = await stage.as('member', 'POST', `/forms/perform/${form.id}/download/signed`)
  expect(Buffer.from(again.bytes).equals(signed.bytes)).toBe(true)
  expect(Buffer.from(signed.bytes).includes('/Subtype /Image')).toBe(true)
})

it('what it holds decides, whatever it is called', async () => {
  const refused = async (kind: string, bytes: Uint8Array) => codeOf(await give(kind, bytes))
  expect(await refused('photo', text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'))).toBe(
    'fileKindWrong',
  )
  expect(await refused('file', text('<!doctype html><script>alert(1)</script>'))).toBe('fileKindWrong')
  expect(await refused('photo', await pdf(1))).toBe('fileKindWrong')
  expect(await refused('photo', (await picture()).subarray(0, 300))).toBe('pictureBroken')
  expect(await refused('signature', await picture())).toBe('notFound')
  expect((await stage.admin('select 1 from form_answer_file where form_id = $1', [form.id])).length).toBe(0)
})

it('said again after a lost answer is the same file; under another question the id is none', async () => {
  const id = crypto.randomUUID()
  const bytes = await picture()
  const uploadId = await sendFile(stage, 'member', bytes)
  const body = { id, uploadId, formId: form.id, questionId: idOf('photo') }
  const both = await Promise.all([1, 2].map(() => stage.as('member', 'POST', '/formAnswerFiles', body)))
  expect(both.some(({ status }) => status === 201)).toBe(true)
  expect(answered<Told>(await stage.as('member', 'POST', '/formAnswerFiles', body), 201).id).toBe(id)
  expect(codeOf(await give('file', bytes, id))).toBe('notFound')
  expect(codeOf(await say('file', id))).toBe('notFound')
  expect(codeOf(await say('photo', crypto.randomUUID()))).toBe('notFound')
})

it('another photo replaces it, and after handing in none is given any more', async () => {
  await say('photo', (await given('photo', await picture())).id)
  const second = await given('photo', await picture())
  const third = await given('photo', await picture())
  expect(answered<Filled>(await say('photo', second.id)).answers).toMatchObject([{ file: second, count: 2 }])
  answered(await handIn())
  expect(codeOf(await give('photo', await picture()))).toBe('formHandedIn')
  expect(codeOf(await say('photo', third.id))).toBe('formHandedIn')
  await expect(stage.admin(`update form_answer_file set name = 'x' where id = $1`, [second.id])).rejects.toThrow(
    'never changed',
  )
  await expect(stage.admin('delete from form_answer_file where id = $1', [second.id])).rejects.toThrow('form_answer')
})
