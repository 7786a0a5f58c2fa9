import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { columnsOf, personTables, register } from '../../../domain/privacy/register.ts'
import type { ColumnClass } from '../../../domain/privacy/register.types.ts'
import { setStage, type Stage } from '../../support/stage.ts'

const classes: ColumnClass[] = ['plain', 'own', 'once', 'shared', 'actor', 'other', 'secret']

interface Column {
  table: string
  column: string
  /** Tables it refers to. */
  to: string[]
}

let stage: Stage
let columns: Column[]
beforeAll(async () => {
  stage = await setStage()
  columns = await stage.admin<{ table: string; column: string; to: string[] }>(
    `select c.table_name as "table", c.column_name as "column", coalesce((select array_agg(k.confrelid::regclass::text)
        from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
        where k.contype = 'f' and k.conrelid = quote_ident(c.table_name)::regclass and a.attname = c.column_name), '{}') as "to"
      from information_schema.columns c join pg_tables t on t.schemaname = c.table_schema and t.tablename = c.table_name
      where c.table_schema = 'public' order by c.table_name, c.ordinal_position`,
  )
})
afterAll(() => stage.close())

const told = ({ table, column }: Column) => `${table}.${column}`
const known = () =>
  Object.entries(register).flatMap(([table, registered]) =>
    columnsOf(registered, ...classes).map(column => `${table}.${column}`),
  )

describe('the register of what is kept', () => {
  it('knows every column of every table, once, and none that is gone', () => {
    const there = columns.filter(({ column }) => column !== 'tenant_id').map(told)
    expect(there.length).toBeGreaterThan(900)
    expect(known().toSorted()).toEqual(there.toSorted())
  })

  it('calls no reference to a person plain', () => {
    const plain = new Set(
      Object.entries(register).flatMap(([table, registered]) =>
        columnsOf(registered, 'plain').map(column => `${table}.${column}`),
      ),
    )
    const people = columns.filter(({ column, to }) => column !== 'tenant_id' && to.includes('person'))
    expect(people.length).toBeGreaterThan(60)
    expect(people.map(told).filter(name => plain.has(name))).toEqual([])
  })

  it('says of every table with a person of its own whose rows they are', () => {
    const ofPerson = new Set(personTables.map(({ table }) => table))
    const others = ['document_type_signatory', 'document_signatory']
    const owned = columns.filter(({ column, to }) => column === 'person_id' && to.includes('person'))
    expect(owned.map(({ table }) => table).filter(table => !ofPerson.has(table) && !others.includes(table))).toEqual([])
  })

  it('empties only columns of rows that stay, and says why anything stays', () => {
    for (const { table, registered, person } of personTables) {
      const once = columnsOf(registered, 'once', 'shared')
      expect([table, once.length > 0]).toEqual([table, person.gone === 'columns'])
      if (person.gone === 'kept' || person.stays !== undefined)
        expect([table, person.law]).not.toEqual([table, undefined])
    }
  })

  it('has conditions the database understands', async () => {
    const { a } = stage.world
    for (const { table, person } of personTables) {
      const text = `select count(*) filter (where ${person.stays ?? 'true'}) as stays, max(${person.day ?? 'null::date'}) as latest
        from ${table} x where x.tenant_id = $tenant and ${person.of}`
      const asked = text
        .replaceAll('$tenant', `'${a.id}'::uuid`)
        .replaceAll('$person', `'${a.persons.member}'::uuid`)
        .replaceAll('$today', `'2026-11-27'::date`)
      await expect(stage.admin(asked)).resolves.toHaveLength(1)
    }
  })
})
