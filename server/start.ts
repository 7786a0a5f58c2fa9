import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import type { Logger } from 'pino'
import { Rights } from './access/rights.ts'
import { KioskPins } from './access/kiosk-pin.ts'
import { PinSeal } from './access/pin-seal.ts'
import { Seal } from './access/sealed.ts'
import { Sessions } from './access/sessions.ts'
import { Tokens } from './access/tokens.ts'
import { type AppFiles, createApp } from './app.ts'
import { type Config, StartRefused } from './config.ts'
import { databaseCode } from './database/errors.ts'
import type { Database } from './database/open.ts'
import { CalendarAddresses } from './publicCalendarSubscriptions/calendar-addresses.ts'
import { readSecrets } from './secrets.ts'
import { openFileStore } from './files/open-file-store.ts'
import { openResolver } from './hosts/look-for-record.ts'
import { Changes } from './live/changes.ts'
import { startHousekeeping } from './housekeeping.ts'
import { openMailer } from './mail/open-mailer.ts'
import { OpenIdClient } from './openId/open-id-client.ts'
import { PictureAddresses } from './people/picture-addresses.ts'
import { PushService } from './push/push-service.ts'
import { startQueue } from './queue/queue.ts'
import type { Services } from './services.ts'
import { SmsGateway } from './sms/sms-gateway.ts'
import { TenantDirectory } from './tenant/directory.ts'
import { work } from './work.ts'

export interface RunningServer {
  port: number
  services: Services
  /** The server from request to response, past its port. */
  fetch: (request: Request) => Response | Promise<Response>
  /** Answers what is under way, closes streams, then stops listening; the database stays open. */
  stop(): Promise<void>
}

/**
 * An idle connection outlives the 60 s for which proxies keep theirs, or one that is just being closed is given a request
 * nobody answers; its headers may take a little longer than that. ms
 */
const patience = { keepAliveTimeout: 75_000, headersTimeout: 80_000 }

/** What a person can mend about an address that cannot be listened on, in one sentence. */
function cannotListen(error: unknown, { host, port }: Config): unknown {
  const code = databaseCode(error)
  const at = `${host} port ${port}`
  const why = {
    EADDRINUSE: `${at} is in use: stop what listens there, or choose another with PORT.`,
    EACCES: `${at} may not be used by this account: choose a port above 1023 with PORT.`,
    EADDRNOTAVAIL: `${at} is no address of this machine: choose another with HOST.`,
    ENOTFOUND: `${at} is no address of this machine: choose another with HOST.`,
  }[code ?? '']
  return why === undefined ? error : new StartRefused(why, { cause: error })
}

/** Everything between an open, migrated database and a listening port; jobs are run as well unless told otherwise. */
export async function startServer(
  config: Config,
  database: Database,
  log: Logger,
  files: AppFiles,
  { now = () => new Date(), runsJobs = true }: { now?: () => Date; runsJobs?: boolean } = {},
): Promise<RunningServer> {
  const secrets = await readSecrets(database)
  const rights = new Rights(database)
  const sessions = new Sessions(database, new Tokens(secrets.token), rights)
  const services: Services = {
    config,
    port: config.port,
    log,
    database,
    tenants: new TenantDirectory(database),
    sessions,
    rights,
    pictures: new PictureAddresses(secrets.pictures),
    calendars: new CalendarAddresses(secrets.calendars),
    seal: new Seal(secrets.seal),
    kioskPins: new KioskPins(secrets.seal),
    pinSeal: new PinSeal(secrets.seal),
    crewChanges: new Changes(({ crew }) => crew),
    documentChanges: new Changes(({ document }) => document),
    files: openFileStore(config, database.dataDir),
    mailer: openMailer(config, database.dataDir),
    push: new PushService(secrets.push),
    resolveTxt: openResolver(),
    openId: new OpenIdClient(),
    sms: config.sms === undefined ? null : new SmsGateway(config.sms),
    streams: new Set(),
    now,
  }
  const stopListening = await listenToDatabase(services)
  await services.tenants.read()
  const stopHousekeeping = startHousekeeping(services)

  const app = await createApp(services, files)
  const server = serve({ fetch: app.fetch, port: config.port, hostname: config.host })
  if ('keepAliveTimeout' in server) Object.assign(server, patience)
  await new Promise<void>((resolve, reject) => server.once('listening', resolve).once('error', reject)).catch(
    async (error: unknown) => {
      stopHousekeeping()
      await stopListening()
      throw cannotListen(error, config)
    },
  )
  services.port = (server.address() as AddressInfo).port
  const queue = runsJobs ? startQueue(services, work) : undefined
  return {
    port: services.port,
    services,
    fetch: request => app.fetch(request),
    async stop() {
      stopHousekeeping()
      for (const close of [...services.streams]) close()
      const closed = new Promise<void>(resolve => server.close(() => resolve()))
      if ('closeIdleConnections' in server) server.closeIdleConnections()
      await closed
      await queue?.stop()
      await stopListening()
    },
  }
}

/** What other copies of the server changed reaches this one; while it may not, nothing is remembered. */
async function listenToDatabase({
  database,
  sessions,
  rights,
  tenants,
  crewChanges,
  documentChanges,
  streams,
  log,
}: Services): Promise<() => Promise<void>> {
  const readTenants = (id?: string) =>
    tenants.read(id).catch((err: unknown) => log.error({ err }, 'reading tenants failed'))
  const forgetTenant = (id: string) => {
    rights.forget(id)
    sessions.forgetTenant(id)
  }
  const stops = [
    await database.listen('session_ended', sessionId => sessions.hasEnded(sessionId)),
    await database.listen('tenant_changed', id => {
      forgetTenant(id)
      void readTenants(id)
    }),
    await database.listen('rights_changed', forgetTenant),
    await database.listen('crew_changed', payload => crewChanges.receive(payload)),
    await database.listen('document_changed', payload => documentChanges.receive(payload)),
  ]
  database.onGap(() => {
    sessions.mayRemember = database.listening
    sessions.forgetAll()
    if (!database.listening) return
    rights.forgetAll()
    void readTenants()
    // A change or a logout may have been missed: readers come again, ask anew and are asked who they are.
    for (const close of [...streams]) close()
  })
  return async () => {
    for (const stop of stops) await stop()
  }
}
