import type { DocumentSigningContext } from '../../machines/document-signing/document-signing.types.ts'
import type { Document, PaperField, Signatory } from './document.types.ts'
import type { OpenPaper, PaperState } from './paper/paper.types.ts'

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
  ...{ since: null, openedAt: null, told: false, signedAt: null, spot: null },
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
  parameters: { signatoriesOrder: 'one by one', asksRating: true },
  deleted: false,
  madeAt: '2026-05-25T08:00:00Z',
  version: { id: 'v2', number: 2, pages: 4, size: 48_000, sha256: 'f0', madeAt: '2026-05-26T08:00:00Z' },
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

export const begun: Pick<
  DocumentSigningContext,
  'paper' | 'values' | 'field' | 'tried' | 'drawing' | 'rating' | 'problem'
> = {
  paper: { versionId: 'v2', fields },
  ...{ values: {}, field: null, tried: false, drawing: null, rating: null, problem: null },
}
export const drawing = {
  ratio: 1.6,
  strokes: [
    [
      [90, 320],
      [180, 110],
      [250, 330],
      [360, 130],
      [470, 320],
      [620, 210],
      [860, 240],
    ] as [number, number][],
  ],
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
