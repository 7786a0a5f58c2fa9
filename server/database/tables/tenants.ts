import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { NoticeRules } from '../../../domain/pushSubscriptions/notice-rules.ts'
import type { TenantRules } from '../../../domain/tenant-rules.ts'
import { bytes, createdAt, instant, tenantId, tenantTable } from './columns.ts'

export interface Palette {
  accent: string
  accentInk: string
  accentSoft: string
  accentText: string
}
export interface Look {
  colorScheme: 'light' | 'dark' | 'auto'
  light: Palette
  dark: Palette
  /** Ground of the login page, and the scene drawn on it. */
  ground: string
  groundInk: string
  beam: string
  steel: string
  /** A drawn one by its name, or the address of the agency's own picture. */
  mark: string
}
/** Rules that are absent are as `tenantRules` and `noticeRules` have them. */
export interface TenantSettings extends Partial<TenantRules>, Partial<NoticeRules> {
  checkInOpensMinutes: number
  mapTilesUrl: string | null
  /** Whether people type a PIN at a kiosk; absent: no. */
  kioskPin?: boolean
  frameAncestors: string[]
  supportEmail: string
  supportPhone: string
  /** What its page of trees says; absent: it begins with the first. */
  trees?: TreeSettings
  /** Counts the changes; absent: none yet. */
  revision?: number
}
export interface TreeSettings {
  /** How many stood before they were counted here. */
  before: number
  /** YYYY-MM-DD */
  since: string | null
  partner: string | null
  place: string | null
}

/** Agencies. Read before a tenant is known, so it is open to the application role; inside a tenant only its own row. */
export const tenant = pgTable('tenant', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  look: jsonb().$type<Look>().notNull(),
  faviconUrl: text().notNull(),
  backgroundUrl: text(),
  backgroundColorCode: text().notNull(),
  defaultLanguage: text().notNull(),
  useUserLanguage: boolean().notNull(),
  metaHostName: text().notNull(),
  metaDescription: text().notNull(),
  treeTitle: text(),
  /** Its own mark, as a PNG; null: a drawn one. */
  markPicture: bytes(),
  settings: jsonb().$type<TenantSettings>().notNull(),
  sort: integer().notNull(),
  createdAt: createdAt(),
})

export const tenantHost = pgTable(
  'tenant_host',
  {
    host: text().primaryKey(),
    tenantId: tenantId().references(() => tenant.id),
    main: boolean().notNull().default(false),
  },
  table => [index('tenant_host_tenant').on(table.tenantId)],
)

/** Secrets and facts of this installation, shared by all copies of the server. */
export const installation = pgTable('installation', { key: text().primaryKey(), value: text().notNull() })

export const lookup = tenantTable(
  'lookup',
  {
    kind: text().notNull(),
    code: text().notNull(),
    caption: text().notNull(),
    sort: integer().notNull(),
    /** It is chosen no more; what has it keeps it. */
    removedAt: instant(),
  },
  t => [
    index('lookup_of_kind').on(t.tenantId, t.kind, t.sort, t.caption, t.id),
    uniqueIndex('document_type_name')
      .on(t.tenantId, sql`lower(${t.caption})`)
      .where(sql`kind = 'documentTypes' and removed_at is null`),
  ],
)
