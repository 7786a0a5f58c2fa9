import pg from 'pg'

export interface Access {
  port: number
  password: string
  database?: string
}

// Two halves of one advisory key; any value will do as long as it never changes.
const KEY = [1_128_353_868, 4711] as const

/** A connection as the superuser of the embedded database. The caller ends it. */
export async function connectAsSuperuser({ port, password, database = 'postgres' }: Access): Promise<pg.Client> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    password,
    database,
    ssl: false,
    connectionTimeoutMillis: 3000,
    application_name: 'calltime owner',
  })
  client.on('error', () => {})
  await client.connect()
  return client
}

/** Whether somebody holds the owner's lock; looking does not take it. Throws the driver's error when nobody answers. */
export async function isOwned(access: Access): Promise<boolean> {
  const client = await connectAsSuperuser(access)
  try {
    const { rowCount } = await client.query(
      `select from pg_locks where locktype = 'advisory' and granted and classid = $1 and objid = $2 and objsubid = 2`,
      [...KEY],
    )
    return rowCount !== 0
  } finally {
    await client.end().catch(() => {})
  }
}

/** Takes the owner's lock for as long as the connection lives; nothing if somebody else has it. */
export async function takeOwnership(access: Access): Promise<pg.Client | undefined> {
  const client = await connectAsSuperuser(access)
  try {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1, $2) as mine', [...KEY])
    if (rows[0]?.mine === true) return client
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
  await client.end()
  return undefined
}
