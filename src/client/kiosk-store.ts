import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { ExitTries } from '../../domain/kiosks/exit-pin.ts'
import { presentLine } from '../../domain/kiosks/kiosk-roster.ts'
import type { components } from './schema.d.ts'

export type Roster = components['schemas']['Roster']
type Line = Roster['lines'][number]

/** As it lies on the tablet, where an earlier version may have kept it. */
interface KeptRoster extends Omit<Roster, 'lines'> {
  lines: (Omit<Line, 'projectCrewItemId'> & Partial<Line>)[]
}

/** Of the exit PIN: salt and hash, base64, and the tries. The PIN itself is nowhere. */
export interface ExitMark extends ExitTries {
  salt: string
  hash: string
}

interface Schema extends DBSchema {
  roster: { key: 'last'; value: { crew: string; roster: KeptRoster } }
  pictures: { key: string; value: Blob }
  exit: { key: 'pin'; value: ExitMark }
}

let opened: Promise<IDBPDatabase<Schema>> | undefined

/** What a tablet keeps while it is a kiosk, in a database of its own: all of it goes when the kiosk ends. */
function kioskDatabase(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('kiosk', 1, {
    upgrade(db) {
      db.createObjectStore('roster')
      db.createObjectStore('pictures')
      db.createObjectStore('exit')
    },
    terminated() {
      opened = undefined
    },
  })
  opened.catch(() => (opened = undefined))
  return opened
}

/** The last roster of this crew that reached the tablet. */
export async function keptRoster(crew: string): Promise<Roster | null> {
  const kept = await (await kioskDatabase()).get('roster', 'last')
  return kept?.crew === crew ? { ...kept.roster, lines: kept.roster.lines.map(presentLine) } : null
}

export async function keepRoster(crew: string, roster: Roster): Promise<void> {
  await (await kioskDatabase()).put('roster', { crew, roster }, 'last')
}

export const keptPicture = async (person: string): Promise<Blob | null> =>
  (await (await kioskDatabase()).get('pictures', person)) ?? null

export async function keepPicture(person: string, picture: Blob): Promise<void> {
  await (await kioskDatabase()).put('pictures', picture, person)
}

export const exitMark = async (): Promise<ExitMark | null> => (await (await kioskDatabase()).get('exit', 'pin')) ?? null

export async function keepExitMark(mark: ExitMark): Promise<void> {
  await (await kioskDatabase()).put('exit', mark, 'pin')
}

/** Names and faces of a crew are nobody's business once the tablet may not show them. */
export async function forgetPeople(): Promise<void> {
  const db = await kioskDatabase()
  await Promise.all([db.clear('roster'), db.clear('pictures')])
}

/** Ends with the kiosk. */
export async function forgetKiosk(): Promise<void> {
  await forgetPeople()
  await (await kioskDatabase()).clear('exit')
}
