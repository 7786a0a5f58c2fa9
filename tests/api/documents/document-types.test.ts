import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { DeskDocument, Document } from '../../../openapi/documents.shapes.ts'
import type { DocumentType } from '../../../openapi/documentTypes.ts'
import { drawn } from '../../support/calls.ts'
import { paper } from '../../support/files/papers.ts'
import { answered, codeOf, setStage, type Stage } from '../../support/stage.ts'
import type { TenantWorld } from '../../support/world.ts'

type Type = z.output<typeof DocumentType>
type Doc = z.output<typeof Document>
type Desk = z.output<typeof DeskDocument>

let stage: Stage
let a: TenantWorld
beforeEach(async () => {
  stage = await setStage()
  a = stage.world.a
})
afterEach(() => stage.close())

const office = (method: string, path: string, body?: unknown) => stage.as('office', method, path, body)
const said = (more: object = {}) => ({
  caption: 'Crew agreement',
  ...{ wants: 'signatures', subject: 'person', signedBy: 'drawing', signatoriesOrder: 'one by one', asksRating: false },
  dueDays: 14,
  signatories: [
    { role: 'Crew', who: 'person', personId: null },
    { role: 'Agency', who: 'agency', personId: a.persons.office },
  ],
  functionIds: [],
  ...more,
})
const onPaper = { wants: 'upload', signedBy: 'ink', signatories: [] }
const make = async (more: object = {}) => answered<Type>(await office('POST', '/documentTypes', said(more)), 201)
const change = (of: Type, more: object) =>
  office('POST', `/documentTypes/${of.id}`, { ...said(), revision: of.revision, ...more })
const types = async () => answered<{ items: Type[] }>(await office('GET', '/documentTypeRules')).items
const choices = async () =>
  answered<{ items: { caption: string }[] }>(await office('GET', '/documentTypes')).items.map(one => one.caption)
const document = (typeId: string, more: object = {}) =>
  office('POST', '/documents', {
    ...{ name: 'Agreement of Mia', typeId, personId: a.persons.member },
    signatories: [{ role: 'Crew', personId: a.persons.member }],
    ...more,
  })
const papers = async (query = '') =>
  answered<{ items: Desk[]; total: number }>(await office('GET', `/documents${query}`)).items

describe('a kind of papers', () => {
  it('is made, chosen from then on, and says who signs it and what it proves', async () => {
    const made = await make({ functionIds: [a.functions.rigger, a.functions.rigger] })
    expect(made).toMatchObject({ caption: 'Crew agreement', revision: 1, dueDays: 14, papers: 0, unsigned: 0 })
    expect(made.signatories.map(({ role, who, person }) => [role, who, person?.id ?? null])).toEqual([
      ['Crew', 'person', null],
      ['Agency', 'agency', a.persons.office],
    ])
    expect(made.proves.map(({ id }) => id)).toEqual([a.functions.rigger])
    expect((await choices()).at(-1)).toBe('Crew agreement')
    expect(answered<Type>(await office('GET', `/documentTypes/${made.id}`))).toEqual(made)
  })

  it('is uploaded by the person it is about until somebody settles it', async () => {
    const [, licence] = await types()
    expect(licence).toMatchObject({ caption: 'Fork-lift licence', wants: 'upload', subject: 'person', revision: 0 })
  })

  it('is changed as a whole, by whoever has seen how it stands', async () => {
    const made = await make({ functionIds: [a.functions.rigger] })
    const after = answered<Type>(await change(made, { caption: 'Agreement', ...onPaper, functionIds: [] }))
    expect(after).toMatchObject({ caption: 'Agreement', wants: 'upload', signedBy: 'ink', signatories: [], proves: [] })
    expect(codeOf(await change(made, { caption: 'Another' }))).toBe('changedMeanwhile')
    expect((await types()).at(-1)?.caption).toBe('Agreement')
  })

  it('has a name of its own, whatever its case, also when it comes back', async () => {
    const made = await make()
    expect(codeOf(await office('POST', '/documentTypes', said({ caption: 'CREW agreement' })))).toBe('nameTaken')
    expect((await office('DELETE', `/documentTypes/${made.id}`)).status).toBe(204)
    const second = await make()
    expect(codeOf(await office('POST', `/documentTypes/${made.id}/restore`))).toBe('nameTaken')
    expect((await office('DELETE', `/documentTypes/${second.id}`)).status).toBe(204)
    expect((await office('POST', `/documentTypes/${made.id}/restore`)).status).toBe(204)
    expect((await types()).map(({ id }) => id)).toContain(made.id)
  })

  it('is chosen no more once it was taken away, and its papers stay', async () => {
    const made = await make()
    const doc = answered<Doc>(await document(made.id), 201)
    expect((await office('DELETE', `/documentTypes/${made.id}`)).status).toBe(204)
    expect(await choices()).not.toContain('Crew agreement')
    expect(codeOf(await office('GET', `/documentTypes/${made.id}`))).toBe('notFound')
    expect(codeOf(await document(made.id))).toBe('notFound')
    expect(answered<Doc>(await office('GET', `/documents/${doc.id}`)).type.caption).toBe('Crew agreement')
  })

  it('says which of it cannot be', async () => {
    const refused = await office('POST', '/documentTypes', said({ signedBy: 'ink' }))
    expect(codeOf(refused)).toBe('invalidInput')
    expect(refused.body).toMatchObject({ errors: [{ path: 'body.signedBy', message: 'drawnOnly' }] })
    const nobody = await office('POST', '/documentTypes', said({ functionIds: [a.persons.member] }))
    expect(nobody.body).toMatchObject({ code: 'notFound', errors: [{ path: 'body.functionIds.0' }] })
    const crew = [{ role: 'Agency', who: 'agency', personId: a.persons.member }]
    expect(codeOf(await office('POST', '/documentTypes', said({ signatories: crew })))).toBe('notFound')
  })
})

describe('a paper that has to be signed by hand', () => {
  it('is not drawn, but uploaded', async () => {
    const made = await make(onPaper)
    expect(codeOf(await document(made.id))).toBe('notDrawn')
    const doc = answered<Doc>(await document(made.id, { wants: 'upload', signatories: [] }), 201)
    expect(doc.wants).toBe('upload')
  })

  it('cannot be of a kind whose papers wait for a drawn signature', async () => {
    const made = await make()
    const doc = answered<Doc>(await document(made.id), 201)
    expect((await types()).at(-1)).toMatchObject({ papers: 1, unsigned: 1 })
    expect(codeOf(await change(made, onPaper))).toBe('papersUnsigned')
    expect((await office('POST', `/documents/${doc.id}/putAway`, { reason: 'By hand from now on' })).status).toBe(200)
    expect((await change(made, onPaper)).status).toBe(200)
  })
})

describe('papers at the desk', () => {
  it('say how far they are, whom they are about and who is next', async () => {
    const [type] = await types()
    const id = type?.id ?? ''
    const own = { name: 'Alpha', signatories: [{ role: 'Crew', personId: a.persons.member }] }
    const draft = answered<Doc>(await document(id, own), 201)
    const find = async () => (await papers()).find(one => one.id === draft.id)
    expect(await find()).toMatchObject({ state: 'draft', concerns: { kind: 'person' }, signed: 0, signatories: 1 })
    const out = answered<Doc>(await office('POST', `/documents/${draft.id}/file`, await paper()))
    const waiting = await find()
    expect(waiting).toMatchObject({ state: 'open', waitsFor: waiting?.concerns?.name })
    const at = `/documentSignatories/${out.signatories[0]?.id}/sign`
    const body = { versionId: out.version?.id, signature: drawn, formFields: [] }
    expect((await stage.as('member', 'POST', at, body)).status).toBe(200)
    expect(await find()).toMatchObject({ state: 'done', signed: 1, waitsFor: null })
    expect((await papers('?state=done')).map(one => one.id)).toContain(draft.id)
    expect((await papers('?state=draft')).map(one => one.id)).not.toContain(draft.id)
  })

  it('are found by their name and by whom they are about, of one kind or all', async () => {
    const made = await make()
    const doc = answered<Doc>(await document(made.id, { name: 'Riverside terms' }), 201)
    expect((await papers('?q=riversi')).map(one => one.id)).toEqual([doc.id])
    expect((await papers(`?typeId=${made.id}`)).map(one => one.id)).toEqual([doc.id])
    expect(await papers(`?typeId=${a.documentTypes.licence}&q=riversi`)).toEqual([])
  })

  it('leave out what was put away, unless it is asked for', async () => {
    const made = await make()
    const doc = answered<Doc>(await document(made.id), 201)
    expect((await office('POST', `/documents/${doc.id}/putAway`, { reason: 'Twice' })).status).toBe(200)
    expect((await papers()).map(one => one.id)).not.toContain(doc.id)
    expect((await papers('?state=away')).map(one => one.id)).toContain(doc.id)
  })
})
