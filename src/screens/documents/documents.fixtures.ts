import type { DocumentSigningContext } from '../../machines/document-signing/document-signing.types.ts'
import type { DocumentTrail } from './desk/desk.types.ts'
import type { Document, PaperField, Signatory } from './document.types.ts'
import type { OpenPaper, PaperState } from '../shared/paper/paper.types.ts'

export const signedMorning = Date.parse('2026-05-27T05:12:00Z')

const lines = [0.9, 0.8, 0.95, 0.6, 0.85, 0.9, 0.4]
/** Lines where words would stand: no reader is loaded for a story. */
export const sheets = (count: number): OpenPaper => ({
  sizes: Array.from({ length: count }, () => ({ width: 595, height: 842 })),
  draw: (_, canvas, width) => {
    canvas.width = width
    canvas.height = Math.round((width * 842) / 595)
    const pen = canvas.getContext('2d')
    if (pen) {
      pen.fillStyle = '#fff'
      pen.fillRect(0, 0, canvas.width, canvas.height)
      pen.fillStyle = '#c9c7c0'
      lines.forEach((long, at) => {
        pen.fillRect(width * 0.08, width * (0.08 + at * 0.035), width * 0.84 * long, width * 0.012)
      })
    }
    return Promise.resolve()
  },
  text: page => Promise.resolve(`Words of page ${page + 1}`),
  close: () => undefined,
})
export const shown = (count: number): PaperState => ({ kind: 'open', paper: sheets(count) })

const signatory = (id: string, name: string, role: string, more: Partial<Signatory> = {}): Signatory => ({
  ...{ id, role, person: { id: `p-${id}`, name, pictureUrl: null }, contact: null, own: false },
  ...{ status: { caption: 'Ready to sign' }, signatures: [{ signed: false, at: null }], waitsForId: null },
  ...{ since: null, openedAt: null, told: false, reminders: 0, remindedAt: null, signedAt: null, spot: null },
  ...more,
})
const signedAs = (at: string) => ({
  ...{
    status: { caption: 'Signed' as const },
    signatures: [{ signed: true, at }],
    signedAt: at,
    since: at,
    told: true,
  },
})
const spot = (y: number) => ({ page: 1, x: 0.1, y, width: 0.8, height: 0.1 })
export const jonas = signatory('jonas', 'Jonas Petersen', 'Crew', {
  ...{ own: true, told: true, since: '2026-05-26T08:00:00Z', spot: spot(0.55) },
})
const britta = signatory('britta', 'Britta Claasen', 'Planning', { waitsForId: 'jonas', spot: spot(0.68) })
const ute = signatory('ute', 'Ute Brandes', 'Office', { waitsForId: 'jonas', spot: spot(0.81) })

const field = (id: string, label: string, y: number, more: Partial<PaperField> = {}): PaperField => ({
  ...{ id, label, page: 1, x: 0.1, y, width: 0.38, height: 0.05, kind: 'text', required: true },
  ...{ signatoryId: 'jonas', value: null, proposed: false },
  ...more,
})
export const fields: PaperField[] = [
  field('tax', 'Tax number', 0.34),
  field('from', 'Valid from', 0.34, { x: 0.52, kind: 'date' }),
  field('phone', 'Second phone', 0.42, { required: false }),
  field('read', 'I have read the rate agreement', 0.48, { kind: 'tick', width: 0.06, height: 0.042 }),
]
export const filled = { tax: '22/481/07365', from: '2026-06-01', read: 'true' }

export const agreement: Document = {
  id: 'd1',
  name: 'Rate agreement 2026',
  type: { id: 't1', caption: 'Contract', code: 'staffContract' },
  wants: 'signatures',
  dueDate: null,
  parameters: { signatoriesOrder: 'one by one', asksRating: true },
  deleted: false,
  madeAt: '2026-05-25T08:00:00Z',
  version: {
    id: 'v2',
    number: 2,
    pages: 4,
    size: 48_000,
    fileId: 'file-1',
    sha256: 'f0',
    madeAt: '2026-05-26T08:00:00Z',
  },
  signatories: [jonas, britta, ute],
  fields,
  signedUrl: null,
}
export const signedByJonas: Document = {
  ...agreement,
  signatories: [
    { ...jonas, ...signedAs('2026-05-27T05:12:00Z') },
    { ...britta, waitsForId: null, since: '2026-05-27T05:12:00Z', told: true },
    { ...ute, waitsForId: 'britta' },
  ],
}
const katharina = signatory('katharina', '', 'Client', {
  ...{ person: null, contact: { number: 'K-1', name: 'Katharina Brandt', company: 'HamburgMusik' } },
  ...{ status: { caption: 'On Going' }, since: '2026-05-25T04:14:00Z', openedAt: '2026-05-26T16:02:00Z', told: true },
})
/** The client has it before them; whoever asks comes after. */
export const houseRules: Document = {
  ...agreement,
  id: 'd2',
  name: 'House rules and access',
  signatories: [
    { ...ute, waitsForId: null, ...signedAs('2026-05-25T04:14:00Z') },
    katharina,
    { ...jonas, since: null, told: false, waitsForId: 'katharina' },
  ],
  fields: [],
}

const hash = (seed: string) => seed.repeat(16)
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/604.1'
const link = { signatoryId: null, version: null, reason: null, address: '217.86.4.19', agent: firefox, broken: false }
export const houseTrail: DocumentTrail = {
  intact: true,
  versions: [
    {
      ...{ id: 'v2', number: 2, pages: 3, size: 184_000, sha256: hash('9f3c'), madeAt: '2026-05-25T04:12:00Z' },
      madeBy: 'Ute Brandes',
    },
    {
      ...{ id: 'v1', number: 1, pages: 3, size: 181_000, sha256: hash('77aa'), madeAt: '2026-05-22T09:30:00Z' },
      madeBy: 'Ute Brandes',
    },
  ],
  links: [
    {
      ...link,
      ...{
        number: 4,
        event: 'opened',
        at: '2026-05-26T16:02:00.000Z',
        byName: 'Katharina Brandt',
        signatoryId: 'katharina',
      },
      ...{ address: '84.146.20.7', agent: safari, fileHash: hash('9f3c'), before: hash('e3a9'), hash: hash('5e71') },
    },
    {
      ...link,
      ...{
        number: 3,
        event: 'signed',
        at: '2026-05-25T04:14:00.000Z',
        byName: 'Ute Brandes',
        signatoryId: 'ute',
        version: 2,
      },
      ...{ fileHash: hash('9f3c'), before: hash('0f4c'), hash: hash('e3a9') },
    },
    {
      ...link,
      ...{ number: 2, event: 'made', at: '2026-05-25T04:12:00.000Z', byName: 'Ute Brandes', version: 2 },
      ...{ fileHash: hash('9f3c'), before: hash('41d2'), hash: hash('0f4c') },
    },
    {
      ...link,
      ...{ number: 1, event: 'made', at: '2026-05-22T09:30:00.000Z', byName: 'Ute Brandes', version: 1 },
      ...{ fileHash: hash('77aa'), before: hash('0000'), hash: hash('41d2') },
    },
  ],
}

export const begun: Pick<
  DocumentSigningContext,
  'paper' | 'values' | 'field' | 'tried' | 'drawing' | 'rating' | 'problem'
> = {
  paper: { versionId: 'v2', fields },
  ...{ values: {}, field: null, tried: false, drawing: null, rating: null, problem: null },
}

export const signedByAll: Document = {
  ...signedByJonas,
  signatories: signedByJonas.signatories.map(one => ({
    ...one,
    ...signedAs('2026-05-27T09:40:00Z'),
    waitsForId: null,
  })),
}
export const finished: Document = { ...signedByAll, signedUrl: '/documents/d1/file?finished=true' }
