import { letterGroups, shortNames } from '../../../domain/kiosks/kiosk-names.ts'
import type { KioskState } from '../../../domain/kiosks/kiosk-roster.ts'
import type { FacesHead, Head, Served, Tile } from './kiosk.types.ts'

const people: [first: string, last: string, role: string, state: KioskState, time: string][] = [
  ['Amira', 'Haddad', 'Crew chief', 'in', '05:38'],
  ['Anton', 'Brandt', 'Rigger', 'in', '05:44'],
  ['Elif', 'Kaya', 'Stagehand', 'in', '05:52'],
  ['Emre', 'Yıldız', 'Stagehand', 'due', '06:00'],
  ['Janne', 'Visser', 'Stagehand', 'due', '06:00'],
  ['Jonas', 'Petersen', 'Stagehand', 'coming', '06:00'],
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

/** First names as they come in a crew of hundreds: some letters are full, some hardly occur. */
const firstNames =
  'Aaron Adam Ahmed Aleksandrina-Marie Amira Anna Anton Ben Bilal Carla Clara David Elif Emil Emma Felix Finn Hanna Ida Jana Jannis Jonas Julia Julian Kofi Lara Lea Lena Leon Lina Luca Lukas Luisa Mara Marie Marek Max Maximilian Mehmet Mia Mila Moritz Nele Noah Noor Oskar Paul Pia Rhys Sara Sofia Theo Tim Yusuf Zoe'
const many = (count: number): typeof people => {
  const names = firstNames.split(' ')
  return Array.from({ length: count }, (_, at): (typeof people)[number] => [
    names[(at * 7) % names.length] ?? '',
    `Wolfeschlegel${at}`,
    'Veranstaltungstechnikerin',
    'due',
    '06:00',
  ]).toSorted(([a], [b]) => a.localeCompare(b, 'en'))
}
const crewOf = (count: number) => {
  const rows = many(count)
  return { tiles: tilesOf(rows), groups: letterGroups(named(rows.map(([first, last]) => [first, last])), 9) }
}
export const sixty = crewOf(60)
export const threeHundred = crewOf(300)

export const head: Head = { task: 'Check-in', clock: '05:53', waiting: 2 }
export const facesHead: FacesHead = { ...head, place: 'Elbphilharmonie Hamburg', sub: 'Load-in · 5 of 14 in' }
export const lena: Served = { fullName: 'Lena Sörensen', picture: undefined, role: 'Stagehand', task: 'Check-in' }
