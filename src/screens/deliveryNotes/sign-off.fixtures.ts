import type { Amendment, Line, Note, NoteLine } from './note.types.ts'
import type { SheetContent, SheetRow, Stage } from './signing/sign-off-content.ts'

const shift = {
  startDate: '2026-05-27',
  endDate: null,
  startTime: '06:00',
  endTime: '14:30',
  timeZone: 'Europe/Berlin',
  starts: '2026-05-27T04:00:00Z',
  ends: '2026-05-27T12:30:00Z',
}
const captions = {
  crewChief: { id: 'f-1', caption: 'Crew chief', code: 'crewChief' },
  stagehand: { id: 'f-2', caption: 'Stagehand', code: 'stagehand' },
  rigger: { id: 'f-3', caption: 'Rigger', code: 'rigger' },
}
type Role = keyof typeof captions

const people: readonly (readonly [name: string, role: Role, worked: number, minutes: number])[] = [
  ['Amira Haddad', 'crewChief', 495, 495],
  ['Elif Kaya', 'stagehand', 482, 480],
  ['Jonas Petersen', 'stagehand', 488, 495],
  ['Kofi Mensah', 'stagehand', 441, 435],
  ['Łukasz Wiśniewski', 'rigger', 491, 495],
  ['Rhys Llewellyn', 'rigger', 489, 495],
]
const text = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

const lineOf = (name: string, role: Role, worked: number, chargeable: number | null): Line => ({
  id: name,
  projectCrewItem: { id: `item-${role}`, function: captions[role], task: null },
  person: { id: name, name, pictureUrl: null, phone: null },
  status: 'checkedOut',
  caption: 'Checked out',
  isCrewChief: role === 'crewChief',
  ...shift,
  preCallAt: null,
  checkInAt: '2026-05-27T03:52:00Z',
  checkOutAt: '2026-05-27T12:34:00Z',
  flagged: false,
  flagReason: null,
  recordedBy: null,
  changeUnanswered: false,
  contradictions: [],
  trail: [],
  overlapAccepted: false,
  remark: null,
  cancelReason: null,
  breakMinutes: 30,
  hours: {
    planned: 480,
    worked,
    from: '2026-05-27T04:00:00Z',
    to: '2026-05-27T12:34:00Z',
    chargeable,
    proposed: chargeable,
    amended: null,
  },
})

export const sheetRow = (
  name: string,
  role: Role,
  worked: number,
  minutes: number | null,
  change: Partial<SheetRow> = {},
): SheetRow => ({
  line: lineOf(name, role, worked, minutes),
  id: name,
  name,
  role: captions[role].caption,
  planned: '8:00',
  worked: text(worked),
  from: '06:00',
  to: '14:34',
  pause: '0:30',
  minutes,
  missing: minutes === null,
  changed: false,
  why: minutes === null ? null : `06:00 – 14:34, break 0:30, to the quarter hour → ${text(minutes)}`,
  stands: null,
  ...change,
})

export const drawing: { ratio: number; strokes: [number, number][][] } = {
  ratio: 3.1,
  strokes: [
    Array.from({ length: 40 }, (_, at): [number, number] => [
      120 + at * 16,
      Math.round(170 + 90 * Math.sin(at / 2.2) * (1 - at / 60)),
    ]),
  ],
}

const rows = people.map(([name, role, worked, minutes]) => sheetRow(name, role, worked, minutes))

/** A sheet at a stage; without changes everybody is set. */
export const sheet = (
  stage: Stage,
  change: Partial<Omit<SheetContent, 'context'>> & { context?: Partial<SheetContent['context']> } = {},
): SheetContent => {
  const shown = change.rows ?? rows
  return {
    crewId: 'crew-1',
    project: 'HK-26-014 Nordic Sounds 2026',
    runs: null,
    place: 'Elbphilharmonie, Wed 27 May, 06:00',
    zone: null,
    company: 'HamburgMusik',
    rows: shown,
    lacking:
      stage === 'timesMissing' || stage === 'hoursMissing' || stage === 'troubled'
        ? shown.filter(({ missing }) => missing)
        : [],
    sum: {
      set: shown.filter(({ missing }) => !missing).length,
      all: shown.length,
      minutes: shown.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0),
    },
    stage,
    offline: false,
    ...change,
    context: {
      lines: [],
      entered: {},
      troubles: {},
      kept: {},
      keeping: null,
      notKept: false,
      name: 'Katharina Brandt',
      drawing: null,
      answer: null,
      reading: null,
      shown: [],
      entry: null,
      problem: null,
      changed: [],
      hint: null,
      note: { state: 'open', amended: false },
      ...change.context,
    },
  }
}
export const oneMissing = rows.map(row =>
  row.name === 'Kofi Mensah' ? sheetRow(row.name, 'stagehand', 441, null) : row,
)
export const many = Array.from({ length: 200 }, (_, at) => sheetRow(`Person ${at + 1}`, 'stagehand', 488, 495))

const noteLine = (name: string, role: Role, chargeable: number, change: Partial<NoteLine> = {}): NoteLine => ({
  id: name,
  personName: name,
  pictureUrl: null,
  functionName: captions[role].caption,
  functionCode: captions[role].code,
  status: 'signedOff',
  from: '2026-05-27T04:00:00Z',
  to: '2026-05-27T12:34:00Z',
  breakMinutes: 30,
  planned: 480,
  chargeable,
  amended: null,
  ...change,
})
export const note = (change: Partial<Note> = {}): Note => ({
  crew: { id: 'crew-1', name: 'Load-in', starts: shift.starts, ends: shift.ends },
  project: { id: 'project-1', number: 'HK-26-014', name: 'Nordic Sounds 2026' },
  company: { id: 'company-1', name: 'HamburgMusik' },
  location: { id: 'place-1', name: 'Elbphilharmonie', city: 'Hamburg', timeZone: 'Europe/Berlin' },
  number: 'HK-26-014-3',
  state: 'signed',
  confirmedAt: '2026-05-27T12:48:00Z',
  confirmedBy: 'Amira Haddad',
  signerName: 'Katharina Brandt',
  signature: drawing,
  signedAt: '2026-05-27T12:47:00Z',
  refusedAt: null,
  refusal: null,
  releasedAt: '2026-05-27T12:48:00Z',
  suggestedSigner: 'Katharina Brandt',
  suggestedRecipient: 'produktion@hamburgmusik.example',
  lines: [
    ...people.map(([name, role, , minutes]) => noteLine(name, role, minutes)),
    { ...noteLine('Chiara Lombardi', 'stagehand', 0, { status: 'noShow' }), chargeable: null },
  ],
  totalChargeable: 2895,
  mails: [],
  may: { confirm: false, sign: false, send: true, amend: true },
  ...change,
})
export const amended = (): Note => {
  const signed = note()
  return {
    ...signed,
    lines: signed.lines.map(line => (line.personName === 'Kofi Mensah' ? { ...line, amended: 480 } : line)),
    totalChargeable: 2940,
  }
}
export const amendments: readonly Amendment[] = [
  {
    id: 'amendment-1',
    projectCrewItemStatusId: 'Kofi Mensah',
    personName: 'Kofi Mensah',
    previous: 435,
    chargeable: 480,
    reason: 'Helped with the truck after his check-out.',
    author: 'Britta Claasen',
    createdAt: '2026-05-29T07:10:00Z',
  },
]
export const mails: Note['mails'] = (
  [
    ['queued', 'produktion@hamburgmusik.example'],
    ['sent', 'katharina.brandt@hamburgmusik.example'],
    ['unclear', 'buchhaltung@hamburgmusik.example'],
    ['failed', 'niemand@hamburgmusik.example'],
  ] as const
).map(([state, recipient], at) => ({
  id: `mail-${at}`,
  recipient,
  state,
  since: '2026-05-27T12:50:00Z',
  nextAttemptAt: null,
}))
