import * as z from 'zod/mini'
import { type StoredKey, clearedAtEnd } from '../../domain/stored-items.ts'

const Rights = z.record(z.string(), z.record(z.string(), z.array(z.string())))
const StoredTenant = z.looseObject({
  id: z.string(),
  name: z.string(),
  mark: z.string(),
  faviconUrl: z.string(),
  defaultLanguage: z.string(),
  useUserLanguage: z.boolean(),
  mobileTheme: z.object({ colorScheme: z.enum(['light', 'dark', 'auto']), primaryColor: z.string() }),
  backgroundUrl: z.nullable(z.string()),
  oneCrewOneTree: z.optional(z.nullable(z.object({ title: z.string() }))),
  supportEmail: z.string(),
  supportPhone: z.string(),
  mapTilesUrl: z.nullable(z.string()),
  checkInOpensMinutes: z.number(),
  /** Missing in what an earlier version stored. */
  kioskPin: z.optional(z.boolean()),
  rules: z.optional(
    z.looseObject({
      earlyCheckOutMinutes: z.number(),
      graceMinutes: z.number(),
      restHours: z.number(),
      dayHours: z.number(),
      cancelReopens: z.boolean(),
      workingDay: z.optional(z.object({ from: z.string(), to: z.string() })),
      hours: z.object({
        from: z.enum(['later', 'checkIn', 'planned']),
        roundTo: z.number(),
        lessBreak: z.boolean(),
      }),
    }),
  ),
})

/** Shape of each stored item. What does not fit counts as missing, whoever wrote it. */
const shapes = {
  token: z.string().check(z.minLength(1)),
  userRights: Rights,
  mailboxUserRights: Rights,
  tenant: StoredTenant,
  appCache: z.looseObject({
    profilePictures: z.optional(z.record(z.string(), z.string())),
    companySettings: z.optional(z.record(z.string(), z.unknown())),
    /** Server minus device, in ms. */
    clockOffset: z.optional(z.number()),
  }),
  uiSettings: z.looseObject({
    language: z.optional(z.string()),
    colorScheme: z.optional(z.enum(['light', 'dark', 'auto'])),
    locationExplained: z.optional(z.boolean()),
  }),
} satisfies Record<StoredKey, z.ZodMiniType>

export type Stored<K extends StoredKey> = z.infer<(typeof shapes)[K]>

const pageLife = new Map<string, string>()
const untilReload = {
  getItem: (key: string) => pageLife.get(key) ?? null,
  setItem: (key: string, value: string) => void pageLife.set(key, value),
  removeItem: (key: string) => void pageLife.delete(key),
}
/** A browser may refuse all storage to a page framed by another site: then a session lasts as long as the page. */
function storage(): Pick<Storage, keyof typeof untilReload> {
  try {
    return localStorage
  } catch {
    return untilReload
  }
}

/** A token is plain text; everything else is JSON. Null when it is broken. */
export function parseStored<K extends StoredKey>(key: K, text: string): Stored<K> | null {
  try {
    const parsed = shapes[key].safeParse(key === 'token' ? text : JSON.parse(text))
    return parsed.success ? (parsed.data as Stored<K>) : null
  } catch {
    return null
  }
}

/** Null when missing, broken, or storage is refused. */
export function readStored<K extends StoredKey>(key: K): Stored<K> | null {
  try {
    const text = storage().getItem(key)
    return text === null ? null : parseStored(key, text)
  } catch {
    return null
  }
}

/** False when the browser refuses to store: full, or forbidden. */
export function writeStored<K extends StoredKey>(key: K, value: Stored<K>): boolean {
  try {
    storage().setItem(key, typeof value === 'string' ? value : JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

/** Ends what is stored of a session; uiSettings stay, and the outbox is not here. */
export function clearSession(): void {
  for (const key of clearedAtEnd)
    try {
      storage().removeItem(key)
    } catch {
      // Refused storage holds nothing to remove.
    }
}

export const changeUiSettings = (change: Stored<'uiSettings'>) =>
  writeStored('uiSettings', { ...readStored('uiSettings'), ...change })
