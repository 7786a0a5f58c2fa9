import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { ListedDocument } from '../../../openapi/documents.shapes.ts'
import type { Document } from '../../../openapi/documents.shapes.ts'
import { drawn } from '../../support/calls.ts'
import { paper } from '../../support/files/papers.ts'
import { answered, type LoginName, setStage, type Stage } from '../../support/stage.ts'
import type { TenantWorld } from '../../support/world.ts'

type Doc = z.output<typeof Document>
type Listed = z.output<typeof ListedDocument>

let stage: Stage
let a: TenantWorld
beforeEach(async () => {
  stage = await setStage()
  a = stage.world.a
  await stage.admin(`update login set contact_number = 'K-1' where login = $1`, [a.logins.client])
  await stage.admin(`update document set deleted_at = now()`)
})
afterEach(() => stage.close())

const create = async (name: string, body: object) =>
  answered<Doc>(
    await stage.as('office', 'POST', '/documents', {
      ...{ name, typeId: a.documentTypes.agreement, wants: 'reading', signatories: [] },
      ...body,
    }),
    201,
  )
const make = async (name: string, body: object) =>
  answered<Doc>(await stage.as('office', 'POST', `/documents/${(await create(name, body)).id}/file`, await paper()))
const items = async (who: LoginName, path: string) =>
  answered<{ items: Listed[] }>(await stage.as(who, 'GET', path)).items
const names = async (who: LoginName, path = '/mobileDocuments') =>
  (await items(who, path)).map(({ name }) => name).sort()
const agreement = () => ({
  wants: 'signatures',
  signatories: [
    { role: 'Crew', personId: a.persons.member },
    { role: 'Client', contactId: a.contacts.client },
  ],
})

describe('what one has at hand', () => {
  it('is what is meant for one: for the crew, for a client, for oneself', async () => {
    await make('Safety rules', { forCrew: true })
    await make('Price list', { companyId: a.companies.client })
    await make('Travel of the member', { personId: a.persons.member })
    await make('Of nobody', {})
    expect(await names('member')).toEqual(['Safety rules', 'Travel of the member'])
    expect(await names('stranger')).toEqual(['Safety rules'])
    expect(await names('client')).toEqual(['Price list'])
    expect(await names('otherClient')).toEqual([])
    expect(await names('planner')).toEqual(['Safety rules'])
    expect(await names('office')).toEqual(['Safety rules'])
  })

  it('holds the rate agreements one signs, and says how far they are', async () => {
    await stage.admin(`update lookup set code = 'rateAgreement' where id = $1`, [a.documentTypes.agreement])
    const made = await make('Rate agreement 2026', agreement())
    expect(await items('member', '/mobileDocuments')).toMatchObject([
      { name: 'Rate agreement 2026', wants: 'signatures', signed: 0, signatories: 2, place: 1, turn: true },
    ])
    expect(await items('client', '/mobileDocuments')).toMatchObject([{ place: 2, turn: false }])
    expect(await names('planner')).toEqual([])
    const signing = { versionId: made.version?.id, signature: drawn, formFields: [] }
    await stage.as('member', 'POST', `/documentSignatories/${made.signatories[0]?.id}/sign`, signing)
    expect(await items('member', '/mobileDocuments')).toMatchObject([
      { signed: 1, signatories: 2, place: null, turn: false },
    ])
    expect(await items('client', '/mobileDocuments')).toMatchObject([{ place: 2, turn: true }])
  })

  it('leaves out what has no file yet, and what was put away', async () => {
    await create('Not yet', { forCrew: true })
    const { id } = await make('Put away', { forCrew: true })
    await stage.as('office', 'POST', `/documents/${id}/putAway`, { reason: 'Old' })
    expect(await names('member')).toEqual([])
    expect(await names('office')).toEqual([])
  })
})

describe('documents about', () => {
  it.each([
    ['a client', () => ({ companyId: a.companies.client }), () => `/companies/${a.companies.client}/documents`],
    ['a contact', () => ({ contactId: a.contacts.client }), () => `/contacts/${a.contacts.client}/documents`],
    ['a rate card', () => ({ rateCardId: a.rateCards.main }), () => `/rateCards/${a.rateCards.main}/documents`],
  ])('%s are read by the client they are of and by the desks', async (_, about, path) => {
    await make('Terms', about())
    expect(await names('client', path())).toEqual(['Terms'])
    expect(await names('planner', path())).toEqual(['Terms'])
    expect(await names('office', path())).toEqual(['Terms'])
    expect((await stage.as('otherClient', 'GET', path())).status).toBe(404)
    expect((await stage.as('member', 'GET', path())).status).toBe(403)
  })

  it('a client leave out what only others sign', async () => {
    const signatories = [{ role: 'Office', personId: a.persons.office }]
    await make('Inside', { wants: 'signatures', signatories, companyId: a.companies.client })
    const path = `/companies/${a.companies.client}/documents`
    expect(await names('client', path)).toEqual([])
    expect(await names('office', path)).toEqual(['Inside'])
  })

  it('a contact hold what the contact signs', async () => {
    await make('Rate agreement 2026', agreement())
    expect(await names('client', `/contacts/${a.contacts.client}/documents`)).toEqual(['Rate agreement 2026'])
  })

  it('a rate card outlive it', async () => {
    const made = await make('Terms', { rateCardId: a.rateCards.gone })
    expect((await stage.as('office', 'DELETE', `/rateCards/${a.rateCards.gone}`)).status).toBe(204)
    expect((await stage.as('office', 'GET', `/documents/${made.id}`)).status).toBe(200)
  })
})
