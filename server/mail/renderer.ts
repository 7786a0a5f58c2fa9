import type { emailMessage } from '../database/tables/emailMessages.ts'
import type { Tx } from '../database/tenant.ts'
import type { Services } from '../services.ts'
import type { TenantRecord } from '../tenant/directory.ts'
import type { Mail } from './mail-states.ts'
import type { Content } from './page.ts'

/** What a mail is about, where that has a page: the number of a project or invoice, the id of a document. */
export interface About {
  kind: NonNullable<(typeof emailMessage.$inferSelect)['aboutKind']>
  key: string
  label: string
}

export interface Rendered {
  subject: string
  content: Content
  attachments?: { name: string; contentType: string; bytes: Uint8Array }[]
  about?: About
  /** The client's company it is meant for; absent: the one whose contact it is sent to, if it is anybody's. */
  companyId?: string
  /** When the call begins that it is about: shortly before, nobody goes without it. */
  callAt?: Date
  /** As a text message about a near call, with the number and country of whom it is for; absent: it goes by mail only. */
  short?: { phone: string | null; country: string | null; text: string }
  /** Runs in the transaction that writes down that the mail was sent. */
  onSent?: (tx: Tx) => Promise<void>
}
/** Makes a mail of a kind when it is sent. Opens its own transactions; null where there is nothing left to say. */
export type Renderer = (services: Services, tenant: TenantRecord, mail: Mail) => Promise<Rendered | null>
