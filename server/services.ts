import type { CalendarAddresses } from './publicCalendarSubscriptions/calendar-addresses.ts'
import type { Logger } from 'pino'
import type { Rights as AccessRights } from './access/rights.ts'
import type { Seal } from './access/sealed.ts'
import type { KioskPins } from './access/kiosk-pin.ts'
import type { PinSeal } from './access/pin-seal.ts'
import type { Sessions } from './access/sessions.ts'
import type { PictureAddresses } from './people/picture-addresses.ts'
import type { Config } from './config.ts'
import type { Database } from './database/open.ts'
import type { FileStore } from './files/file-store.ts'
import type { ResolveTxt } from './hosts/look-for-record.ts'
import type { Changes } from './live/changes.ts'
import type { CrewChange } from './live/crew-changes.ts'
import type { DocumentChange } from './live/document-changes.ts'
import type { Mailer } from './mail/mailer.ts'
import type { OpenIdClient } from './openId/open-id-client.ts'
import type { PushService } from './push/push-service.ts'
import type { SmsGateway } from './sms/sms-gateway.ts'
import type { TenantDirectory } from './tenant/directory.ts'

/** What lives as long as the server. */
export interface Services {
  config: Config
  /** Where it listens; the configured port may have been any free one. */
  port: number
  log: Logger
  database: Database
  tenants: TenantDirectory
  sessions: Sessions
  rights: AccessRights
  pictures: PictureAddresses
  calendars: CalendarAddresses
  seal: Seal
  kioskPins: KioskPins
  pinSeal: PinSeal
  crewChanges: Changes<CrewChange>
  documentChanges: Changes<DocumentChange>
  files: FileStore
  mailer: Mailer
  push: PushService
  /** Reads the records that show whose a host is. */
  resolveTxt: ResolveTxt
  /** Asks the agencies' own providers who somebody is. */
  openId: OpenIdClient
  /** Null: none is configured. */
  sms: SmsGateway | null
  /** Closes every open event stream; a stopping server calls them all. */
  streams: Set<() => void>
  now: () => Date
}
