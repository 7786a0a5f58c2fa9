import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { z } from 'zod'
import type { Document } from '../../openapi/documents.shapes.ts'
import { freePort } from '../../server/database/embedded/postmaster.ts'
import { migrate } from '../../server/database/migrate.ts'
import { openDatabase } from '../../server/database/open.ts'
import { verifyPaper } from '../../server/documents/verify/verify-paper.ts'
import { diskStore } from '../../server/files/disk-store.ts'
import { readFile } from '../../server/files/stored-files.ts'
import { drawn } from '../support/calls.ts'
import { silent } from '../support/database.ts'
import { full } from '../support/full.ts'
import { paper } from '../support/files/papers.ts'
import { seeded } from '../support/random/seeded.ts'
import { exchange, type Received } from '../support/server.ts'
import { answered } from '../support/stage.ts'
import { temporaryFolder } from '../support/files/temporary-folder.ts'
import { until } from '../support/until.ts'
import { createWorld, type TenantWorld } from '../support/world.ts'
import { password } from '../support/world/cast.ts'
import { asSuperuser } from './as-superuser.ts'
import { Killer, kill9 } from './killer.ts'
import { processesOn } from './processes.ts'
import { type Bundle, bundleServer, startProcess } from './server-process.ts'

type Doc = z.output<typeof Document>

const rounds = full ? 60 : 5
const atOnce = 4
const lots = seeded()

let folder: ReturnType<typeof temporaryFolder>
let bundle: Bundle
let world: TenantWorld
let bytes: Uint8Array
beforeAll(async () => {
  folder = temporaryFolder()
  bundle = await bundleServer()
  // Long enough to be killed within.
  bytes = await paper([], 120)
  const database = await openDatabase({ dataDir: folder.path, explicitDataDir: true }, silent)
  try {
    await migrate(database)
    world = (await createWorld(database)).a
  } finally {
    await database.close()
  }
})
afterAll(async () => {
  await until(() => {
    const left = processesOn(folder.path)
    for (const { pid } of left) kill9(pid)
    return left.length === 0
  }, 'every process of this test to be gone')
  bundle.remove()
  folder.remove()
})

/** Asks until it is answered, under one key. */
async function insist(
  port: () => number,
  path: string,
  sent: { body?: unknown; token?: string; key: string | null },
): Promise<Received> {
  for (let asked = 0; asked < 2000; asked++) {
    const received = await exchange(port(), world.host, 'POST', `/api/v1${path}`, sent).catch(() => undefined)
    if (received && received.status < 500 && received.status !== 429) return received
    await pause(50)
  }
  throw new Error(`nobody answers POST ${path}`)
}

it.runIf(process.platform === 'linux')(
  `a paper is finished once and whole, or not yet, over ${rounds} kills while papers are stamped, seed ${lots.seed}`,
  { timeout: rounds * 60_000 },
  async () => {
    const number = await freePort()
    const port = () => number
    const killer = new Killer(
      () => startProcess(bundle, number, { DATA_DIR: folder.path }),
      join(folder.path, 'postgres/db/postmaster.pid'),
      seeded(lots.seed + 1),
    )
    await killer.start()
    const token = async (login: string) =>
      answered<{ token: string }>(await insist(port, '/auth/token', { body: { login, password }, key: null })).token
    const [office, member] = [await token(world.logins.office), await token(world.logins.member)]
    const signed: string[] = []
    let burning = true
    const desk = async () => {
      while (burning) {
        const post = async (path: string, body: unknown, by: string, status: number) =>
          answered<Doc>(await insist(port, path, { body, token: by, key: crypto.randomUUID() }), status)
        const { id } = await post(
          '/documents',
          {
            ...{ name: 'House rules', typeId: world.documentTypes.agreement },
            signatories: [{ role: 'Crew', personId: world.persons.member }],
          },
          office,
          201,
        )
        const { version } = await post(`/documents/${id}/file`, bytes, office, 200)
        await post(`/documents/${id}/sign/1`, { versionId: version?.id, signature: drawn, formFields: [] }, member, 200)
        signed.push(id)
      }
    }
    const desks = Array.from({ length: atOnce }, desk)
    const killing = async () => {
      for (let round = 0; round < rounds; round++) await killer.round()
    }
    try {
      await Promise.race([killing(), Promise.all(desks)])
    } finally {
      burning = false
    }
    await Promise.all(desks)

    const count = (query: string) =>
      asSuperuser(folder.path, async admin => (await admin.query<{ n: number }>(query)).rows[0]?.n)
    await expect
      .poll(() => count(`select count(*)::int as n from document where finished_file_id is not null`), {
        timeout: 900_000,
        interval: 500,
      })
      .toBe(signed.length)
    expect(await killer.stop()).toBe(0)

    const database = await openDatabase({ dataDir: folder.path, explicitDataDir: true }, silent)
    try {
      const files = diskStore(folder.path)
      const rows = await database.withTenant(world.id, tx =>
        tx.raw<{ id: string; fileId: string; ends: number }>(
          `select d.id, d.finished_file_id as "fileId",
            (select count(*)::int from document_trail t where t.document_id = d.id and t.event = 'finished') as ends
            from document d where d.id = any($1::uuid[])`,
          [signed],
        ),
      )
      expect(rows.map(({ id }) => id).toSorted()).toEqual(signed.toSorted())
      for (const { id, fileId, ends } of rows) {
        expect(ends, id).toBe(1)
        const kept = await readFile({ database, files }, world.id, fileId)
        expect(kept && (await verifyPaper(database, files, kept.bytes))?.findings, id).toEqual([])
      }
    } finally {
      await database.close()
    }
    const { kills, endedByItself, longestRecovery } = killer
    console.log(
      JSON.stringify({ seed: lots.seed, rounds, kills, endedByItself, longestRecovery, signed: signed.length }),
    )
  },
)
