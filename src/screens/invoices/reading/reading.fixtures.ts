import { uuid } from '../../shared/fixtures.ts'
import { design, unpaid } from '../invoices.fixtures.ts'
import type { Line, ReadInvoice } from './reading.types.ts'

let made = 900
const shift = (name: string, date: string, begin: string, end: string, deliveryNote: string): Line['crew'] => ({
  id: uuid(made++),
  name,
  date,
  begin,
  end,
  daysLater: end < begin ? 1 : 0,
  timeZone: 'Europe/Berlin',
  signedBy: 'Henrike Lohmann',
  deliveryNote,
})
const show = shift('Show', '2026-05-07', '16:00', '00:30', 'LS-2026-0617')
const loadOut = shift('Load-out', '2026-05-09', '22:00', '06:30', 'LS-2026-0624')
const does = (code: string, caption: string) => ({ code, caption })
const [rigger, stagehand] = [does('rigger', 'Rigger'), does('stagehand', 'Stagehand')]
const person = (name: string, minutes: number, net: number, signedMinutes: number | null = null) => ({
  jobId: uuid(made++),
  name,
  from: '2026-05-09T20:00:00Z',
  to: '2026-05-10T04:30:00Z',
  minutes,
  signedMinutes,
  net,
})
const line = (rest: Partial<Line>): Line => ({
  id: uuid(made++),
  crew: loadOut,
  function: stagehand,
  reason: null,
  percent: null,
  text: null,
  quantity: null,
  unit: null,
  unitPrice: null,
  minutes: 480,
  signedMinutes: null,
  ratePerHour: 3250,
  net: 26_000,
  people: [person('Katarzyna Nowak', 480, 26_000)],
  ...rest,
})

export const lines: Line[] = [
  line({
    crew: show,
    function: rigger,
    minutes: 1980,
    ratePerHour: 4400,
    net: 145_200,
    people: ['Łukasz Wiśniewski', 'Björn Hallström', 'Rhys Llewellyn', 'Emre Yıldız'].map(name =>
      person(name, 495, 36_300),
    ),
  }),
  line({ crew: show, minutes: 2970, net: 160_875 }),
  // One left early, which was put right after the client had signed.
  line({
    minutes: 3765,
    signedMinutes: 3840,
    net: 203_938,
    people: [person('Katarzyna Nowak', 480, 26_000), person('Sven Falk', 405, 21_938, 480)],
  }),
  line({ reason: 'night', percent: 25, minutes: 4515, net: 61_144 }),
  line({
    ...{ crew: null, function: null, minutes: null, ratePerHour: null, people: [] },
    ...{ text: 'Fork-lift with driver', quantity: 250, unit: 'day', unitPrice: 12_000, net: 30_000 },
  }),
  line({
    crew: null,
    function: null,
    text: 'Late fork-lift, agreed 12 May',
    minutes: null,
    ratePerHour: null,
    net: -15_000,
    people: [],
  }),
]

export const read: ReadInvoice = {
  invoice: unpaid,
  lines,
  documents: [
    {
      id: uuid(950),
      name: 'Order HK-26-011',
      format: 'pdf',
      size: 184_000,
      addedAt: '2026-05-13T14:10:00Z',
      addedBy: 'Ute Brandes',
      forClient: true,
    },
    {
      ...{ id: uuid(951), name: 'Calculation of the late fork-lift', format: 'picture', size: 1_240_000 },
      ...{ addedAt: '2026-05-13T14:02:00Z', addedBy: 'Ute Brandes', forClient: false },
    },
  ],
  activities: (
    [
      ['sent', 'accounts@hanse-konzerte.example'],
      ['released', null],
      ['created', null],
    ] as const
  ).map(([code, text], at) => ({
    id: uuid(960 + at),
    code,
    text,
    amount: null,
    at: `2026-05-13T14:0${4 - at}:00Z`,
    author: 'Ute Brandes',
  })),
}
export const draft: ReadInvoice = { ...read, invoice: design, documents: [], activities: read.activities.slice(-1) }
