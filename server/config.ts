import { resolve } from 'node:path'
import { z } from 'zod'

/** A start that was refused for a reason a person can mend: print the message, without the stack. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused'
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

export interface Config {
  port: number
  host: string
  /** Absolute. The embedded database may move it; `Database.dataDir` is what holds. */
  dataDir: string
  /** Whether DATA_DIR was given: only a folder nobody asked for may be moved elsewhere. */
  explicitDataDir: boolean
  databaseUrl?: string
  /** The same database past a pooler that keeps no sessions: for notifications, jobs, migrations and commands. */
  databaseDirectUrl?: string
  /** Connections one copy of the server holds for requests, at most; else 20. */
  databaseConnections?: number
  /** Origin without a slash at the end. */
  publicUrl?: string
  /** `true`: every proxy; a number: that many hops; `false`: the peer's address is the client's. */
  trustProxy: boolean | number
  demo: boolean
  /** Holds a password: never printed. Without it, mail is written into the data folder. */
  smtpUrl?: string
  /** Sender of every mail; else noreply@ the agency's main host. */
  mailFrom?: string
  /** The gateway that sends text messages; the token is never printed. Without it none are sent. */
  sms?: { url: string; token?: string; from?: string }
  /** Where files are kept instead of the data folder. */
  s3?: { endpoint: string; bucket: string; region: string; accessKeyId: string; secretAccessKey: string }
  /** Folder of the agencies' own keys, absolute; without it finished papers carry no digital signature. */
  signingKeys?: string
  /** Origins of further services messages to devices may be sent through. */
  pushServices: readonly string[]
  /** The scanner for malware; without it files are not looked through. */
  clamavUrl?: string
  logLevel: (typeof LOG_LEVELS)[number]
  nodeEnv: 'production' | 'development' | 'test'
}

const ON = ['true', 'on', 'yes', '1']
const OFF = ['false', 'off', 'no', '0']

const given = z.string().trim()

const number = (low: number, high: number) =>
  given
    .refine(text => /^\d+$/.test(text) && Number(text) >= low && Number(text) <= high, {
      error: `must be a whole number from ${low} to ${high}`,
    })
    .transform(Number)

const onOrOff = given
  .toLowerCase()
  .refine(text => [...ON, ...OFF].includes(text), { error: 'must be true or false' })
  .transform(text => ON.includes(text))

const address = (protocols: readonly string[], error: string) =>
  given.refine(text => URL.canParse(text) && protocols.includes(new URL(text).protocol), { error })

/** One entry a variable: its shape, what it is for, and an example for whoever got it wrong. `.env.example` says the same. */
const variables = {
  PORT: {
    shape: number(0, 65535).default(4000),
    about: 'Port to listen on. 0 takes any free one.',
    example: '4000',
  },
  HOST: {
    shape: given.default('127.0.0.1'),
    about: 'Address to listen on. 0.0.0.0 opens it to the network.',
    example: '127.0.0.1',
  },
  DATA_DIR: {
    shape: given.optional(),
    about: 'Folder of the embedded database, uploaded files and unsent mail.',
    example: './data',
  },
  DATABASE_URL: {
    shape: address(['postgres:', 'postgresql:'], 'must be a PostgreSQL address').optional(),
    about: 'Your own PostgreSQL, 15 or newer. Without it a private one runs inside DATA_DIR.',
    example: 'postgres://calltime:password@db.example.com:5432/calltime',
  },
  DATABASE_DIRECT_URL: {
    shape: address(['postgres:', 'postgresql:'], 'must be a PostgreSQL address').optional(),
    about: 'The same database past a pooler such as pgbouncer: notifications, jobs, migrations and commands go there.',
    example: 'postgres://calltime:password@db.example.com:5432/calltime',
  },
  DATABASE_CONNECTIONS: {
    shape: number(5, 500).optional(),
    about: 'Connections one copy holds for requests, at most; seven more are for jobs and notifications.',
    example: '20',
  },
  PUBLIC_URL: {
    shape: address(['http:', 'https:'], 'must be a web address')
      .refine(text => /^https?:\/\/[^/?#]+\/?$/i.test(text), { error: 'must be an origin without a path' })
      .transform(text => new URL(text).origin)
      .optional(),
    about: "Where people reach this server; used in links when a tenant's host is not configured.",
    example: 'https://crew.example.com',
  },
  TRUST_PROXY: {
    shape: given
      .toLowerCase()
      .refine(text => text === 'true' || text === 'false' || /^\d{1,2}$/.test(text), {
        error: 'must be true, false or the number of proxies in front',
      })
      .transform(text => (text === 'true' ? true : text === 'false' || Number(text) === 0 ? false : Number(text)))
      .default(false),
    about: 'Whether to read the client address from X-Forwarded-For: false, true, or the number of proxies in front.',
    example: '1',
  },
  DEMO: {
    shape: onOrOff.optional(),
    about: 'Demo tenants. On with the embedded database, off with DATABASE_URL, unless said here.',
    example: 'false',
  },
  SMTP_URL: {
    shape: given
      .regex(/^smtps?:/i, { error: 'must begin with smtp:// or smtps://' })
      .refine(text => URL.canParse(text) && new URL(text).hostname !== '', { error: 'must name a mail server' })
      .optional(),
    about: 'The server that sends mail. Without it, mail is written to DATA_DIR/mail and sent to nobody.',
    example: 'smtps://user:password@smtp.example.com',
  },
  MAIL_FROM: {
    shape: z.email({ error: 'must be a mail address' }).optional(),
    about: "Sender of every mail. Without it: noreply@ and the agency's main host.",
    example: 'noreply@example.com',
  },
  SMS_URL: {
    shape: address(['http:', 'https:'], 'must be a web address').optional(),
    about: 'The gateway that sends text messages about near calls: JSON by POST. Without it, none are sent.',
    example: 'https://sms.example.com/messages',
  },
  SMS_TOKEN: {
    shape: given.regex(/^[\x21-\x7e]+$/, { error: 'must be one word of plain characters' }).optional(),
    about: 'Bearer token of the gateway.',
    example: 'k3y-of-the-gateway',
  },
  SMS_FROM: {
    shape: given
      .regex(/^(\+[1-9]\d{7,14}|[A-Za-z0-9 ]{1,11})$/, {
        error: 'must be a number like +4940555010 or up to 11 letters',
      })
      .optional(),
    about: 'Sender of every text message, where the gateway lets it be chosen.',
    example: 'Nordlicht',
  },
  S3_ENDPOINT: {
    shape: address(['http:', 'https:'], 'must be a web address')
      .transform(text => text.replace(/\/+$/, ''))
      .optional(),
    about: 'S3-compatible storage for files. Without it, files lie in DATA_DIR.',
    example: 'https://s3.example.com',
  },
  S3_BUCKET: {
    shape: given.regex(/^[\w.-]+$/, { error: 'must be the name of a bucket' }).optional(),
    about: 'Bucket for files; it must exist.',
    example: 'calltime',
  },
  S3_REGION: {
    shape: given.default('us-east-1'),
    about: 'Region of the bucket.',
    example: 'us-east-1',
  },
  S3_ACCESS_KEY_ID: { shape: given.optional(), about: 'Access key of the bucket.', example: 'AKIAEXAMPLE' },
  S3_SECRET_ACCESS_KEY: { shape: given.optional(), about: 'Its secret.', example: 'wJalrXUtnFEMIEXAMPLE' },
  SIGNING_KEYS: {
    shape: given.optional(),
    about: 'Folder with HOST.p12 and HOST.password of each agency whose finished papers are signed digitally.',
    example: '/run/secrets/calltime',
  },
  PUSH_SERVICES: {
    shape: given
      .transform(text => text.split(/[\s,]+/).filter(part => part !== ''))
      .refine(origins => origins.every(origin => URL.canParse(origin) && new URL(origin).origin === origin), {
        error: 'must be origins, separated by commas',
      })
      .optional(),
    about: 'Further services messages to devices may be sent through; those of the usual browsers are known.',
    example: 'https://push.example.com',
  },
  CLAMAV_URL: {
    shape: address(['tcp:', 'unix:'], 'must be a tcp or unix address')
      .refine(text => new URL(text).protocol === 'unix:' || /^tcp:\/\/[^/]+:\d+\/?$/.test(text), {
        error: 'must name a port',
      })
      .optional(),
    about:
      'The clamd that looks through every file before it is taken. Without it files are not scanned, and the desks read so.',
    example: 'tcp://127.0.0.1:3310',
  },
  LOG_LEVEL: {
    shape: given
      .toLowerCase()
      .pipe(z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` }))
      .default('info'),
    about: `How much is logged: ${LOG_LEVELS.join(', ')}.`,
    example: 'info',
  },
  NODE_ENV: {
    shape: given
      .pipe(z.enum(['production', 'development', 'test'], { error: 'must be production, development or test' }))
      .default('production'),
    about: 'development and test check every reply against the contract.',
    example: 'production',
  },
} as const

type Name = keyof typeof variables

const Environment = z.object({
  PORT: variables.PORT.shape,
  HOST: variables.HOST.shape,
  DATA_DIR: variables.DATA_DIR.shape,
  DATABASE_URL: variables.DATABASE_URL.shape,
  DATABASE_DIRECT_URL: variables.DATABASE_DIRECT_URL.shape,
  DATABASE_CONNECTIONS: variables.DATABASE_CONNECTIONS.shape,
  PUBLIC_URL: variables.PUBLIC_URL.shape,
  TRUST_PROXY: variables.TRUST_PROXY.shape,
  DEMO: variables.DEMO.shape,
  SMTP_URL: variables.SMTP_URL.shape,
  MAIL_FROM: variables.MAIL_FROM.shape,
  SMS_URL: variables.SMS_URL.shape,
  SMS_TOKEN: variables.SMS_TOKEN.shape,
  SMS_FROM: variables.SMS_FROM.shape,
  S3_ENDPOINT: variables.S3_ENDPOINT.shape,
  S3_BUCKET: variables.S3_BUCKET.shape,
  S3_REGION: variables.S3_REGION.shape,
  S3_ACCESS_KEY_ID: variables.S3_ACCESS_KEY_ID.shape,
  S3_SECRET_ACCESS_KEY: variables.S3_SECRET_ACCESS_KEY.shape,
  SIGNING_KEYS: variables.SIGNING_KEYS.shape,
  PUSH_SERVICES: variables.PUSH_SERVICES.shape,
  CLAMAV_URL: variables.CLAMAV_URL.shape,
  LOG_LEVEL: variables.LOG_LEVEL.shape,
  NODE_ENV: variables.NODE_ENV.shape,
})

/** May hold a password: a complaint does not repeat them. */
const secrets: readonly string[] = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'SMTP_URL',
  'SMS_URL',
  'SMS_TOKEN',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
]

/** What was wrong with one variable. */
const complaint = (name: Name, value: string | undefined, problem: string): string => {
  const shown = secrets.includes(name) ? 'its value' : `"${value ?? ''}"`
  const { about, example } = variables[name]
  return `${name}: ${shown} ${problem}. ${about} Example: ${name}=${example}`
}

/** Storage is configured whole or not at all. Throws `StartRefused` naming what is missing. */
function storageOf(data: z.output<typeof Environment>): Pick<Config, 's3'> {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = data
  const parts = { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }
  if (Object.values(parts).every(value => value === undefined)) return {}
  if (S3_ENDPOINT && S3_BUCKET && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY)
    return {
      s3: {
        endpoint: S3_ENDPOINT,
        bucket: S3_BUCKET,
        region: data.S3_REGION,
        accessKeyId: S3_ACCESS_KEY_ID,
        secretAccessKey: S3_SECRET_ACCESS_KEY,
      },
    }
  const missing = Object.entries(parts).flatMap(([name, value]) => (value === undefined ? [name] : []))
  throw new StartRefused(`Storage for files is configured in part: ${missing.join(' and ')} missing. Set all or none.`)
}

/** Throws `StartRefused` where there is no gateway to use them at, or the token would travel in the open. */
function smsOf({ SMS_URL, SMS_TOKEN, SMS_FROM }: z.output<typeof Environment>): Pick<Config, 'sms'> {
  if (SMS_URL === undefined) {
    if (SMS_TOKEN === undefined && SMS_FROM === undefined) return {}
    throw new StartRefused('SMS_TOKEN or SMS_FROM is set without SMS_URL: name the gateway, or neither of them.')
  }
  const { protocol, hostname } = new URL(SMS_URL)
  if (SMS_TOKEN !== undefined && protocol === 'http:' && !/^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname))
    throw new StartRefused('SMS_URL: a token goes to another machine by https:// only.')
  return {
    sms: {
      url: SMS_URL,
      ...(SMS_TOKEN === undefined ? {} : { token: SMS_TOKEN }),
      ...(SMS_FROM === undefined ? {} : { from: SMS_FROM }),
    },
  }
}

/** A way past the pooler leads to the database that is named. Throws `StartRefused` where none is. */
function addressesOf({
  DATABASE_URL,
  DATABASE_DIRECT_URL,
}: z.output<typeof Environment>): Pick<Config, 'databaseUrl' | 'databaseDirectUrl'> {
  if (DATABASE_URL === undefined && DATABASE_DIRECT_URL !== undefined)
    throw new StartRefused('DATABASE_DIRECT_URL is set without DATABASE_URL: name the pooler there, or only that one.')
  return {
    ...(DATABASE_URL === undefined ? {} : { databaseUrl: DATABASE_URL }),
    ...(DATABASE_DIRECT_URL === undefined ? {} : { databaseDirectUrl: DATABASE_DIRECT_URL }),
  }
}

/** The same, with its database reached past a pooler: for whatever needs a session of its own. */
export const pastPooler = (config: Config): Config =>
  config.databaseDirectUrl === undefined ? config : { ...config, databaseUrl: config.databaseDirectUrl }

const isName = (key: unknown): key is Name => typeof key === 'string' && Object.hasOwn(variables, key)

/**
 * The environment as configuration; an empty variable counts as absent.
 * Throws `StartRefused` naming every wrong variable, what is wrong with it and an example.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const filled = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
  const parsed = Environment.safeParse(filled)
  if (!parsed.success) {
    // One sentence a variable: after the first thing wrong, the rest is noise.
    const wrong = new Map(parsed.error.issues.toReversed().map(({ path: [key], message }) => [key, message]))
    const lines = [...wrong]
      .toReversed()
      .map(([key, message]) => (isName(key) ? complaint(key, filled[key], message) : message))
    throw new StartRefused(lines.join('\n'))
  }
  const { data } = parsed
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: resolve(data.DATA_DIR ?? './data'),
    explicitDataDir: data.DATA_DIR !== undefined,
    ...addressesOf(data),
    ...(data.DATABASE_CONNECTIONS === undefined ? {} : { databaseConnections: data.DATABASE_CONNECTIONS }),
    ...(data.PUBLIC_URL === undefined ? {} : { publicUrl: data.PUBLIC_URL }),
    trustProxy: data.TRUST_PROXY,
    demo: data.DEMO ?? data.DATABASE_URL === undefined,
    ...(data.SMTP_URL === undefined ? {} : { smtpUrl: data.SMTP_URL }),
    ...(data.MAIL_FROM === undefined ? {} : { mailFrom: data.MAIL_FROM }),
    ...smsOf(data),
    ...storageOf(data),
    ...(data.SIGNING_KEYS === undefined ? {} : { signingKeys: resolve(data.SIGNING_KEYS) }),
    pushServices: data.PUSH_SERVICES ?? [],
    ...(data.CLAMAV_URL === undefined ? {} : { clamavUrl: data.CLAMAV_URL }),
    logLevel: data.LOG_LEVEL,
    nodeEnv: data.NODE_ENV,
  }
}
