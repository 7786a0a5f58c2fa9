import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { is } from 'drizzle-orm'
import { PgTable, getTableConfig } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'
import { namedOtherwise } from '../../../server/files/held-files.ts'

const folder = join(import.meta.dirname, '../../../server/database/tables')
const files = readdirSync(folder)
const known = (list: readonly { table: string; column: string }[]) => list.map(one => `${one.table}.${one.column}`)
const snake = (name: string) => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)

describe('columns that name a stored file', () => {
  it('have a foreign key, or are looked through by name before a file is discarded', async () => {
    const found: string[] = []
    for (const file of files) {
      const tables: unknown[] = Object.values((await import(join(folder, file))) as Record<string, unknown>)
      for (const table of tables) {
        if (!is(table, PgTable)) continue
        const { name, columns, foreignKeys } = getTableConfig(table)
        const keyed = foreignKeys.flatMap(key => key.reference().columns.map(column => column.name))
        for (const column of columns)
          if (/(^|_)(file|small|picture|photo|logo)_id$/.test(snake(column.name)) && !keyed.includes(column.name))
            found.push(`${name}.${snake(column.name)}`)
      }
    }
    expect(found.toSorted()).toEqual(known(namedOtherwise.ids).toSorted())
  })

  it('within JSON are all looked through', () => {
    const found = files.flatMap(file => {
      const tables = readFileSync(join(folder, file), 'utf8')
        .split(/tenantTable\(\s*'/)
        .slice(1)
      return tables.flatMap(text =>
        [...text.matchAll(/(\w+): jsonb\(\)\.\$type<UploadedFile\b/g)].map(
          ([, column]) => `${text.slice(0, text.indexOf("'"))}.${snake(column ?? '')}`,
        ),
      )
    })
    expect(found.toSorted()).toEqual(known(namedOtherwise.json).toSorted())
  })
})
