import { pbkdf2Sync } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Roster } from '../../../../src/machines/kiosk/kiosk.types.ts'
import type { Network } from '../../network.ts'
import {
  type Placed,
  type Schemas,
  asChief,
  asked,
  call,
  comesToday,
  demoPerson,
  freshToken,
  originOf,
  punchedBy,
  today,
} from '../../stage.ts'
import { expect, prepareDevice } from '../../support.ts'
import { faces } from '../../tablet.ts'
import { type Name, type Start, agency, beginnings, exitPin, names, punches, roster } from './plan.ts'

/** The tablet of a walk, the people at it, and what is found on its screen. */

interface Person {
  id: string
  name: string
}
export interface World {
  page: Page
  network: Network
  start: Start
  labels: readonly string[]
  /** Of the same tablet: has the lock or the store, where a walk says so. */
  otherTab: Page
  token: string
  kiosk: Schemas['Kiosk']
  cast: Record<Name, Person>
  /** Whose next walk needs somebody else: the server has heard of them. */
  spent: Set<Name>
  /** Ms that the clock has gone on since it was stopped, early in a minute. */
  passed: number
}

/** One kiosk and one cast serve walk after walk, until something has become of them. */
let running: { token: string; kiosk: Schemas['Kiosk'] } | undefined
const known = new Map<Name, Placed>()

export async function aKiosk(): Promise<NonNullable<typeof running>> {
  const { crewId } = await today(agency)
  const isOpen = running && (await call(agency, running.token, 'GET', `/projectCrews/${crewId}/roster`)).status === 200
  if (running && isOpen) return running
  const chief = await freshToken(demoPerson(agency, 'chief'))
  running = await asked<NonNullable<typeof running>>(agency, chief, 'POST', '/kiosks', { crewId, label: 'Dock' })
  return running
}

export const firstNameOf = ({ name }: Person) => name.split(' ')[0] ?? ''

/** Everybody has a first name of their own, so that a face is told from the others by it. */
export async function aCast(): Promise<World['cast']> {
  for (const name of names) {
    if (known.has(name)) continue
    const taken = new Set([...known.values()].map(({ person }) => firstNameOf(person)))
    let placed = await comesToday('kioskWalk')
    while (taken.has(firstNameOf(placed.person))) placed = await comesToday('kioskWalk')
    known.set(name, placed)
    // Whoever is in for another spec goes out when that one likes.
    if (name === 'Emre') await punchedBy(agency, placed, 'Check-in')
    if (name === 'Noor' || name === 'Olga')
      await asChief(agency, 'POST', `/projectCrewItemStatus/${placed.jobId}/resetKioskPin`, {})
  }
  const of = (name: Name) => {
    const placed = known.get(name)
    if (!placed) throw new Error(`nobody is ${name}`)
    return placed.person
  }
  return { Lena: of('Lena'), Mia: of('Mia'), Noor: of('Noor'), Olga: of('Olga'), Emre: of('Emre') }
}

/** Whoever a walk has changed for good is somebody else in the next one. */
export function recast(world: World): void {
  for (const name of world.spent) known.delete(name)
}

/** The roster as the server gives it, of the five alone; pages are turned where everybody is on it. */
export const castOnly =
  ({ cast, labels }: World) =>
  (body: unknown): unknown => {
    const people = Object.values(cast).map(({ id }) => id)
    const { lines, ...rest } = body as Roster
    return {
      ...rest,
      lines: labels.includes('PAGE_TURNED') ? lines : lines.filter(({ person }) => people.includes(person.id)),
    }
  }

/** What the tablet keeps: how its exit PIN is checked, and its crew where an earlier visit left it. */
async function keep(world: World, crew: Roster | null): Promise<void> {
  const salt = Buffer.from('of this tablet !')
  const isRight = !world.labels.some(label => label === 'checkExit: wrong' || label === 'checkExit: paused')
  const hash = pbkdf2Sync(isRight ? exitPin : '1357', salt, 600_000, 32, 'sha256').toString('base64')
  const wrong = world.labels.includes('checkExit: paused') ? 4 : 0
  await world.page.evaluate(
    ({ mark, last }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('kiosk', 1)
        opening.onupgradeneeded = () => {
          for (const store of ['roster', 'pictures', 'exit']) opening.result.createObjectStore(store)
        }
        opening.onerror = () => reject(new Error('the database does not open'))
        opening.onsuccess = () => {
          const writing = opening.result.transaction(['roster', 'exit'], 'readwrite')
          writing.objectStore('exit').put(mark, 'pin')
          if (last) writing.objectStore('roster').put({ crew: last.crew.id, roster: last }, 'last')
          writing.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    { mark: { salt: salt.toString('base64'), hash, wrong, pausedUntil: null }, last: crew },
  )
}

/** What the tablet keeps of its crew now. */
export const keptRoster = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('kiosk')
        opening.onerror = () => reject(new Error('the database does not open'))
        opening.onsuccess = () => {
          const reading = opening.result.transaction('roster').objectStore('roster').count()
          reading.onsuccess = () => {
            opening.result.close()
            resolve(reading.result)
          }
        }
      }),
  )

const takeLock = (tab: Page) =>
  tab.evaluate(
    () =>
      new Promise<void>(resolve => {
        void navigator.locks.request('kiosk', () => {
          resolve()
          return new Promise(letGo => Object.assign(window, { letGo }))
        })
      }),
  )
/** A transaction lives as long as something is asked of it. */
export const takeStore = (tab: Page) =>
  tab.evaluate(
    () =>
      new Promise<void>(resolve => {
        let writes = true
        Object.assign(window, { letGo: () => (writes = false) })
        const opening = indexedDB.open('device')
        opening.onsuccess = () => {
          const store = opening.result.transaction('outbox', 'readwrite').objectStore('outbox')
          store.transaction.oncomplete = () => opening.result.close()
          const more = () => {
            resolve()
            if (writes) store.count().onsuccess = more
          }
          store.count().onsuccess = more
        }
      }),
  )
export const letGo = (tab: Page) => tab.evaluate(() => (window as unknown as { letGo: () => void }).letGo())

/** Opens the tablet, and stops its clock as soon as it stands at something that waits. */
export async function begin(world: World): Promise<void> {
  const { page, network, start, otherTab, token, kiosk } = world
  // The roster is asked for with every minute: the next one is as far away as it can be.
  await page.clock.install({ time: Math.floor(Date.now() / 60_000) * 60_000 })
  await prepareDevice(page, agency, token)
  const crew = await asked<Roster>(agency, token, 'GET', `/projectCrews/${kiosk.crewId}/roster`)
  await keep(world, beginnings[start] ? (castOnly(world)(crew) as Roster) : null)
  network.set(roster, 'hold')
  network.set(punches, 'hold')
  if (start === 'a second tab') await takeLock(otherTab)
  await page.bringToFront()
  await page.goto(originOf(agency))
  if (start === 'a second tab') await expect(page.getByRole('heading', { name: 'Already open' })).toBeVisible()
  else {
    await expect.poll(() => network.isHeld(roster), { message: 'the roster is asked for' }).toBe(true)
    await (beginnings[start] ? expect(faces(page)).toBeVisible() : isLoading(world))
  }
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
}

export const tile = ({ page, cast }: World, name: Name) => {
  const [first = '', last = ''] = cast[name].name.split(' ')
  return faces(page).getByRole('button', { name: new RegExp(`^(?:Due|Late|In|Out) ?.*${first} ${last[0] ?? ''}`) })
}
export const heading = ({ page }: World, name: string) => page.getByRole('heading', { name, exact: true })
export const button = ({ page }: World, name: string) => page.getByRole('button', { name, exact: true })
/** The letter under which somebody is found, without what stands above it. */
export const initialOf = (person: Person) =>
  firstNameOf(person).normalize('NFD').replaceAll(/\p{M}/gu, '').slice(0, 1).toUpperCase()
export const letterOf = ({ cast }: World) => initialOf(cast.Noor)
export const nobodyShown = async ({ page }: World) => expect(faces(page)).toHaveCount(0)
export const isLoading = async (world: World) => {
  await expect(world.page.getByRole('main', { name: 'Loading' })).toHaveAttribute('aria-busy', 'true')
  await nobodyShown(world)
}
