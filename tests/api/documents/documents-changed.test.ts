import { extractText, getDocumentProxy } from 'unpdf'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { Document, DocumentTrail } from '../../../openapi/documents.shapes.ts'
import { carriedTrail } from '../../../server/documents/verify/carried-trail.ts'
import { drawn } from '../../support/calls.ts'
import { paper } from '../../support/files/papers.ts'
import { answered, codeOf, type LoginName, setStage, type Stage } from '../../support/stage.ts'

type Doc = z.output<typeof Document>
type Trail = z.output<typeof DocumentTrail>

let stage: Stage
beforeEach(async () => {
  stage = await setStage()
})
afterEach(() => stage.close())

const made = async () => {
  const { persons, documentTypes } = stage.world.a
  const created = await stage.as('office', 'POST', '/documents', {
    name: 'House rules',
    typeId: documentTypes.agreement,
    signatories: [
      { role: 'Crew', personId: persons.member },
      { role: 'Planning', personId: persons.planner },
    ],
  })
  const { id } = answered<Doc>(created, 201)
  return answered<Doc>(
    await stage.as('office', 'POST', `/documents/${id}/file`, await paper([{ name: '1.text.Town' }])),
  )
}
const change = (id: string, body: object) => stage.as('office', 'POST', `/documents/${id}`, body)
const sign = async (who: LoginName, { id, version, fields }: Doc, place: number) =>
  answered<Doc>(
    await stage.as(who, 'POST', `/documents/${id}/sign/${place}`, {
      versionId: version?.id,
      signature: drawn,
      formFields: place === 1 ? [{ id: fields[0]?.id, value: 'Gdańsk' }] : [],
    }),
  )
const trail = async (id: string) => answered<Trail>(await stage.as('office', 'GET', `/documents/${id}/trail`))
const textOf = async (bytes: ArrayBuffer | Uint8Array) =>
  (await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: false })).text

describe('a document before anybody has signed', () => {
  it('is called otherwise, gets a day and another order; whoever is asked by that is told, and the trail says it', async () => {
    const document = await made()
    expect(document.signatories.map(({ told }) => told)).toEqual([true, false])
    const said = { name: 'House rules 2027', dueDate: '2026-12-31', signatoriesOrder: 'any', asksRating: true }
    const changed = answered<Doc>(await change(document.id, said))
    expect(changed).toMatchObject({
      ...{ name: 'House rules 2027', dueDate: '2026-12-31' },
      parameters: { signatoriesOrder: 'any', asksRating: true },
    })
    expect(changed.signatories.map(({ told, waitsForId }) => [told, waitsForId])).toEqual([
      [true, null],
      [true, null],
    ])
    expect(changed).toEqual(answered<Doc>(await stage.as('office', 'GET', `/documents/${document.id}`)))
    const { intact, links } = await trail(document.id)
    expect([intact, links.map(({ event }) => event)]).toEqual([true, ['changed', 'made']])
    expect(answered<Doc>(await change(document.id, { dueDate: null })).dueDate).toBeNull()
  })

  it('is as it was where nothing else was said, and nothing stands in its trail', async () => {
    const document = await made()
    expect(answered<Doc>(await change(document.id, { name: 'House rules' }))).toEqual(document)
    expect((await trail(document.id)).links).toHaveLength(1)
    expect(codeOf(await change(document.id, {}))).toBe('invalidInput')
    expect(codeOf(await change(document.id, { name: '' }))).toBe('invalidInput')
    expect(codeOf(await change(document.id, { dueDate: '2026-02-30' }))).toBe('invalidInput')
  })
})

describe('a document somebody has signed', () => {
  it('keeps what was signed under; its day stands once all have signed, or it was put away', async () => {
    const document = await made()
    await sign('member', document, 1)
    for (const body of [{ name: 'Another' }, { signatoriesOrder: 'any' }, { asksRating: true }])
      expect(codeOf(await change(document.id, body))).toBe('alreadySigned')
    expect(answered<Doc>(await change(document.id, { dueDate: '2026-12-31' })).dueDate).toBe('2026-12-31')
    await sign('planner', document, 2)
    expect(codeOf(await change(document.id, { dueDate: '2027-01-31' }))).toBe('alreadySigned')
    const other = await made()
    answered(await stage.as('office', 'POST', `/documents/${other.id}/putAway`, { reason: 'The wrong one' }))
    expect(codeOf(await change(other.id, { name: 'Another' }))).toBe('documentDeleted')
  })

  it('carries its whole trail when it is finished, also that it was changed and somebody was reminded', async () => {
    const document = await made()
    answered(await change(document.id, { dueDate: '2026-12-31' }))
    stage.clock.forward(60_000)
    answered(await stage.as('office', 'POST', `/documentSignatories/${document.signatories[0]?.id}/remind`))
    await sign('member', document, 1)
    await sign('planner', document, 2)
    await stage.server.runJobs()
    const { bytes } = await stage.as('member', 'GET', `/documents/${document.id}/file?finished=true`)
    const carried = await carriedTrail(new Uint8Array(bytes))
    expect(carried?.trail.map(({ event }) => event)).toEqual(['made', 'changed', 'reminded', 'signed', 'signed'])
    const certificate = (await textOf(bytes)).at(-1)
    expect(certificate).toContain('2. Geändert')
    expect(certificate).toContain('3. Erinnert')
  })
})

describe('the draft of a document', () => {
  it('is marked on every page, and holds no signature and nothing that was filled in', async () => {
    const document = await made()
    await sign('member', document, 1)
    const answer = await stage.as('office', 'GET', `/documents/${document.id}/draft`)
    expect(answer.status).toBe(200)
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="Entwurf-House-rules-1\.pdf"$/)
    expect(answer.headers['content-security-policy']).toBe("default-src 'none'; sandbox")
    const pages = await textOf(answer.bytes)
    expect(pages).toHaveLength(document.version?.pages ?? 0)
    for (const page of pages) {
      expect(page).toContain('Entwurf, nicht zur Unterschrift · House rules · Fassung 1')
      expect(page).not.toContain('Gdańsk')
    }
    await sign('planner', document, 2)
    await stage.server.runJobs()
    expect((await stage.as('office', 'GET', `/documents/${document.id}/draft`)).status).toBe(404)
    expect((await stage.as('office', 'GET', `/documents/${crypto.randomUUID()}/draft`)).status).toBe(404)
  })
})
