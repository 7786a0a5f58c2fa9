import { letterGroups, shortNames } from '../../../domain/kiosk-names.ts'
import type { KioskState } from '../../../domain/kiosk-roster.ts'
import type { FacesHead, Head, Served, Tile } from './kiosk.types.ts'

const people: [first: string, last: string, role: string, state: KioskState, time: string][] = [
  ['Amira', 'Haddad', 'Crew chief', 'in', '05:38'],
  ['Anton', 'Brandt', 'Rigger', 'in', '05:44'],
  ['Elif', 'Kaya', 'Stagehand', 'in', '05:52'],
  ['Emre', 'Yıldız', 'Stagehand', 'due', '06:00'],
  ['Janne', 'Visser', 'Stagehand', 'due', '06:00'],
  ['Jonas', 'Petersen', 'Stagehand', 'due', '06:00'],
  ['Kofi', 'Mensah', 'Fork-lift', 'late', '05:30'],
  ['Lena', 'Sörensen', 'Stagehand', 'due', '06:00'],
  ['Łukasz', 'Wójcik', 'Rigger', 'in', '05:47'],
  ['Mara', 'Lindt', 'Rigger', 'late', '05:45'],
  ['Marek', 'Dvořák', 'Stagehand', 'due', '06:00'],
  ['Noor', 'Ali', 'Runner', 'due', '06:15'],
  ['Rhys', 'Llewellyn', 'Rigger', 'in', '05:49'],
  ['Sofia', 'Gomes', 'Stagehand', 'due', '06:00'],
]
const named = (lines: readonly [first: string, last: string][]) =>
  lines.map(([firstName, lastName], at) => ({ person: { id: String(at), firstName, lastName } }))

function tilesOf(rows: typeof people): Tile[] {
  const names = shortNames(named(rows.map(([first, last]) => [first, last])))
  return rows.map(([first, last, role, state, time], at) => ({
    id: String(at),
    name: names.get(String(at)) ?? '',
    fullName: `${first} ${last}`,
    picture: undefined,
    role,
    state,
    time,
    saved: first === 'Elif',
  }))
}

export const tiles = tilesOf(people)
export const groups = letterGroups(named(people.map(([first, last]) => [first, last])), 9)

const most = 'ABCDEFGHIJKLMNOPRSTUVWZ'
const many: typeof people = Array.from({ length: 60 }, (_, at) => [
  `${most[at % most.length] ?? 'A'}leksandrina-Marie`,
  `Wolfeschlegelsteinhausen${at}`,
  'Veranstaltungstechnikerin',
  'due',
  '06:00',
])
many.sort(([a], [b]) => (a < b ? -1 : 1))
export const sixty = tilesOf(many)
export const sixtyGroups = letterGroups(named(many.map(([first, last]) => [first, last])), 9)

export const head: Head = { clock: '05:53', waiting: 2 }
export const facesHead: FacesHead = { ...head, place: 'Elbphilharmonie Hamburg', sub: 'Load-in · 5 of 14 in' }
export const lena: Served = { fullName: 'Lena Sörensen', picture: undefined, role: 'Stagehand', task: 'Check-in' }
