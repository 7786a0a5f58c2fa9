import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { Approval } from '../../../openapi/approvals.ts'
import type { DocumentUpload, DocumentUploads, PersonDocument } from '../../../openapi/documentUploads.ts'
import type { Warnings } from '../../../openapi/warnings.ts'
import { lockedPaper, paper } from '../../support/files/papers.ts'
import { sendFile } from '../../support/files/send-file.ts'
import { answered, codeOf, type LoginName, setStage, type Stage } from '../../support/stage.ts'
import { addItem, addLine } from '../../support/world/add.ts'
import type { TenantWorld } from '../../support/world.ts'

type Upload = z.output<typeof DocumentUpload>
type Paper = z.output<typeof PersonDocument>
type Uploads = z.output<typeof DocumentUploads>

let stage: Stage
let a: TenantWorld
beforeEach(async () => {
  stage = await setStage()
  a = stage.world.a
})
afterEach(() => stage.close())

const photo = (width = 60, height = 40, options: { orientation?: number } = {}) => {
  const picture = sharp({ create: { width, height, channels: 3, background: '#20607a' } }).jpeg()
  return options.orientation === undefined
    ? picture.toBuffer()
    : picture.withMetadata({ orientation: options.orientation, exif: { IFD0: { Artist: 'Mona' } } }).toBuffer()
}
const post = (who: LoginName, path: string, body: object) => stage.as(who, 'POST', path, body)
const create = async (who: LoginName, bytes: readonly Uint8Array[], more: object = {}) => {
  const uploadIds: string[] = []
  for (const one of bytes) uploadIds.push(await sendFile(stage, who, one))
  return post(who, `/persons/${a.persons.member}/documents`, { typeId: a.documentTypes.licence, uploadIds, ...more })
}
const uploadsOf = async (id: string, who: LoginName = 'member') =>
  answered<Uploads>(await stage.as(who, 'GET', `/documents/${id}/uploads`))
const papers = async (who: LoginName = 'member') =>
  answered<{ items: Paper[] }>(await stage.as(who, 'GET', `/persons/${a.persons.member}/documents`)).items
const filesKept = async () => (await stage.admin<{ n: number }>('select count(*)::int as n from stored_file'))[0]?.n
const decide = (who: LoginName, { id }: { id: string }, how: 'approve' | 'decline', body: object = {}) =>
  post(who, `/documentUploads/${id}/${how}`, body)

/** A licence that was sent, and its upload. */
async function sent(more: object = {}): Promise<{ document: Paper; upload: Upload }> {
  const document = answered<Paper>(await create('member', [await photo()], more), 201)
  const upload = (await uploadsOf(document.id)).items[0]
  if (!upload) throw new Error('nothing was sent')
  return { document, upload }
}

describe('what is sent', () => {
  it('is in review, with front and back and what was entered', async () => {
    const answer = await create('member', [await photo(), await photo(30, 30)], {
      paperNumber: 'FL-1',
      issuedBy: 'TÜV Nord',
      validFrom: '2026-06-01',
      validUntil: '2029-06-01',
    })
    expect(answer.status).toBe(201)
    const document = answer.body as Paper
    expect(document).toMatchObject({ name: 'Fork-lift licence', wants: 'upload', state: 'inReview', validUntil: null })
    const { items, state } = await uploadsOf(document.id)
    expect(state).toBe('inReview')
    expect(items).toMatchObject([
      {
        ...{ number: 1, state: 'inReview', paperNumber: 'FL-1', issuedBy: 'TÜV Nord', decidedAt: null },
        ...{ validFrom: '2026-06-01', validUntil: '2029-06-01' },
        files: [{ kind: 'picture' }, { kind: 'picture' }],
      },
    ])
    expect((await papers()).find(({ id }) => id === document.id)).toEqual(document)
  })

  it('is turned upright, and says nothing of where and by what it was taken', async () => {
    const document = answered<Paper>(await create('member', [await photo(60, 40, { orientation: 6 })]), 201)
    const [upload] = (await uploadsOf(document.id)).items
    const answer = await stage.as('member', 'GET', upload?.files[0]?.url ?? '')
    expect(answer.headers).toMatchObject({
      ...{ 'content-type': 'image/webp', 'content-security-policy': "default-src 'none'; sandbox" },
      ...{ 'content-disposition': 'inline; filename="picture-1.webp"', 'x-content-type-options': 'nosniff' },
    })
    const { width, height, exif, orientation } = await sharp(answer.bytes).metadata()
    expect({ width, height, exif, orientation }).toEqual({
      width: 40,
      height: 60,
      exif: undefined,
      orientation: undefined,
    })
  })

  it('may be a PDF, which stays as it is', async () => {
    const bytes = await paper()
    const document = answered<Paper>(await create('member', [bytes]), 201)
    const [upload] = (await uploadsOf(document.id)).items
    const answer = await stage.as('member', 'GET', upload?.files[0]?.url ?? '')
    expect(answer.headers['content-type']).toBe('application/pdf')
    expect(answer.headers['content-disposition']).toMatch(/^attachment/)
    expect(Buffer.from(answer.bytes)).toEqual(Buffer.from(bytes))
  })

  it('twice with one key is one document', async () => {
    const uploadIds = [await sendFile(stage, 'member', await photo())]
    const body = { typeId: a.documentTypes.licence, uploadIds }
    const before = (await papers()).length
    const again = () =>
      stage.as('member', 'POST', `/persons/${a.persons.member}/documents`, body, { key: 'the-same-key' })
    const [first, second] = [await again(), await again()]
    expect(first.status).toBe(201)
    expect(second.body).toEqual(first.body)
    expect((await papers()).length).toBe(before + 1)
  })

  it('is used once', async () => {
    const uploadIds = [await sendFile(stage, 'member', await photo())]
    const body = { typeId: a.documentTypes.licence, uploadIds }
    expect((await post('member', `/persons/${a.persons.member}/documents`, body)).status).toBe(201)
    expect((await post('member', `/persons/${a.persons.member}/documents`, body)).status).toBe(404)
  })

  it('of somebody else is not there', async () => {
    const uploadIds = [await sendFile(stage, 'chief', await photo())]
    const answer = await post('member', `/persons/${a.persons.member}/documents`, {
      ...{ typeId: a.documentTypes.licence, uploadIds },
    })
    expect(answer).toMatchObject({ status: 404, body: { errors: [{ path: 'body.uploadIds' }] } })
  })
})

describe('refused, with nothing kept, is', () => {
  const bomb = () => {
    const chunk = (type: string, data: Buffer) => {
      const body = Buffer.concat([Buffer.from(type), data])
      const length = Buffer.alloc(4)
      length.writeUInt32BE(data.length)
      const sum = Buffer.alloc(4)
      sum.writeUInt32BE(crc32(body))
      return Buffer.concat([length, body, sum])
    }
    const header = Buffer.alloc(13)
    header.writeUInt32BE(30_000, 0)
    header.writeUInt32BE(30_000, 4)
    header.set([1, 0, 0, 0, 0], 8)
    return Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      ...[
        chunk('IHDR', header),
        chunk('IDAT', deflateSync(Buffer.alloc(30_000 * 300))),
        chunk('IEND', Buffer.alloc(0)),
      ],
    ])
  }
  const text = (words: string) => Promise.resolve(Buffer.from(words))
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(200)])
  const cases: [string, () => Promise<Uint8Array>, string][] = [
    [
      'a drawing in SVG',
      () => text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      'fileKindWrong',
    ],
    ['a page in HTML', () => text('<!doctype html><script>alert(1)</script>'), 'fileKindWrong'],
    ['a text', () => text('not a picture at all'), 'fileKindWrong'],
    ['a GIF that is a program as well', () => text('GIF89a=1;alert(1)//'), 'fileKindWrong'],
    ['a picture cut short', async () => (await photo(900, 900)).subarray(0, 700), 'pictureBroken'],
    ['a picture of 900 million pixels', () => Promise.resolve(bomb()), 'pictureTooLarge'],
    ['a HEIC picture', () => Promise.resolve(heic), 'heicNotRead'],
    ['a locked PDF', lockedPaper, 'pdfEncrypted'],
    [
      'a PDF that is a page as well',
      async () => Buffer.concat([await paper(), Buffer.from('<script>1</script>')]),
      'pdfHasScripts',
    ],
    [
      'a PDF that is a ZIP file as well',
      async () => Buffer.concat([await paper(), Buffer.from('PK\u0005\u0006'), Buffer.alloc(18), Buffer.from('%%EOF')]),
      'pdfHasScripts',
    ],
  ]
  it.each(cases)('%s', async (_, make, code) => {
    const before = { files: await filesKept(), papers: (await papers()).length }
    const answer = await create('member', [await make()])
    expect({ status: answer.status, code: codeOf(answer) }).toEqual({ status: 409, code })
    expect({ files: await filesKept(), papers: (await papers()).length }).toEqual(before)
  })

  it('what has not arrived yet', async () => {
    const answer = await post('member', `/persons/${a.persons.member}/documents`, {
      ...{ typeId: a.documentTypes.licence, uploadIds: [a.uploads.main] },
    })
    expect(codeOf(answer)).toBe('uploadUnfinished')
  })

  it('nothing at all, but for the office, which asks for it', async () => {
    expect(codeOf(await create('member', []))).toBe('uploadMissing')
    const asked = answered<Paper>(await create('office', [], { dueDate: '2026-06-30' }), 201)
    expect(asked).toMatchObject({ state: 'toUpload', dueDate: '2026-06-30', uploadedAt: null })
    const uploadIds = [await sendFile(stage, 'member', await photo())]
    expect((await post('member', `/documents/${asked.id}/uploads`, { uploadIds })).status).toBe(201)
    expect((await uploadsOf(asked.id)).state).toBe('inReview')
  })

  describe('is asked for by mail', () => {
    const mails = async () => {
      await stage.server.runJobs()
      return stage.admin(`select m.recipient, m.state, e.subject from mail m
        left join email_message e on e.tenant_id = m.tenant_id and e.id = m.id where m.kind = 'documentAsked'`)
    }
    beforeEach(() => stage.admin(`update person set email = 'mona@example.test' where id = $1`, [a.persons.member]))

    it('in the list of somebody’s papers, and where one is made', async () => {
      answered(await create('office', [], { name: 'Work permit' }), 201)
      expect(await mails()).toEqual([
        { recipient: 'mona@example.test', state: 'sent', subject: 'Please upload: Work permit' },
      ])
      const made = { name: 'Signed contract', typeId: a.documentTypes.licence, personId: a.persons.member }
      answered(await post('office', '/documents', { ...made, wants: 'upload', signatories: [] }), 201)
      expect(await mails()).toHaveLength(2)
    })

    it('not where it is sent for them, nor where only signatures are wanted', async () => {
      answered(await create('office', [await photo()]), 201)
      const made = { name: 'House rules', typeId: a.documentTypes.agreement, personId: a.persons.member }
      const signatories = [{ role: 'Crew', personId: a.persons.member }]
      answered(await post('office', '/documents', { ...made, signatories }), 201)
      expect(await mails()).toEqual([])
    })

    it('no more once it has been sent meanwhile', async () => {
      const asked = answered<Paper>(await create('office', []), 201)
      const uploadIds = [await sendFile(stage, 'member', await photo())]
      expect((await post('member', `/documents/${asked.id}/uploads`, { uploadIds })).status).toBe(201)
      expect(await mails()).toMatchObject([{ subject: null }])
    })
  })

  it('a paper that ends before it begins', async () => {
    const answer = await create('member', [await photo()], { validFrom: '2026-06-02', validUntil: '2026-06-01' })
    expect({ status: answer.status, code: codeOf(answer) }).toEqual({ status: 400, code: 'invalidInput' })
  })
})

describe('deciding', () => {
  it('approves it as corrected: it counts, and what it proves holds as long', async () => {
    const { document, upload } = await sent({ paperNumber: 'FL-1', issuedBy: 'TÜV', validUntil: '2029-01-01' })
    const approved = answered<Upload>(
      await decide('planner', upload, 'approve', { paperNumber: 'FL-17', validUntil: '2026-07-01' }),
    )
    expect(approved).toMatchObject({
      state: 'approved',
      paperNumber: 'FL-17',
      issuedBy: 'TÜV',
      validUntil: '2026-07-01',
    })
    expect(await uploadsOf(document.id)).toMatchObject({ state: 'ending', validUntil: '2026-07-01' })
    const proofs = await stage.admin(
      `select proof, valid_until::text as until from person_function where tenant_id = $1 and person_id = $2 and function_id = $3`,
      [a.id, a.persons.member, a.functions.rigger],
    )
    expect(proofs).toEqual([{ proof: 'Fork-lift licence, FL-17', until: '2026-07-01' }])
  })

  it('declines it with a reason that the person reads, and nothing is proven', async () => {
    const { document, upload } = await sent()
    expect((await decide('office', upload, 'decline', { reason: '  ' })).status).toBe(400)
    answered(await decide('office', upload, 'decline', { reason: 'Cut off' }))
    expect(await uploadsOf(document.id)).toMatchObject({
      state: 'declined',
      items: [{ state: 'declined', reason: 'Cut off' }],
    })
    const proofs = await stage.admin(
      'select 1 from person_function where tenant_id = $1 and person_id = $2 and function_id = $3',
      [a.id, a.persons.member, a.functions.rigger],
    )
    expect(proofs).toEqual([])
  })

  it('happens once, and tells the person by mail', async () => {
    await stage.admin(`update person set email = 'mona@example.test' where id = $1`, [a.persons.member])
    const { upload } = await sent()
    answered(await decide('planner', upload, 'approve'))
    for (const how of ['approve', 'decline'] as const)
      expect(codeOf(await decide('office', upload, how, how === 'decline' ? { reason: 'No' } : {}))).toBe(
        'uploadDecided',
      )
    expect(codeOf(await post('member', `/documentUploads/${upload.id}/withdraw`, {}))).toBe('uploadDecided')
    await stage.server.runJobs()
    const mails = await stage.admin(`select recipient, state from mail where kind = 'documentDecided'`)
    expect(mails).toEqual([{ recipient: 'mona@example.test', state: 'sent' }])
  })

  it('of two at once counts once', async () => {
    const { upload } = await sent()
    const both = await Promise.all([
      decide('planner', upload, 'approve'),
      decide('office', upload, 'decline', { reason: 'No' }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('leaves the old one counting until the new one is approved, and while it is declined', async () => {
    const { document, upload } = await sent({ validUntil: '2026-07-01' })
    answered(await decide('planner', upload, 'approve'))
    const renew = async () => {
      const uploadIds = [await sendFile(stage, 'member', await photo())]
      return post('member', `/documents/${document.id}/uploads`, { uploadIds, validUntil: '2029-07-01' })
    }
    const second = answered<Upload>(await renew(), 201)
    expect(await uploadsOf(document.id)).toMatchObject({ state: 'inReview', validUntil: '2026-07-01' })
    expect(codeOf(await renew())).toBe('uploadInReview')
    answered(await decide('planner', second, 'decline', { reason: 'Cut off' }))
    expect(await uploadsOf(document.id)).toMatchObject({ state: 'ending', validUntil: '2026-07-01' })
    answered(await decide('planner', answered<Upload>(await renew(), 201), 'approve'))
    expect(await uploadsOf(document.id)).toMatchObject({ state: 'valid', validUntil: '2029-07-01' })
  })

  it('is about what took the place of what waited, and never about both', async () => {
    const { document, upload } = await sent({ validUntil: '2026-07-01' })
    const replace = async (who: LoginName) => {
      const uploadIds = [await sendFile(stage, who, await photo())]
      return post(who, `/documents/${document.id}/uploads`, { uploadIds, replaces: true })
    }
    expect(codeOf(await replace('stranger'))).toBe('notFound')
    const second = answered<Upload>(await replace('member'), 201)
    const { items, state } = await uploadsOf(document.id)
    expect([state, items.map(one => [one.id, one.state])]).toEqual([
      'inReview',
      [
        [second.id, 'inReview'],
        [upload.id, 'withdrawn'],
      ],
    ])
    expect(codeOf(await decide('planner', upload, 'approve'))).toBe('uploadDecided')
    answered(await decide('planner', second, 'approve'))
    // What was approved by then is no longer withdrawn: it counts until the newer one does.
    const third = answered<Upload>(await replace('member'), 201)
    expect((await uploadsOf(document.id)).items.map(one => one.state)).toEqual(['inReview', 'approved', 'withdrawn'])
    expect(third.number).toBe(3)
  })

  it('waits no longer for what was withdrawn', async () => {
    const { document, upload } = await sent()
    expect(answered<Upload>(await post('member', `/documentUploads/${upload.id}/withdraw`, {})).state).toBe('withdrawn')
    expect((await uploadsOf(document.id)).state).toBe('toUpload')
    expect(codeOf(await decide('planner', upload, 'approve'))).toBe('uploadDecided')
  })

  it('is asked for the oldest first', async () => {
    const { upload } = await sent()
    const waiting = async () =>
      answered<{ items: z.output<typeof Approval>[] }>(await stage.as('planner', 'GET', '/approvals')).items
    const items = await waiting()
    expect(items.at(-1)).toMatchObject({ id: upload.id, kind: 'upload', project: null, crew: null })
    expect(items.map(({ since }) => since)).toEqual(items.map(({ since }) => since).toSorted())
    answered(await decide('planner', upload, 'approve'))
    expect((await waiting()).map(({ id }) => id)).not.toContain(upload.id)
  })

  it('tells the phone only where one may turn to people', async () => {
    await sent()
    const phone = async (who: LoginName) =>
      answered<{ items: z.output<typeof Approval>[] }>(await stage.as(who, 'GET', '/approvals')).items[0]?.person.phone
    expect(await phone('planner')).toMatch(/^\+49/)
    expect(await phone('office')).toBeNull()
  })

  it('is told of afterwards, the newest first, with who decided and why; what was withdrawn is not', async () => {
    const decided = async () =>
      answered<{ items: z.output<typeof Approval>[] }>(await stage.as('office', 'GET', '/approvals?state=decided'))
        .items
    const [good, bad, gone] = [await sent(), await sent(), await sent()]
    answered(await decide('planner', good.upload, 'approve'))
    stage.clock.forward(60_000)
    answered(await decide('office', bad.upload, 'decline', { reason: 'Cut off' }))
    answered(await post('member', `/documentUploads/${gone.upload.id}/withdraw`, {}))
    const ids = (await decided()).map(({ id }) => id)
    expect(ids.slice(0, 2)).toEqual([bad.upload.id, good.upload.id])
    expect(ids).not.toContain(gone.upload.id)
    expect((await decided()).slice(0, 2)).toMatchObject([
      { decision: { outcome: 'declined', decidedBy: 'office Example', reason: 'Cut off' } },
      { decision: { outcome: 'approved', decidedBy: 'planner Example', reason: null }, files: 1 },
    ])
  })
})

it('a shift after its end warns, and is told beside the paper; before there is nothing to tell', async () => {
  const { document, upload } = await sent()
  const crew = answered<{ id: string }>(
    await post('planner', `/projects/${a.projects.main}/projectCrews`, {
      ...{ name: 'Tomorrow', startDate: '2026-06-11', startTime: '08:00', endTime: '16:00' },
    }),
    201,
  )
  const itemId = await addItem(stage.test.database, a.id, {
    ...{ crewId: crew.id, functionId: a.functions.rigger, amountOfRows: 1 },
    shift: { date: '2026-06-11', from: '08:00', to: '16:00' },
  })
  await addLine(stage.test.database, a.id, { itemId, personId: a.persons.member, status: 'confirmed' })
  const ended = async () =>
    answered<z.output<typeof Warnings>>(await stage.as('planner', 'GET', '/warnings')).items.filter(
      ({ crew: { id }, kind }) => id === crew.id && kind === 'ended',
    ).length
  answered(await decide('planner', upload, 'approve', { validUntil: '2026-06-11' }))
  expect(await ended()).toBe(0)
  expect((await uploadsOf(document.id)).needing).toEqual({ count: 0, items: [] })
  const uploadIds = [await sendFile(stage, 'member', await photo())]
  const shorter = answered<Upload>(
    await post('member', `/documents/${document.id}/uploads`, { uploadIds, validUntil: '2026-06-10' }),
    201,
  )
  answered(await decide('planner', shorter, 'approve'))
  expect(await ended()).toBe(1)
  expect((await uploadsOf(document.id)).needing).toMatchObject({
    ...{ count: 1, items: [{ name: 'Rigger', startDate: '2026-06-11', startTime: '08:00' }] },
  })
})

it('the files of a paper are for whose it is and for the desks, and for nobody else', async () => {
  const { document, upload } = await sent()
  const url = upload.files[0]?.url ?? ''
  for (const who of ['member', 'planner', 'office'] as const) expect((await stage.as(who, 'GET', url)).status).toBe(200)
  for (const who of ['chief', 'colleague', 'stranger', 'client'] as const) {
    expect((await stage.as(who, 'GET', url)).status).toBe(404)
    expect((await stage.as(who, 'GET', `/documents/${document.id}`)).status).toBe(404)
    expect((await stage.as(who, 'GET', `/documents/${document.id}/uploads`)).status).toBe(404)
  }
  expect((await stage.as(null, 'GET', url)).status).toBe(401)
  expect((await stage.as('member', 'GET', `/documentUploads/${upload.id}/files/2`)).status).toBe(404)
})
