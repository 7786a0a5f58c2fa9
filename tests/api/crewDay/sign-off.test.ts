import sharp from 'sharp'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { drawn } from '../../support/calls.ts'
import { type CrewOver, addCrewOver } from '../../support/rows/crew-over.ts'
import { answered, codeOf, type LoginName, setStage, type Stage } from '../../support/stage.ts'

interface Line {
  id: string
  status: string
  hours: {
    from: string | null
    to: string | null
    chargeable: number | null
    proposed: number | null
    amended: number | null
  }
}
interface Note {
  state: string
  number: string | null
  signerName: string | null
  refusal: string | null
  totalChargeable: number
  lines: { id: string; personName: string; chargeable: number | null; amended: number | null; from: string | null }[]
  mails: { recipient: string; state: string }[]
  may: Record<string, boolean>
}

let stage: Stage
let crew: CrewOver
beforeAll(async () => {
  stage = await setStage()
})
afterAll(() => stage.close())

/** Yesterday, six to two in Berlin: three worked, one of them came late; the fourth never punched. */
const shift = { date: '2026-06-09', from: '06:00', to: '14:00' }
const workers = [
  { name: 'Amira', inAt: '2026-06-09T03:50:00Z', outAt: '2026-06-09T12:08:00Z' },
  { name: 'Łukasz', inAt: '2026-06-09T04:20:00Z', outAt: '2026-06-09T12:00:00Z' },
  { name: 'Kofi', inAt: '2026-06-09T03:58:00Z', outAt: '2026-06-09T11:21:00Z' },
]
const open = { name: 'Elif', inAt: '2026-06-09T04:01:00Z' }
beforeEach(async () => {
  crew = await addCrewOver(stage, shift, workers)
})

const as = (who: LoginName, method: string, rest: string, body?: unknown) =>
  stage.as(who, method, `/projectCrews/${crew.crewId}/${rest}`, body)
const propose = async (who: LoginName = 'chief') =>
  answered<{ items: Line[] }>(await as(who, 'POST', 'setProposedPaidChargedHours')).items
const correct = (line: string, hours: object, who: LoginName = 'chief') =>
  stage.as(who, 'POST', `/projectCrewItemStatus/${line}`, { hours })
const confirm = (lines: object[], more: object = {}) => as('chief', 'POST', 'digitalConfirm', { lines, ...more })
const note = async (who: LoginName = 'chief') => answered<Note>(await as(who, 'GET', 'deliveryNote/details'))
const signature = { name: 'Katharina Brandt', signature: drawn }
const shown = (items: Line[]) => items.map(({ id, hours }) => ({ id, chargeable: hours.chargeable }))
const signed = async (client: object | null = signature) =>
  answered<Note>(await confirm(shown(await propose()), client ? { client } : {}))

describe('Hours', () => {
  it('are proposed from the punches, and again as the punches change', async () => {
    const minutes = async () => Object.fromEntries((await propose()).map(line => [line.id, line.hours.chargeable]))
    const [amira, lukasz, kofi] = crew.lines
    expect(await minutes()).toEqual({ [amira ?? '']: 465, [lukasz ?? '']: 435, [kofi ?? '']: 405 })
    await stage.admin(`update project_crew_item_status set check_out_at = '2026-06-09T13:00:00Z' where id = $1`, [kofi])
    expect(await minutes()).toMatchObject({ [kofi ?? '']: 510 })
  })

  it('that were entered by hand are not proposed away', async () => {
    const [amira = ''] = crew.lines
    await propose()
    answered(await correct(amira, { chargeable: 480 }))
    expect((await propose()).find(({ id }) => id === amira)?.hours).toMatchObject({ chargeable: 480, proposed: 465 })
    answered(await correct(amira, { chargeable: null }))
    expect((await propose()).find(({ id }) => id === amira)?.hours.chargeable).toBe(465)
  })

  it('follow times that are entered, on the day of the shift', async () => {
    const [, , kofi = ''] = crew.lines
    const { hours } = answered<Line>(await correct(kofi, { startTime: '06:00', endTime: '14:30' }))
    expect(hours).toMatchObject({
      from: '2026-06-09T04:00:00.000Z',
      to: '2026-06-09T12:30:00.000Z',
      chargeable: 480,
    })
  })

  it.each([
    ['below zero', { chargeable: -15 }, 'invalidInput'],
    ['above two days', { chargeable: 2895 }, 'invalidInput'],
    ['above the day for a shift of a day', { chargeable: 1455 }, 'hoursImpossible'],
    ['of no number', { chargeable: '8' }, 'invalidInput'],
    ['of nothing', {}, 'invalidInput'],
    ['at a time of no clock', { startTime: '25:00' }, 'invalidInput'],
  ])('%s are refused', async (_, hours, code) => {
    expect(codeOf(await correct(crew.lines[0] ?? '', hours))).toBe(code)
  })

  it('until an hour that is still to come are refused, by hand and when they are signed', async () => {
    const night = await addCrewOver(stage, { date: '2026-06-10', from: '02:00', to: '06:00' }, [{ name: 'Nia' }])
    const [line = ''] = night.lines
    // Ten to two is tomorrow's.
    expect(codeOf(await correct(line, { startTime: '02:00', endTime: '01:50' }))).toBe('hoursImpossible')
    expect(answered<Line>(await correct(line, { endTime: '09:45' })).hours.to).toBe('2026-06-10T07:45:00.000Z')
    const signed = await stage.as('chief', 'POST', `/projectCrews/${night.crewId}/digitalConfirm`, {
      lines: [{ id: line, chargeable: 300, startTime: '02:00', endTime: '01:50' }],
    })
    expect(codeOf(signed)).toBe('hoursImpossible')
  })

  it('at a clock change are asked about, never guessed', async () => {
    const night = await addCrewOver(stage, { date: '2026-03-28', from: '22:00', to: '06:00' }, [{ name: 'Nia' }])
    const [line = ''] = night.lines
    const gap = await correct(line, { startTime: '22:00', endTime: '02:30' })
    expect(gap.body).toMatchObject({
      code: 'timeInGap',
      which: 'end',
      choices: [{ localTime: '01:30' }, { localTime: '03:30' }],
    })
    const doubled = await addCrewOver(stage, { date: '2025-10-25', from: '22:00', to: '06:00' }, [{ name: 'Nia' }])
    const [again = ''] = doubled.lines
    expect(codeOf(await correct(again, { startTime: '22:00', endTime: '02:30' }))).toBe('timeIsDoubled')
    const chosen = await correct(again, { startTime: '22:00', endTime: '02:30', endChoice: 'later' })
    expect(answered<Line>(chosen).hours.to).toBe('2025-10-26T01:30:00.000Z')
  })

  it('of somebody who was called off are nobody’s', async () => {
    await stage.admin(`update project_crew_item_status set status = 'notNeeded' where id = $1`, [crew.lines[0]])
    expect((await correct(crew.lines[0] ?? '', { chargeable: 60 })).body).toMatchObject({
      code: 'outOfTurn',
      state: 'notNeeded',
    })
  })
})

describe('What the punches come to', () => {
  const row = async (who: LoginName) =>
    answered<{ items: { crew: { id: string }; totalChargeable: number | null }[] }>(
      await stage.as(who, 'GET', '/deliveryNotes'),
    ).items.find(({ crew: { id } }) => id === crew.crewId)?.totalChargeable

  it('is said at home and on the draft before anybody opens the sign-off, and is the same afterwards', async () => {
    const before = [await row('chief'), await row('planner'), (await note()).totalChargeable]
    expect(before).toEqual([1305, 1305, 1305])
    expect((await note()).lines.map(({ chargeable }) => chargeable).toSorted()).toEqual([405, 435, 465])
    await propose()
    expect([await row('chief'), await row('planner'), (await note()).totalChargeable]).toEqual(before)
    // A proposal that lies there follows the punches without being proposed again.
    await stage.admin(`update project_crew_item_status set check_out_at = '2026-06-09T13:00:00Z' where id = $1`, [
      crew.lines[2],
    ])
    expect([await row('chief'), await row('planner'), (await note()).totalChargeable]).toEqual([1410, 1410, 1410])
  })

  it('is missing only where there is nothing to go by', async () => {
    crew = await addCrewOver(stage, shift, [...workers, open])
    expect(await row('chief')).toBeNull()
  })

  it('is signed without having been stored, with the times the punches say', async () => {
    const [amira, lukasz, kofi] = crew.lines
    const lines = [
      { id: amira, chargeable: 465 },
      { id: lukasz, chargeable: 435 },
      { id: kofi, chargeable: 405 },
    ]
    expect(answered<Note>(await confirm(lines, { client: signature }))).toMatchObject({ state: 'signed' })
    expect((await note()).lines.find(({ id }) => id === amira)?.from).toBe('2026-06-09T04:00:00.000Z')
  })

  it('keeps its times where only the minutes are entered', async () => {
    const [amira = ''] = crew.lines
    const { hours } = answered<Line>(await correct(amira, { chargeable: 480 }))
    expect(hours).toMatchObject({ from: '2026-06-09T04:00:00.000Z', to: '2026-06-09T12:08:00.000Z', chargeable: 480 })
  })
})

describe('The sign-off', () => {
  it('freezes what the client was shown, with its signature', async () => {
    const items = await propose()
    const lines = shown(items).map((line, i) => (i === 0 ? { ...line, chargeable: 480 } : line))
    const body = answered<Note>(await confirm(lines, { client: signature }))
    expect(body).toMatchObject({
      state: 'signed',
      number: expect.stringMatching(/^7001-\d+$/),
      signerName: 'Katharina Brandt',
      totalChargeable: 1320,
      may: { confirm: false, sign: false, send: true, amend: true },
    })
    expect((await propose()).map(({ status }) => status)).toEqual(['signedOff', 'signedOff', 'signedOff'])
    expect(await note('client')).toMatchObject({ state: 'signed', totalChargeable: 1320, mails: [] })
  })

  it('keeps a refusal with its remark', async () => {
    expect(await signed({ name: 'K. Brandt', refusal: 'Two left at noon.' })).toMatchObject({
      state: 'refused',
      refusal: 'Two left at noon.',
    })
  })

  it('without anybody of the client leaves the note unsigned, which the client signs later by the own login', async () => {
    expect(await signed(null)).toMatchObject({ state: 'unsigned' })
    expect((await as('client', 'GET', 'deliveryNote/details')).status).toBe(404)
    answered(await as('chief', 'POST', 'deliveryNote/release'))
    const waiting = async (who: LoginName) =>
      answered<{ items: { crew: { id: string }; state: string }[] }>(await stage.as(who, 'GET', '/deliveryNotes')).items
    for (const who of ['chief', 'planner', 'client', 'office'] as const)
      expect((await waiting(who)).filter(({ crew: { id } }) => id === crew.crewId)).toMatchObject([
        { state: 'unsigned' },
      ])
    expect(await waiting('otherClient')).toEqual([])
    expect(await waiting('member')).toEqual([])
    const body = { client: { name: 'Henrike', signature: drawn } }
    expect(answered<Note>(await as('client', 'POST', 'deliveryNote/signed', body))).toMatchObject({ state: 'signed' })
    expect(codeOf(await as('chief', 'POST', 'deliveryNote/signed', body))).toBe('alreadySigned')
    expect((await waiting('chief')).filter(({ crew: { id } }) => id === crew.crewId)).toEqual([])
  })

  it('waits for everybody’s hours and says whose are missing', async () => {
    const items = shown(await propose())
    const answer = await confirm(items.slice(1), { client: signature })
    expect(answer.body).toMatchObject({ code: 'hoursMissing', title: 'Please set chargeable hours for all positions.' })
    expect((answer.body as { people: string[] }).people).toEqual([expect.stringContaining('Amira')])
  })

  it('waits for start and end of everybody and says whose are missing', async () => {
    crew = await addCrewOver(stage, shift, [...workers, open])
    const lines = shown(await propose()).map(line => ({ ...line, chargeable: line.chargeable ?? 450 }))
    const answer = await confirm(lines, { client: signature })
    expect(answer.body).toMatchObject({ code: 'timesMissing', title: 'No start or end time entered for a position.' })
    expect((answer.body as { people: string[] }).people).toEqual([expect.stringContaining('Elif')])
    const complete = lines.map(line =>
      line.id === crew.lines[3] ? { ...line, startTime: '06:00', endTime: '13:30' } : line,
    )
    expect(answered<Note>(await confirm(complete, { client: signature })).state).toBe('signed')
  })

  it('is refused when somebody shown is no longer on the crew', async () => {
    const items = shown(await propose())
    await stage.admin(`update project_crew_item_status set status = 'noShow' where id = $1`, [crew.lines[2]])
    expect(codeOf(await confirm(items, { client: signature }))).toBe('hoursChanged')
    expect(
      answered<Note>(
        await confirm(
          items.filter(({ id }) => id !== crew.lines[2]),
          { client: signature },
        ),
      ),
    ).toMatchObject({
      state: 'signed',
      totalChargeable: 900,
    })
  })

  it('takes place once: of two at once one freezes, and the other is told', async () => {
    const lines = shown(await propose())
    const answers = await Promise.all([1, 2, 3, 4].map(() => confirm(lines, { client: signature })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    expect(answers.filter(({ status }) => status === 409).map(codeOf)).toEqual([
      'hoursSigned',
      'hoursSigned',
      'hoursSigned',
    ])
  })

  it('numbers crews of a project one after the other, also at once', async () => {
    const crews = [crew, ...(await Promise.all([1, 2, 3].map(() => addCrewOver(stage, shift, workers))))]
    const numbers = await Promise.all(
      crews.map(async ({ crewId }) => {
        const path = `/projectCrews/${crewId}`
        const { items } = answered<{ items: Line[] }>(
          await stage.as('chief', 'POST', `${path}/setProposedPaidChargedHours`),
        )
        return answered<Note>(
          await stage.as('chief', 'POST', `${path}/digitalConfirm`, { lines: shown(items), client: signature }),
        ).number
      }),
    )
    expect(new Set(numbers).size).toBe(4)
  })

  it('of a crew that has not begun is refused', async () => {
    crew = await addCrewOver(stage, { date: '2026-06-11', from: '06:00', to: '14:00' }, workers)
    expect((await confirm([{ id: crew.lines[0], chargeable: 60 }])).body).toMatchObject({ code: 'jobNotStarted' })
  })

  it('of a crew nobody worked on is refused', async () => {
    crew = await addCrewOver(stage, shift, [])
    expect(codeOf(await confirm([{ id: crypto.randomUUID(), chargeable: 60 }]))).toBe('nothingToSign')
  })

  it.each([
    ['no stroke', { ratio: 3, strokes: [] }],
    ['a tap', { ratio: 3, strokes: [[[500, 100]]] }],
    [
      'points from nowhere',
      {
        ratio: 3,
        strokes: [
          [
            [0, 0],
            [90_000, 10],
          ],
        ],
      },
    ],
    ['no pad', { ratio: 0, strokes: drawn.strokes }],
  ])('with a signature of %s is refused, and nothing is frozen', async (_, drawing) => {
    const lines = shown(await propose())
    const answer = await confirm(lines, { client: { name: 'K', signature: drawing } })
    expect(codeOf(answer)).toBe('invalidInput')
    expect(await note()).toMatchObject({ state: 'open' })
  })

  it.each([
    ['neither signature nor refusal', { name: 'K' }],
    ['both', { name: 'K', signature: drawn, refusal: 'No.' }],
    ['nobody’s name', { name: ' ', signature: drawn }],
    ['a refusal without a word', { name: 'K', refusal: '  ' }],
  ])('with %s is refused', async (_, client) => {
    expect(codeOf(await confirm(shown(await propose()), { client }))).toBe('invalidInput')
  })
})

describe('What is signed', () => {
  it('is corrected beside it, by whom and why', async () => {
    await signed()
    const [amira = ''] = crew.lines
    const path = `/projectCrewItemStatus/${amira}/amendments`
    expect(
      answered(await stage.as('planner', 'POST', path, { chargeable: 420, reason: 'Went at half past one' }), 201),
    ).toMatchObject({
      previous: 465,
      chargeable: 420,
      author: 'planner Example',
    })
    answered(await stage.as('chief', 'POST', path, { chargeable: 435, reason: 'Came back for the truck' }), 201)
    const { items } = answered<{ items: { previous: number; chargeable: number }[] }>(
      await as('client', 'GET', 'amendments'),
    )
    expect(items).toMatchObject([
      { previous: 420, chargeable: 435 },
      { previous: 465, chargeable: 420 },
    ])
    expect(await note()).toMatchObject({ totalChargeable: 1275 })
    expect((await note()).lines.find(({ id }) => id === amira)).toMatchObject({ chargeable: 465, amended: 435 })
  })

  it('cannot be corrected before it is signed, nor without a reason', async () => {
    const path = `/projectCrewItemStatus/${crew.lines[0]}/amendments`
    expect(codeOf(await stage.as('chief', 'POST', path, { chargeable: 420, reason: 'Too early' }))).toBe(
      'hoursNotSigned',
    )
    expect(codeOf(await stage.as('chief', 'POST', path, { chargeable: 420, reason: ' ' }))).toBe('invalidInput')
  })

  it('is not changed by entering hours, punching, or calling off', async () => {
    await signed()
    const before = await note()
    const [amira = ''] = crew.lines
    expect(codeOf(await correct(amira, { chargeable: 60 }))).toBe('hoursSigned')
    expect(codeOf(await stage.as('chief', 'POST', `/projectCrewItemStatus/${amira}/noShow`, {}))).toBe('outOfTurn')
    await propose()
    expect(await note()).toEqual(before)
  })

  const forbidden = [
    `update signed_hours set chargeable_minutes = 1`,
    `delete from signed_hours`,
    `update hours_amendment set chargeable_minutes = 1`,
    `delete from hours_amendment`,
    `update project_crew_item_status set charged_minutes = 1 where status = 'signedOff'`,
    `update project_crew_item_status set status = 'confirmed' where status = 'signedOff'`,
    `delete from project_crew_item_status where status = 'signedOff'`,
    `update delivery_note set signature = null, signed_at = null where signed_at is not null`,
    `update delivery_note set confirmed_at = null where confirmed_at is not null`,
    `delete from delivery_note where confirmed_at is not null`,
  ]
  it.each(forbidden)('withstands %s, whoever of ours sends it', async text => {
    await signed()
    answered(
      await stage.as('chief', 'POST', `/projectCrewItemStatus/${crew.lines[0]}/amendments`, {
        chargeable: 420,
        reason: 'So that there is one',
      }),
      201,
    )
    const { database } = stage.test
    const held = await stage.admin('select * from signed_hours order by status_id')
    await expect(database.withTenant(stage.world.a.id, tx => tx.raw(text))).rejects.toThrow()
    await expect(
      database.global(async tx => {
        await tx.raw(`select set_config('app.tenant_id', $1, true)`, [stage.world.a.id])
        await tx.raw(text)
      }),
    ).rejects.toThrow(/never changed or removed/)
    expect(await stage.admin('select * from signed_hours order by status_id')).toEqual(held)
  })

  it.each(['signed_hours', 'hours_amendment'])('%s withstands TRUNCATE', async table => {
    await expect(stage.test.database.global(tx => tx.raw(`truncate ${table} cascade`))).rejects.toThrow(/never changed/)
  })
})

describe('The delivery note', () => {
  const pdfOf = async (who: LoginName) => {
    const answer = await as(who, 'GET', 'deliveryNote')
    expect(answer.status).toBe(200)
    expect(answer.headers['content-type']).toBe('application/pdf')
    const { text, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(answer.bytes)))
    return {
      text: text.join('\n'),
      perPage: text,
      pages: totalPages,
      disposition: String(answer.headers['content-disposition']),
    }
  }
  const files = () =>
    stage.admin<{ id: string; sha256: string }>(
      `select f.id, f.sha256 from stored_file f join delivery_note n on n.tenant_id = f.tenant_id and n.crew_id = $1
       where f.name = n.number || '.pdf' order by f.created_at, f.id`,
      [crew.crewId],
    )

  it('is a PDF that says what the screen and the API say', async () => {
    const { number, lines } = await signed()
    const { text, disposition } = await pdfOf('client')
    expect(disposition).toContain(`${number}.pdf`)
    expect(text).toContain(`Lieferschein ${number}`)
    for (const { personName } of lines) expect(text).toContain(personName)
    // What is printed adds up, or says why.
    expect(text).toContain('06:00 14:08 0:30 7:38 7:45')
    expect(text).toContain('Stunden: von Beginn bis Ende, ohne Pause, auf die nächste Viertelstunde gerundet.')
    expect(text).not.toContain('von Hand')
    expect(text).toContain('Summe 3 Personen 21:45')
    expect(text).toContain('7001 Main a')
    expect(text).toContain('Für den Kunden unterschrieben von Katharina Brandt')
  })

  it('names what was set by hand, where it is not what the times come to', async () => {
    const lines = shown(await propose()).map((line, i) => (i === 0 ? { ...line, chargeable: 480 } : line))
    answered<Note>(await confirm(lines, { client: signature }))
    const { text } = await pdfOf('client')
    expect(text).toContain('06:00 14:08 0:30 7:38 * 8:00')
    expect(text).toContain('* bei der Bestätigung von Hand eingetragen')
  })

  it('carries every correction after what was signed: who, why, before and now, and the new sum', async () => {
    const { number } = await signed()
    await stage.server.runJobs()
    const [before] = await files()
    const [amira = ''] = crew.lines
    const path = `/projectCrewItemStatus/${amira}/amendments`
    answered(await stage.as('planner', 'POST', path, { chargeable: 420, reason: 'Ging um halb zwei' }), 201)
    answered(await stage.as('chief', 'POST', path, { chargeable: 435, reason: 'Kam für den Truck zurück' }), 201)
    for (const made of ['drawn at once', 'stored']) {
      const { text: printed, pages } = await pdfOf('client')
      const text = printed.replace(/\s+/g, ' ')
      expect([made, pages]).toEqual([made, 2])
      // What was signed stays as it was.
      expect(text).toContain('06:00 14:08 0:30 7:38 7:45')
      expect(text).toContain('Summe 3 Personen 21:45')
      expect(text).toContain(`Korrekturen zum Lieferschein ${number}`)
      expect(text).toContain('planner Example, 10. Juni 2026, 10:00 Ging um halb zwei 7:45 7:00')
      expect(text).toContain('Kam für den Truck zurück 7:00 7:15')
      expect(text).toContain('Summe, unterschrieben und jetzt 21:45 21:15')
      await stage.server.runJobs()
    }
    // Each version is a file of its own; none was changed.
    const after = await files()
    expect(after).toHaveLength(2)
    expect(after[0]).toEqual(before)
    expect(new Set(after.map(({ sha256 }) => sha256)).size).toBe(2)
  })

  it('takes the sum and the signature to a page with hours, never to one of their own', async () => {
    const people = Array.from({ length: 23 }, (_, i) => ({
      name: i === 3 ? 'Владимир' : `Person ${i + 1}`,
      inAt: '2026-06-09T04:00:00Z',
      outAt: '2026-06-09T12:00:00Z',
    }))
    crew = await addCrewOver(stage, shift, people)
    await signed()
    const { text, perPage } = await pdfOf('client')
    expect(text).toContain('Владимир')
    expect(perPage.length).toBe(2)
    expect((perPage[1]?.match(/06:00 14:00 0:30 7:30 7:30/g) ?? []).length).toBeGreaterThanOrEqual(3)
    expect(perPage[1]).toContain('Summe 23 Personen')
    expect(perPage[1]).toContain('Für den Kunden unterschrieben von')
  })

  it('is a draft until somebody confirms', async () => {
    expect((await pdfOf('chief')).text).toContain('Entwurf, nicht bestätigt')
  })

  it('takes the signature as a picture too, and keeps the strokes in it', async () => {
    await confirm(shown(await propose()), {})
    const png = async (svg: string) => {
      const picture = await sharp(
        Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200">${svg}</svg>`),
      )
        .png()
        .toBuffer()
      return `data:image/png;base64,${picture.toString('base64')}`
    }
    const sign = async (drawing: string) =>
      as('chief', 'POST', 'deliveryNote/signed', { name: 'Henrike', signature: await png(drawing) })
    for (const none of ['', '<rect width="600" height="200"/>', '<circle cx="9" cy="9" r="1"/>'])
      expect(codeOf(await sign(none)), none).toBe('invalidInput')
    const broken = { name: 'Henrike', signature: 'data:image/png;base64,AAAA' }
    expect(codeOf(await as('chief', 'POST', 'deliveryNote/signed', broken))).toBe('invalidInput')
    expect(codeOf(await as('chief', 'POST', 'deliveryNote/signed', { name: 'Henrike' }))).toBe('invalidInput')
    const line = '<path d="M60 100 H540" stroke="#123" stroke-width="6" fill="none"/>'
    const made = answered<Note & { signature: { strokes: number[][][] } }>(await sign(line))
    expect(made).toMatchObject({ state: 'signed', signerName: 'Henrike', signature: { ratio: 3 } })
    const [stroke = []] = made.signature.strokes
    expect(stroke[0]?.[0]).toBeLessThan(130)
    expect(stroke.at(-1)?.[0]).toBeGreaterThan(870)
    expect(stroke.every(([, y = 0]) => Math.abs(y - 167) < 8)).toBe(true)
  })

  it('is released, signed and sent only when the hours are confirmed', async () => {
    for (const [rest, body] of [
      ['deliveryNote/release', undefined],
      ['deliveryNote/signed', { client: signature }],
      ['deliveryNote/signed/send', {}],
    ] as const)
      expect(codeOf(await as('chief', 'POST', rest, body))).toBe('hoursNotSigned')
  })

  it('is mailed to the client’s own address unless another one is given', async () => {
    await signed()
    answered(await as('chief', 'POST', 'deliveryNote/signed/send', {}))
    const body = answered<Note>(await as('chief', 'POST', 'deliveryNote/signed/send', { email: 'books@client.test' }))
    expect(body.mails.map(({ recipient }) => recipient).toSorted()).toEqual(['books@client.test', 'carla@example.test'])
    expect(codeOf(await as('chief', 'POST', 'deliveryNote/signed/send', { email: 'nobody' }))).toBe('invalidInput')
  })

  it('of every confirmed crew of a project comes in one file', async () => {
    const { number } = await signed()
    const path = `/projects/${stage.world.a.projects.main}/exportDeliveryNotes`
    const answer = await stage.as('client', 'POST', path)
    expect(answer.headers['content-type']).toBe('application/pdf')
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(answer.bytes)), { mergePages: true })
    expect(text).toContain(`Lieferschein ${number}`)
    const other = `/projects/${stage.world.a.projects.other}/exportDeliveryNotes`
    expect(codeOf(await stage.as('otherClient', 'POST', other))).toBe('hoursNotSigned')
  })

  const one = (line: string | undefined, rating = 4) => ({ projectCrewItemStatusId: line, rating })
  const say = (who: LoginName, ...ratings: object[]) =>
    as(who, 'POST', 'projectCrewItemRatings', { rater: 'Katharina Brandt', ratings })
  const ratings = async (who: LoginName) =>
    answered<{ items: { id: string; rating: number; remark: string | null }[] }>(
      await as(who, 'GET', 'projectCrewItemRatings'),
    ).items

  it('is rated person by person once the hours are confirmed', async () => {
    const [amira, lukasz] = crew.lines
    expect(codeOf(await say('chief', one(amira)))).toBe('hoursNotSigned')
    await signed()
    answered(await say('client', { ...one(amira), remark: 'Fast' }), 201)
    expect(await ratings('planner')).toMatchObject([
      {
        projectCrewItemStatusId: amira,
        person: { name: expect.stringContaining('Amira') },
        rating: 4,
        remark: 'Fast',
        rater: 'Katharina Brandt',
        changedAt: null,
      },
    ])
    answered(await say('client', one(lukasz, 2)), 201)
    expect((await ratings('client')).map(({ rating }) => rating).toSorted()).toEqual([2, 4])
    expect(codeOf(await say('client', one(stage.world.a.jobs.member.today, 1)))).toBe('notFound')
    expect(codeOf(await say('otherClient', one(amira, 1)))).toBe('notFound')
    expect(codeOf(await as('otherClient', 'GET', 'projectCrewItemRatings'))).toBe('notFound')
  })

  it('rates nobody who did not work', async () => {
    const away = await addCrewOver(stage, shift, [...workers, { ...open, more: { status: 'noShow' } }])
    crew = away
    const worked = (await propose()).filter(({ status }) => status !== 'noShow')
    answered(await confirm(shown(worked), { client: signature }))
    expect(codeOf(await say('client', one(away.lines[3])))).toBe('outOfTurn')
    expect(await ratings('client')).toEqual([])
  })

  it('rates each once, whoever is quicker; only the client takes it back', async () => {
    await signed()
    const [amira] = crew.lines
    expect(codeOf(await say('client', one(amira), one(amira, 5)))).toBe('outOfTurn')
    const both = await Promise.all([say('client', one(amira)), say('planner', one(amira, 1))])
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
    expect(codeOf(await say('client', one(amira, 2)))).toBe('outOfTurn')
    const [given] = await ratings('client')
    const change = (who: LoginName, body: object = { rater: 'Henrike', rating: 5, remark: 'On second thoughts' }) =>
      stage.as(who, 'POST', `/projectCrewItemRatings/${given?.id}`, body)
    expect(answered(await change('client'))).toMatchObject({
      id: given?.id,
      rating: 5,
      remark: 'On second thoughts',
      rater: 'Henrike',
      changedAt: expect.any(String),
    })
    answered(await change('client', { rater: 'Henrike', rating: 3 }))
    expect(await ratings('chief')).toMatchObject([{ rating: 3, remark: null }])
    expect(codeOf(await change('otherClient'))).toBe('notFound')
    expect((await change('planner')).status).toBe(403)
    expect(codeOf(await change('client', { rater: 'Henrike', rating: 6 }))).toBe('invalidInput')
  })

  it('counts what clients gave among the marks of a person', async () => {
    await signed()
    const [amira] = crew.lines
    const [{ personId = '' } = {}] = await stage.admin<{ personId: string }>(
      `select person_id as "personId" from project_crew_item_status where id = $1`,
      [amira],
    )
    const marks = async () => {
      const { rating, ratings } = answered<{ rating: number | null; ratings: number }>(
        await stage.as('planner', 'GET', `/crewMember/${personId}`),
      )
      return { rating, ratings }
    }
    answered(await stage.as('planner', 'POST', `/crewMember/${personId}/crewRatings`, { rating: 5 }), 201)
    expect(await marks()).toEqual({ rating: 5, ratings: 1 })
    answered(await say('client', { ...one(amira, 2), remark: 'Late' }), 201)
    expect(await marks()).toEqual({ rating: 3.5, ratings: 2 })
    expect(answered(await stage.as('planner', 'GET', `/crewMember/${personId}/crewRatings`))).toMatchObject({
      total: 2,
      items: expect.arrayContaining([
        expect.objectContaining({ rating: 5, shift: null }),
        expect.objectContaining({
          rating: 2,
          remark: 'Late',
          author: 'Katharina Brandt',
          shift: expect.objectContaining({ id: crew.crewId }),
        }),
      ]),
    })
  })
})
