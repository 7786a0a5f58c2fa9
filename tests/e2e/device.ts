import type { BrowserContext, Page } from '@playwright/test'
import { type Person, originOf, tenantId } from './stage.ts'

/** What lies in the outbox of this device, as far as tests look at it. */
export interface DeviceEntry {
  key: string
  person: string
  personName: string
  position: string
  refused: string | null
}

/** Another tab of the same browser, with nothing of the application in it. */
export async function anotherTab(context: BrowserContext, agency: Person['agency']): Promise<Page> {
  const tab = await context.newPage()
  await tab.goto(`${originOf(agency)}/version.json`)
  return tab
}

/** A token nobody signed: a browser only reads it. */
export const tokenFor = (type: string, number: string | null, expiresIn = 3_600): string => {
  const now = Math.round(Date.now() / 1_000)
  const payload = {
    exp: now + expiresIn,
    iat: now,
    type,
    loginData: { person: crypto.randomUUID(), name: 'A visitor', language: 'English', loginTypes: [], number },
  }
  return ['{}', JSON.stringify(payload), 's'].map(part => Buffer.from(part).toString('base64url')).join('.')
}

/** Puts a punch into the outbox, as an earlier visit without network left it. To be called on a page without the application. */
export async function leaveUnsent(
  page: Page,
  person: Person,
  punch: { crewId: string; itemId: string; caption: 'Pre-call' | 'Check-in' },
): Promise<string> {
  const key = crypto.randomUUID()
  const entry = {
    key,
    tenant: tenantId(person.agency),
    person: person.id,
    personName: person.name,
    position: punch.itemId,
    refused: null,
    request: {
      kind: 'punch',
      crew: punch.crewId,
      caption: punch.caption,
      person: null,
      made: { deviceTime: new Date().toISOString(), pageLife: crypto.randomUUID(), monotonic: 1_000 },
      offsetBefore: 0,
      place: null,
      reason: null,
    },
  }
  await page.evaluate(
    stored =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('device', 1)
        opening.onupgradeneeded = () => {
          const outbox = opening.result.createObjectStore('outbox', { keyPath: 'order', autoIncrement: true })
          outbox.createIndex('key', 'key', { unique: true })
          outbox.createIndex('owner', ['tenant', 'person'])
          opening.result.createObjectStore('answers')
          opening.result.createObjectStore('marks')
        }
        opening.onerror = () => reject(new Error('the database does not open'))
        opening.onsuccess = () => {
          const writing = opening.result.transaction('outbox', 'readwrite')
          writing.objectStore('outbox').add(stored)
          writing.oncomplete = () => {
            opening.result.close()
            document.cookie = 'unsent=1; Path=/; SameSite=Strict; Max-Age=31536000'
            resolve()
          }
        }
      }),
    entry,
  )
  return key
}

/** Everything that lies in the outbox of this device. */
export const unsentOn = (page: Page): Promise<DeviceEntry[]> =>
  page.evaluate(
    () =>
      new Promise<DeviceEntry[]>((resolve, reject) => {
        const opening = indexedDB.open('device')
        opening.onerror = () => reject(new Error('the database does not open'))
        opening.onsuccess = () => {
          const db = opening.result
          if (!db.objectStoreNames.contains('outbox')) {
            db.close()
            resolve([])
            return
          }
          const reading = db.transaction('outbox').objectStore('outbox').getAll()
          reading.onsuccess = () => {
            db.close()
            resolve(reading.result as DeviceEntry[])
          }
        }
      }),
  )

/** As after a crash: the browser found its database torn and begins an empty one. Nothing may have it open. */
export const loseDatabase = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const losing = indexedDB.deleteDatabase('device')
        losing.onsuccess = () => resolve()
        losing.onblocked = () => reject(new Error('somebody has the database open'))
      }),
  )

/** How many entries lie on this device a second time. */
export const copiesOn = (page: Page): Promise<number> =>
  page.evaluate(async () => (await (await caches.open('outbox-v1')).keys()).length)

/** As a kill leaves it while a copy is written: there, but not to be read. */
export const leaveTornCopy = (page: Page): Promise<void> =>
  page.evaluate(async () => (await caches.open('outbox-v1')).put('/outbox/torn', new Response('{"key":"to')))

/** The device keeps nothing any more: its storage is full. */
export const fillStorage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    Storage.prototype.setItem = full
    IDBObjectStore.prototype.add = full
  })
