import { drawing, uuid } from '../shared/fixtures.ts'
import type { Check, CheckPerson } from './security-check.types.ts'

const asked = [
  ['Escape routes free', 'Stairs C and D'],
  ['Helmet, shoes, gloves', 'On everybody who is there'],
  ['Harness and tool ties', 'Of whoever works above 2 m'],
  ['Railings', 'At every edge'],
  ['First aid box', 'Stage door C'],
  ['Power, boards 3 and 4', 'Tested, cables taped down'],
  ['Fork-lift', 'Before its first use'],
] as const
const at = (time: string) => `2026-05-27T${time}:00.000Z`

type Given = Partial<Pick<CheckPerson, 'attendance' | 'leads' | 'signedAt' | 'checkInAt'>>
const stagehand = { id: uuid(1), caption: 'Stagehand', code: 'stagehand' }
const person = (number: number, name: string, more: Given = {}): CheckPerson => ({
  person: { id: uuid(700 + number), name, phone: null, pictureUrl: null },
  ...{ function: stagehand, attendance: 'present', leads: false, starts: at('04:00'), checkInAt: at('03:58') },
  signedAt: null,
  ...more,
  signature: more.signedAt ? drawing : null,
})
const waiting = [
  person(1, 'Amira Haddad', { leads: true }),
  person(2, 'Anton Berger'),
  person(3, 'Elif Kaya'),
  person(4, 'Łukasz Wójcik'),
  person(5, 'Marek Dvořák'),
  person(6, 'Noor Abdi'),
  person(7, 'Rhys Llewellyn'),
]
const late = [
  person(8, 'Kofi Mensah', { attendance: 'late', checkInAt: null }),
  person(9, 'Mara Lindqvist', { attendance: 'late', checkInAt: null }),
]
const signed = (people: readonly CheckPerson[]): CheckPerson[] =>
  people.map((one, place) => ({ ...one, signedAt: at(`03:5${place}`), signature: drawing }))

/** The load-in at 06:00 in Hamburg, before anybody has said anything. */
export const fresh: Check = {
  ...{ id: null, formId: 'form-1', name: 'Site check', date: '2026-05-27', shift: 1 },
  ...{ begunAt: null, finishedAt: null, finishedBy: null },
  crew: { id: 'crew-1', name: 'Load-in' },
  project: { id: uuid(500), number: '26-0114', name: 'Nordic Sounds 2026' },
  location: { id: uuid(3), name: 'Elbphilharmonie', city: 'Hamburg', timeZone: 'Europe/Berlin' },
  questions: asked.map(([title, text], place) => ({
    ...{ id: `q${place}`, title, label: title, text, required: true },
  })),
  answers: [],
  people: [...waiting, ...late],
  recipients: [
    { name: null, email: 'papers@nordic-sounds.example' },
    { name: 'Carla Brückner', email: 'carla.brueckner@nordic-sounds.example' },
  ],
  mails: [],
}
const found = (count: number): Check['answers'] =>
  fresh.questions.slice(0, count).map(({ id, title }) => ({
    ...{ questionId: id, answeredAt: at('03:50') },
    ...(title === 'Railings'
      ? { finding: 'defect' as const, text: 'Level 12 loose, closed off' }
      : { finding: 'ok' as const, text: null }),
  }))
/** Four have signed, and one thing is still to be looked at. */
export const halfway: Check = {
  ...{ ...fresh, id: 'check-1', begunAt: at('03:50'), answers: found(6) },
  people: [...signed(waiting.slice(0, 4)), ...waiting.slice(4), ...late],
}
export const whole: Check = { ...halfway, answers: found(7), people: [...signed(waiting), ...late] }
/** Kofi came later, and has signed; Mara has just come. */
export const finished: Check = {
  ...{ ...whole, finishedAt: at('04:06'), finishedBy: 'Amira Haddad' },
  people: [
    ...signed(waiting),
    person(8, 'Kofi Mensah', { signedAt: at('04:31') }),
    person(9, 'Mara Lindqvist', { checkInAt: at('04:40') }),
  ],
}
export const many: Check = {
  ...halfway,
  people: Array.from({ length: 40 }, (_, place) =>
    person(20 + place, `${waiting[place % 7]?.person.name ?? ''} ${place + 1}`, {
      ...(place === 0 ? { leads: true } : {}),
      ...(place % 3 === 0 ? { signedAt: at('03:55') } : {}),
    }),
  ),
}
