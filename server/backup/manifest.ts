import { z } from 'zod'

/** What a backup says about itself; written last, so that a folder without one is none. */
export const Manifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Of the server it was taken from, as `18.4`. */
  postgres: z.string(),
  /** When each applied migration was made, ms: the target is brought to the same before rows are copied. */
  migrations: z.array(z.number()),
  /** In an order in which every row finds the rows it refers to. */
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.number(),
      /** Of the compressed file, hex. */
      sha256: z.string(),
    }),
  ),
  files: z.array(z.object({ tenantId: z.uuid(), id: z.uuid(), contentType: z.string(), sha256: z.string() })),
})
export type Manifest = z.output<typeof Manifest>

export const tableFile = (name: string) => `tables/${name}.copy.gz`
export const storedFilePath = (tenantId: string, id: string) => `files/${tenantId}/${id}`

/** A backup that cannot be made or restored, for a reason a person can mend. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused'
}
