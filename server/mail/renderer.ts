import type { Tx } from '../database/tenant.ts'
import type { Services } from '../services.ts'
import type { TenantRecord } from '../tenant/directory.ts'
import type { Mail } from './mail-states.ts'

export interface Rendered {
  subject: string
  text: string
  html: string
  attachments?: { name: string; contentType: string; bytes: Uint8Array }[]
  /** Runs in the transaction that writes down that the mail was sent. */
  onSent?: (tx: Tx) => Promise<void>
}
/** Makes a mail of a kind when it is sent. Opens its own transactions; null where there is nothing left to say. */
export type Renderer = (services: Services, tenant: TenantRecord, mail: Mail) => Promise<Rendered | null>
