import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { Document } from '../../../openapi/documents.shapes.ts'
import { paper } from '../../support/files/papers.ts'
import { answered, codeOf, type LoginName, setStage, type Stage } from '../../support/stage.ts'
import type { TenantWorld } from '../../support/world.ts'

type Doc = z.output<typeof Document>

let stage: Stage
let a: TenantWorld
beforeEach(async () => {
  stage = await setStage()
  a = stage.world.a
  await stage.admin(`update login set contact_number = 'K-1' where login = $1`, [a.logins.client])
})
afterEach(() => stage.close())

const create = (body: object) =>
  stage.as('office', 'POST', '/documents', {
    ...{ name: 'Safety rules on site', typeId: a.documentTypes.agreement, wants: 'reading', signatories: [] },
    ...body,
  })
const make = async (body: object) => {
  const { id } = answered<Doc>(await create(body), 201)
  return answered<Doc>(await stage.as('office', 'POST', `/documents/${id}/file`, await paper()))
}
const asked = ['member', 'stranger', 'client', 'otherClient', 'planner', 'office'] as const
/** Who gets it and its file; whoever does not is told that there is none. */
const readers = async ({ id }: Doc) => {
  const got: LoginName[] = []
  for (const who of asked) {
    const { status } = await stage.as(who, 'GET', `/documents/${id}`)
    const file = await stage.as(who, 'GET', `/documents/${id}/file`)
    expect([200, 404], who).toContain(status)
    expect(file.status, `the file for ${who}`).toBe(status)
    if (status === 200) got.push(who)
  }
  return got
}
const desks = ['planner', 'office']

describe('a document that is there to be read', () => {
  it('wants nobody to sign, and says so', async () => {
    const document = await make({ forCrew: true, dueDate: '2026-07-01' })
    expect(document).toMatchObject({ wants: 'reading', dueDate: '2026-07-01', signatories: [], signedUrl: null })
    expect(await stage.admin(`select 1 from mail where kind = 'documentTurn'`)).toEqual([])
  })

  it.each([
    ['of nobody', () => ({}), []],
    ['for the crew', () => ({ forCrew: true }), ['member', 'stranger']],
    ['about a person', () => ({ personId: a.persons.member }), ['member']],
    ['about a client', () => ({ companyId: a.companies.client }), ['client']],
    ['about a contact', () => ({ contactId: a.contacts.client }), ['client']],
    ['of a project', () => ({ projectId: a.projects.main }), ['client']],
    ['of a rate card', () => ({ rateCardId: a.rateCards.main }), ['client']],
  ] as const)('%s is read by those it is meant for, and by the desks', async (_, about, meant) => {
    expect(await readers(await make(about()))).toEqual([...meant, ...desks])
  })

  it('of a contract is read by whoever the contract is with', async () => {
    const contract = answered<{ id: string }>(
      await stage.as('office', 'POST', `/persons/${a.persons.stranger}/staffContracts`, {
        beginDate: '2026-08-01',
        endDate: null,
        weeklyMinutes: null,
        hourlyRate: null,
        currency: 'EUR',
      }),
      201,
    )
    expect(await readers(await make({ staffContractId: contract.id }))).toEqual(['stranger', ...desks])
  })

  it('is seen by the desks alone before it has a file', async () => {
    const { id } = answered<Doc>(await create({ forCrew: true }), 201)
    expect((await stage.as('member', 'GET', `/documents/${id}`)).status).toBe(404)
    expect((await stage.as('planner', 'GET', `/documents/${id}`)).status).toBe(200)
  })

  it('takes a further version', async () => {
    const first = await make({ forCrew: true })
    const second = answered<Doc>(await stage.as('office', 'POST', `/documents/${first.id}/file`, await paper()))
    expect(second.version?.number).toBe(2)
  })
})

describe('what a document wants', () => {
  it.each([
    ['signatures of nobody', () => ({ wants: 'signatures' }), 'body.signatories'],
    [
      'reading and signing',
      () => ({ signatories: [{ role: 'Crew', personId: a.persons.member }] }),
      'body.signatories',
    ],
    ['an upload of nobody', () => ({ wants: 'upload' }), 'body.personId'],
  ])('is not %s', async (_, body, path) => {
    const refused = await create(body())
    expect(refused.status).toBe(400)
    expect(JSON.stringify(refused.body)).toContain(path)
  })

  it.each(['companyId', 'contactId', 'projectId', 'rateCardId', 'staffContractId'])(
    'is about a %s there is',
    async field => {
      const refused = await create({ [field]: crypto.randomUUID() })
      expect(codeOf(refused)).toBe('notFound')
      expect(JSON.stringify(refused.body)).toContain(`body.${field}`)
    },
  )

  it('is asked of the one who uploads it, with a day', async () => {
    const body = { wants: 'upload', personId: a.persons.member, dueDate: '2026-07-01' }
    expect(answered<Doc>(await create(body), 201)).toMatchObject({
      wants: 'upload',
      dueDate: '2026-07-01',
      version: null,
    })
  })
})
