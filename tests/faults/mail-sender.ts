/**
 * A server that sends mail until it is killed: `node --import tsx mail-sender.ts <database> <mail server> <folder> <ms>`;
 * its clock runs so many milliseconds ahead.
 */
import { pino } from 'pino'
import { readConfig } from '../../server/config.ts'
import { openDatabase } from '../../server/database/open.ts'
import { startServer } from '../../server/start.ts'

const [databaseUrl = '', smtpUrl = '', folder = '', ahead = '0'] = process.argv.slice(2)
const config = readConfig({
  PORT: '0',
  DATA_DIR: folder,
  DATABASE_URL: databaseUrl,
  SMTP_URL: smtpUrl,
  LOG_LEVEL: 'error',
})
const log = pino({ level: 'error' }, pino.destination(2))
const database = await openDatabase(config, log)
const now = () => new Date(Date.now() + Number(ahead))
await startServer(config, database, log, { web: '/nowhere', contract: '{}' }, { now })
process.send?.('started')
