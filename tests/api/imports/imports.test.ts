import { inflateRawSync } from 'node:zlib'
import { readSheet } from 'read-excel-file/universal'
import writeSheet from 'write-excel-file/node'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { Import, ImportRow } from '../../../openapi/imports.ts'
import { zipDirectory } from '../../../server/files/zip-directory.ts'
import { full } from '../../support/full.ts'
import { answered, codeOf, contentsOf, setStage, type Stage } from '../../support/stage.ts'
import type { TenantWorld } from '../../support/world.ts'
import { lyingZipOf, zipOf } from '../../support/files/zip-of.ts'

type Wire = z.output<typeof Import>
type Row = z.output<typeof ImportRow>

let stage: Stage
let a: TenantWorld
beforeEach(async () => {
  await stage?.close()
  stage = await setStage()
  a = stage.world.a
})
afterAll(() => stage.close())

const headers = { 'content-type': 'application/octet-stream' }
const csv = (...lines: string[]) => new TextEncoder().encode([...lines, ''].join('\r\n'))
const bring = (file: Uint8Array, name = 'clients.csv', sent = {}) =>
  stage.as('office', 'POST', `/imports?kind=companies&name=${encodeURIComponent(name)}`, file, {
    headers: { ...headers, ...sent },
  })
const read = async (id: string) => answered<Wire>(await stage.as('office', 'GET', `/imports/${id}`))
const check = ({ id, tableColumns }: Wire, fields = tableColumns.map(({ field }) => field)) =>
  stage.as('office', 'POST', `/imports/${id}/check`, { readAs: fields })
const take = ({ id, revision }: Wire, more: object = {}, sent = {}) =>
  stage.as('office', 'POST', `/imports/${id}/take`, { revision, leaveOut: false, takeChanges: true, ...more }, sent)
const rowsOf = async (id: string, query = '') =>
  answered<{ items: Row[]; total: number }>(await stage.as('office', 'GET', `/imports/${id}/rows${query}`))
/** Brought and looked through. */
const checked = (...lines: string[]) => looked(csv(...lines))
async function looked(file: Uint8Array): Promise<Wire> {
  const brought = answered<Wire>(await bring(file), 201)
  answered(await check(brought))
  await stage.server.runJobs()
  return read(brought.id)
}
async function taken(one: Wire, more: object = {}): Promise<Wire> {
  answered(await take(one, more))
  await stage.server.runJobs()
  return read(one.id)
}
const companies = () =>
  stage.admin<Record<string, unknown>>(
    `select number, name, city, zipcode, country, own, invoice_email as email, debtor_account as account from company
      where tenant_id = $1 order by own desc, number`,
    [a.id],
  )
describe('a table that is brought', () => {
  it('says its columns, what they most likely hold and what stands in its first rows, and takes nothing over', async () => {
    const before = await companies()
    const brought = answered<Wire>(
      await bring(csv('Kunden-Nr.;Firma;Bemerkung', '501;Müller & Söhne;neu', '502;Elbarena;')),
      201,
    )
    expect(brought).toMatchObject({
      ...{
        kind: 'companies',
        fileName: 'clients.csv',
        state: 'columns',
        rows: 2,
        revision: 0,
        fates: null,
        taken: null,
      },
      tableColumns: [
        { name: 'Kunden-Nr.', sample: ['501', '502'], field: 'number' },
        { name: 'Firma', sample: ['Müller & Söhne', 'Elbarena'], field: 'name' },
        { name: 'Bemerkung', sample: ['neu', ''], field: null },
      ],
    })
    expect(await companies()).toEqual(before)
    const { items } = answered<{ items: Wire[] }>(await stage.as('office', 'GET', '/imports'))
    expect(items[0]).toEqual(brought)
  })

  it.each([
    ['UTF-16', Buffer.from('\uFEFFName\tOrt\r\nMüller\tKöln\r\n', 'utf16le')],
    ['Windows', Buffer.from('Name;Ort\r\nMüller;Köln\r\n', 'latin1')],
  ])('is read as %s', async (_, file) => {
    expect(answered<Wire>(await bring(file), 201).tableColumns.map(({ sample }) => sample[0])).toEqual([
      'Müller',
      'Köln',
    ])
  })

  it('is read as XLSX: figures and days as they are written, of formulas what they come to', async () => {
    const sheet = await writeSheet([
      ['Nr', 'Firma', 'PLZ', 'seit'].map(value => ({ value })),
      [
        { value: 501 },
        { value: 'Müller' },
        { value: '01067' },
        { value: new Date('2026-06-01'), type: Date, format: 'dd.mm.yyyy' },
      ],
    ]).toBuffer()
    const { tableColumns } = answered<Wire>(await bring(sheet, 'clients.xlsx'), 201)
    expect(tableColumns.map(({ sample }) => sample[0])).toEqual(['501', 'Müller', '01067', '2026-06-01'])
  })

  it.each([
    ['no bytes', new Uint8Array(), 'tableEmpty'],
    ['names alone', csv('Nr;Firma'), 'tableEmpty'],
    ['no names', csv('501;Elbarena', '502;Alster'), 'headMissing'],
    ['a page', csv('<!DOCTYPE html>', '<table><tr><td>Firma</td></tr></table>'), 'notTable'],
    ['a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46]), 'notTable'],
    ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]), 'notTable'],
    ['a ZIP of something else', zipOf(['a.txt', Buffer.from('hello')]), 'notTable'],
    ['half a workbook', Buffer.from([0x50, 0x4b, 3, 4, 1, 2, 3]), 'notTable'],
    ['a quote that never ends', csv('Nr;Firma', '501;"Elbarena'), 'notTable'],
    ['lost letters', csv('Nr;Firma', '501;MÃ¼ller'), 'lettersBroken'],
    [
      'too many columns',
      csv(['Firma', ...Array.from({ length: 200 }, (_, at) => `x${at}`)].join(';'), 'a'),
      'tooManyRows',
    ],
  ])('with %s is refused and leaves nothing behind', async (_, file, code) => {
    const before = await contentsOf(stage)
    const answer = await bring(file)
    expect([answer.status, codeOf(answer)]).toEqual([409, code])
    expect(await contentsOf(stage)).toEqual(before)
  })

  it('is refused where it unpacks to far more than it says', async () => {
    const bomb = lyingZipOf(['xl/worksheets/sheet1.xml', Buffer.alloc(260_000_000)])
    expect(bomb.length).toBeLessThan(1_000_000)
    expect(codeOf(await bring(bomb, 'clients.xlsx'))).toBe('tableTooLarge')
  })

  it.each([
    ['XFD1048576', 'tooManyRows'],
    ['A1048576', 'tooManyRows'],
    ['XFD3', 'tooManyRows'],
    ['C9', null],
  ])('is refused at once where a cell lies at %s: %s', async (at, code) => {
    const sheet = await writeSheet([[{ value: 'Firma' }], [{ value: 'Elbarena' }]]).toBuffer()
    const far = zipOf(
      ...(zipDirectory(sheet) ?? []).map(({ path, method, packed }): [string, Uint8Array] => {
        const content = method === 0 ? packed : inflateRawSync(packed)
        if (!path.includes('worksheets/sheet')) return [path, content]
        const row = at.replace(/^[A-Z]+/, '')
        const cell = `<row r="${row}"><c r="${at}" t="inlineStr"><is><t>x</t></is></c></row></sheetData>`
        return [path, Buffer.from(content.toString().replace('</sheetData>', cell))]
      }),
    )
    const began = performance.now()
    const answer = await bring(far, 'clients.xlsx')
    expect([answer.status, answer.status === 201 ? null : codeOf(answer)]).toEqual([code ? 409 : 201, code])
    if (full) expect(performance.now() - began).toBeLessThan(10_000)
  })

  it('is refused above twenty million bytes, before it is read', async () => {
    const answer = await bring(new Uint8Array(20_000_001))
    expect([answer.status, codeOf(answer)]).toEqual([413, 'bodyTooLarge'])
  })

  it('is brought once, however often it is sent', async () => {
    const sent = { 'idempotency-key': 'a-table-of-clients' }
    const [one, two] = [
      await bring(csv('Firma', 'Elbarena'), 'a.csv', sent),
      await bring(csv('Firma', 'Elbarena'), 'a.csv', sent),
    ]
    expect(answered<Wire>(two, 201)).toEqual(answered<Wire>(one, 201))
    expect(codeOf(await bring(csv('Firma', 'Alster'), 'a.csv', sent))).toBe('idempotencyKeyReused')
  })
})

describe('a dry run', () => {
  it('says what becomes of every row, and changes nothing', async () => {
    const [, client] = await companies()
    const before = await companies()
    const one = await checked(
      'Nr;Firma;Ort;E-Mail',
      '501;Elbarena;Hamburg;office@elbarena.example',
      `${client?.['number']};${client?.['name']};Altona;`,
      '502;Alster;;alster.example',
      '501;Elbarena II;;',
      `${client?.['number']};;;`,
    )
    expect(one).toMatchObject({
      ...{ state: 'checked', revision: 1, done: 5, rows: 5 },
      fates: { wrong: 2, double: 1, ambiguous: 0, new: 1, changes: 1, same: 0 },
    })
    const { items } = await rowsOf(one.id)
    expect(items.map(({ line, fate }) => [line, fate])).toEqual([
      [4, 'wrong'],
      [5, 'double'],
      [6, 'wrong'],
      [2, 'new'],
      [3, 'changes'],
    ])
    expect(items[4]?.changes).toEqual([{ field: 'city', from: client?.['city'] || null, to: 'Altona' }])
    expect(items[0]?.problems).toEqual([
      { field: 'contactEmail', reason: 'notEmail', text: 'alster.example', becomes: null },
    ])
    expect(items[1]).toMatchObject({ firstLine: 2 })
    expect(await rowsOf(one.id, '?fate=wrong&limit=1')).toMatchObject({ total: 2, items: [{ line: 4 }] })
    expect(await rowsOf(one.id, '?q=ARENA')).toMatchObject({ total: 2, items: [{ line: 5 }, { line: 2 }] })
    expect(await companies()).toEqual(before)
  })

  it('is made anew by other columns, and forgets the one before', async () => {
    const first = await checked('Firma;Ort;Stadt', 'Elbarena;Hamburg;Altona')
    answered(await check(first, ['name', null, 'city']))
    await stage.server.runJobs()
    const second = await read(first.id)
    expect(second).toMatchObject({
      state: 'checked',
      revision: 2,
      tableColumns: [{}, { field: null }, { field: 'city' }],
    })
    expect((await rowsOf(first.id)).items.map(({ place }) => place)).toEqual(['Altona'])
    expect(codeOf(await take(first))).toBe('changedMeanwhile')
  })

  it.each([
    ['one column twice', ['name', 'name']],
    ['no name', ['number', null]],
    ['other columns than there are', ['name']],
  ])('is refused with %s', async (_, columns) => {
    const brought = answered<Wire>(await bring(csv('Firma;Ort', 'Elbarena;Hamburg')), 201)
    const answer = await stage.as('office', 'POST', `/imports/${brought.id}/check`, { readAs: columns })
    expect([answer.status, codeOf(answer)]).toEqual([400, 'invalidInput'])
  })

  it('that is asked for twice is made once; another while it is made is not its turn', async () => {
    const brought = answered<Wire>(await bring(csv('Firma;Ort', 'Elbarena;Hamburg')), 201)
    answered(await check(brought))
    expect(answered<Wire>(await check(brought))).toMatchObject({ state: 'checking', revision: 1 })
    expect(codeOf(await check(brought, ['name', null]))).toBe('outOfTurn')
    await stage.server.runJobs()
    expect(await read(brought.id)).toMatchObject({ state: 'checked', revision: 1 })
  })

  it('that is made twice at the same time counts once', async () => {
    const brought = answered<Wire>(await bring(csv('Nr;Firma', '501;Elbarena', '502;Alster')), 201)
    answered(await check(brought))
    const { checkImport } = await import('../../../server/imports/check-job.ts')
    const payload = { tenant: a.id, importId: brought.id }
    await Promise.all([checkImport(stage.server.services, payload), checkImport(stage.server.services, payload)])
    await stage.server.runJobs()
    expect(await read(brought.id)).toMatchObject({ state: 'checked', done: 2, fates: { new: 2 } })
    expect((await rowsOf(brought.id)).items.map(({ line }) => line)).toEqual([2, 3])
  })

  it('takes letters of two units whole, wherever a text is cut', async () => {
    const [shown, told] = ['a'.repeat(99), 'a'.repeat(199)].map(text => `${text}😀`)
    const brought = answered<Wire>(await bring(csv(`Firma;${shown}`, `${shown};${shown}`)), 201)
    expect(brought.tableColumns[1]).toMatchObject({ name: 'a'.repeat(99), sample: ['a'.repeat(99)] })
    const one = await checked('Firma;Mail', 'A;', 'B;', 'C;', 'D;', 'E;', `${told};${shown}`)
    expect(one).toMatchObject({ state: 'checked', fates: { new: 5, wrong: 1 } })
    expect((await rowsOf(one.id, '?fate=wrong')).items).toMatchObject([
      { name: 'a'.repeat(199), problems: [{ text: 'a'.repeat(100) }, { text: 'a'.repeat(99) }] },
    ])
  })

  it('whose rows cannot be written has failed', async () => {
    await stage.admin(`alter table import_row add constraint none_at_all check (line < 0) not valid`)
    const one = await checked('Nr;Firma', '501;Elbarena')
    expect(one).toMatchObject({ state: 'failed' })
  })

  it('whose file is lost has failed, and may be tried again', async () => {
    const { id } = answered<Wire>(
      await stage.as('office', 'POST', `/imports/${a.imports.other}/check`, { readAs: ['number', 'name', null] }),
    )
    await stage.server.runJobs()
    expect(await read(id)).toMatchObject({ state: 'failed' })
    answered(await stage.as('office', 'POST', `/imports/${id}/check`, { readAs: ['number', 'name', null] }))
  })
})

describe('taking it over', () => {
  it('adds what is new and changes what is another, once, and is the same the second time', async () => {
    const [own, client] = await companies()
    const lines = [
      'Nr;Firma;PLZ;Ort;Land;E-Mail;Debitor',
      '501;Elbarena;20457;Hamburg;Deutschland;office@elbarena.example;10501',
      ';Alster;;;;;',
      ';Bille;1010;Wien;AT;;',
      `${client?.['number']};${client?.['name']};;Altona;;;`,
    ]
    const one = await checked(...lines)
    const key = { headers: { 'idempotency-key': 'take-it-over' } }
    answered(await take(one, {}, key))
    answered(await take(one, {}, key))
    expect(answered<Wire>(await take(one))).toMatchObject({ state: 'taking' })
    await stage.server.runJobs()
    expect(await read(one.id)).toMatchObject({ state: 'taken', taken: { added: 3, changed: 1 }, done: 4 })
    const now = await companies()
    expect(now).toEqual(
      expect.arrayContaining([
        { ...client, city: 'Altona' },
        {
          ...{ number: '501', name: 'Elbarena', zipcode: '20457', city: 'Hamburg', country: 'DE', own: false },
          ...{ email: 'office@elbarena.example', account: 10_501 },
        },
        expect.objectContaining({
          name: 'Alster',
          city: '',
          country: own?.['country'],
          number: expect.stringMatching(/^\d+$/),
        }),
        expect.objectContaining({ name: 'Bille', city: 'Wien', country: 'AT', zipcode: '1010' }),
      ]),
    )
    expect(new Set(now.map(({ number }) => number)).size).toBe(now.length)
    expect((await checked(...lines)).fates).toMatchObject({ same: 4, new: 0, changes: 0, wrong: 0 })
    const log = await stage.admin<object>(
      `select text, by_id as by from activity where tenant_id = $1 and code = 'importTaken'`,
      [a.id],
    )
    expect(log).toEqual([{ text: 'clients.csv: 3 + 1', by: a.persons.office }])
    // Somebody looks a client up by its name.
    const found = await stage.as('office', 'GET', '/companies?q=elbarena')
    expect(answered<{ items: object[] }>(found).items).toMatchObject([{ name: 'Elbarena', number: '501' }])
  })

  it('takes nothing of a table with errors unless it is told to leave them out', async () => {
    const before = await companies()
    const one = await checked('Nr;Firma;E-Mail', '501;Elbarena;', '502;Alster;nowhere', '501;Elbarena;')
    const refused = await take(one)
    expect([codeOf(refused), refused.body]).toMatchObject(['importHasErrors', { rows: 2 }])
    expect(await companies()).toEqual(before)
    expect(await taken(one, { leaveOut: true })).toMatchObject({ taken: { added: 1, changed: 0 } })
    expect((await companies()).length).toBe(before.length + 1)
  })

  it('leaves what is known as it is where it is told to', async () => {
    const [, client] = await companies()
    const one = await checked('Nr;Firma;Ort', `${client?.['number']};${client?.['name']};Altona`, '501;Elbarena;')
    expect(await taken(one, { takeChanges: false })).toMatchObject({ taken: { added: 1, changed: 0 } })
    expect(await companies()).toContainEqual(client)
  })

  it.each([
    ['was changed', `update company set city = 'Bremen' where tenant_id = $1 and not own`],
    [
      'came',
      `insert into company (tenant_id, id, number, name, city, own) values ($1, gen_random_uuid(), '501', 'Elbarena', '', false)`,
    ],
  ])('takes nothing where something that is known %s meanwhile, and may be looked through anew', async (_, change) => {
    const one = await checked('Nr;Firma', '501;Elbarena', '502;Alster')
    await stage.admin(change, [a.id])
    const before = await companies()
    const after = await taken(one)
    expect(after).toMatchObject({ state: 'outdated', taken: null })
    expect(await companies()).toEqual(before)
    expect(codeOf(await take(after))).toBe('outOfTurn')
    answered(await check(after))
    await stage.server.runJobs()
    expect(await taken(await read(one.id))).toMatchObject({ state: 'taken' })
  })

  it('takes nothing at all where one row cannot be written', async () => {
    const one = await checked('Nr;Firma', '501;Elbarena', '502;Alster')
    const before = await companies()
    await stage.admin(
      `update import_row set values = values || '{"debtorAccount":"x"}' where import_id = $1 and line = 3`,
      [one.id],
    )
    expect(await taken(one)).toMatchObject({ state: 'failed', taken: null })
    expect(await companies()).toEqual(before)
  })

  it('is done by one of two who try at the same time, and by who comes after a killed one', async () => {
    const one = await checked('Nr;Firma', '501;Elbarena')
    answered(await take(one))
    const { takeImport } = await import('../../../server/imports/take-job.ts')
    const payload = { tenant: a.id, importId: one.id }
    await Promise.all([takeImport(stage.server.services, payload), takeImport(stage.server.services, payload)])
    expect(await read(one.id)).toMatchObject({ state: 'taken', taken: { added: 1 } })
    const two = await checked('Nr;Firma', '502;Alster')
    answered(await take(two))
    await stage.admin(`delete from graphile_worker._private_jobs`)
    stage.clock.forward(16 * 60_000)
    await stage.server.runJobs()
    expect(await read(two.id)).toMatchObject({ state: 'taken', taken: { added: 1 } })
  })

  it('holds no file any more once it is over, and is forgotten after a month', async () => {
    const one = await taken(await checked('Nr;Firma', '501;Elbarena'))
    expect(await stage.admin(`select file_id from data_import where id = $1`, [one.id])).toEqual([{ file_id: null }])
    stage.clock.forward(31 * 86_400_000)
    await stage.server.runJobs()
    expect(await stage.admin(`select id from import_row where import_id = $1`, [one.id])).toEqual([])
  })
})

describe('its report', () => {
  it('says what becomes of every row, in the words of whoever asks, and holds no formula', async () => {
    const one = await checked('Nr;Firma;E-Mail', '501;Elbarena;', '502;"@SUM(A1)";x', '503;=1+1;')
    const answer = await stage.as('office', 'GET', `/imports/${one.id}/report`)
    expect(answer.headers['content-disposition']).toBe('attachment; filename="clients-report.csv"')
    const lines = answer.text.replace('\uFEFF', '').split('\r\n')
    expect(lines).toHaveLength(5)
    expect(lines[1]).toMatch(/^2,[^,]+,501,Elbarena,$/)
    expect(lines[2]).toContain(`502,'@SUM(A1),`)
    expect(lines[2]).toContain('(x)')
    expect(lines[3]).toContain(`503,'=1+1,`)
  })

  it('says the same in a sheet, whose texts are no formulas', async () => {
    const one = await checked('Nr;Firma;E-Mail', '501;Elbarena;', '503;=1+1;')
    const answer = await stage.as('office', 'GET', `/imports/${one.id}/report?format=xlsx`)
    expect(answer.headers['content-disposition']).toBe('attachment; filename="clients-report.xlsx"')
    const rows = await readSheet(new Blob([new Uint8Array(answer.bytes)]))
    expect(rows.map(cells => cells.slice(0, 4))).toEqual([
      expect.anything(),
      [2, expect.any(String), '501', 'Elbarena'],
      [3, expect.any(String), '503', '=1+1'],
    ])
  })
})

it(
  'of as many clients as a table may have is looked through, taken over and changed at once',
  {
    timeout: 300_000,
  },
  async () => {
    const count = full ? 100_000 : 12_000
    const file = (city: string) => {
      const lines = Array.from({ length: count }, (_, at) => `K${at};Kunde ${at};${20_000 + (at % 9000)};${city}`)
      return new TextEncoder().encode(['Nr;Firma;PLZ;Ort', ...lines].join('\n'))
    }
    const one = await looked(file('Hamburg'))
    expect(one).toMatchObject({ state: 'checked', done: count, fates: { new: count } })
    const { items, total } = await rowsOf(one.id, '?page=100&limit=100')
    expect([total, items[0]?.line, items.length]).toEqual([count, 9902, 100])
    expect(await taken(one)).toMatchObject({ state: 'taken', taken: { added: count, changed: 0 } })
    const two = await looked(file('Altona'))
    expect(two.fates).toMatchObject({ changes: count })
    expect(await taken(two)).toMatchObject({ state: 'taken', taken: { added: 0, changed: count } })
    const report = await stage.as('office', 'GET', `/imports/${two.id}/report`)
    expect(report.text.split('\r\n')).toHaveLength(count + 2)
  },
)
