import { type SQL, sql } from 'drizzle-orm'
import { type PersonTable, columnsOf, personTables } from '../../domain/privacy/register.ts'

/** Whose rows, seen on which day. */
export interface Whose {
  tenantId: string
  personId: string
  now: Date
}

/** A condition of the register on rows `x`, about somebody. */
export function ofPerson(condition: string, { tenantId, personId, now }: Whose): SQL {
  const values: Record<string, SQL> = {
    tenant: sql`${tenantId}::uuid`,
    person: sql`${personId}::uuid`,
    today: sql`${now.toISOString().slice(0, 10)}::date`,
  }
  const parts = condition.split(/\$(tenant|person|today)/)
  return sql.join(parts.map((part, at) => (at % 2 === 0 ? sql.raw(part) : (values[part] ?? sql``))))
}

/** What stands in an emptied column that holds something always; in all others nothing does. */
const blanks: Readonly<Record<string, string>> = {
  'login.login': `'erased-' || x.id || '@erased.invalid'`,
  'login.password_hash': `'erased'`,
  'person.public_profile': 'false',
  'crew_message.text': `'–'`,
  'activity.changes': `'[]'::jsonb`,
  'activity.text': `case when x.type = 'COMMENT' then '–' end`,
  'activity.title': `case when x.type = 'TODO' then '–' end`,
  'data_import.sample': `'[]'::jsonb`,
  'data_import.file_name': `'–'`,
  // Its pieces are taken out of the store once it is over.
  'upload.expires_at': `least(x.expires_at, x.created_at)`,
}
const blankOf = (table: string, column: string) => blanks[`${table}.${column}`] ?? 'null'

const emptied = ({ registered }: PersonTable) => columnsOf(registered, 'once', 'shared', 'secret')

/** Rows that are another before and after, so that what was emptied already is not counted again. */
const holds = (one: PersonTable): string =>
  columnsOf(one.registered, 'once', 'shared')
    .map(column => `x.${column} is distinct from (${blankOf(one.table, column)})`)
    .join(' or ')

function counting(one: PersonTable): { goes: string; stays: string } {
  const { gone, stays, law } = one.person
  const staying = stays ?? 'false'
  if (gone === 'rows') return { goes: `not (${staying})`, stays: staying }
  return {
    goes: gone === 'columns' ? `not (${staying}) and (${holds(one)})` : 'false',
    stays: law === undefined ? 'false' : 'true',
  }
}

/** A row for each table with how much of somebody goes and stays, and the latest day that binds. */
export const countedRows = (whose: Whose): SQL =>
  sql.join(
    personTables.map(one => {
      const { goes, stays } = counting(one)
      const { kind, law = null, of, day = 'null::date' } = one.person
      const at = (condition: string) => ofPerson(condition, whose)
      return sql`select ${kind}::text as kind, ${law}::text as law, count(*) filter (where ${at(goes)})::int as goes,
        count(*) filter (where ${at(stays)})::int as stays, (max(${at(day)}) filter (where ${at(stays)}))::text as latest
        from ${sql.raw(one.table)} x where x.tenant_id = ${whose.tenantId}::uuid and ${at(of)}`
    }),
    sql` union all `,
  )

/**
 * The statements that erase what goes at once, one after the other: each finds its rows while those it reads are there.
 * Sent as one text without parameters; ids and days are none of anybody's words.
 */
export function erasingText({ tenantId, personId, now }: Whose): string {
  const statements = personTables.flatMap(one => {
    const { table, person } = one
    const which = `x.tenant_id = $tenant and ${person.of} and not (${person.stays ?? 'false'})`
    if (person.gone === 'rows') return [`delete from ${table} x where ${which}`]
    if (person.gone === 'kept') return []
    const set = emptied(one).map(column => `${column} = ${blankOf(table, column)}`)
    return [`update ${table} x set ${set.join(', ')} where ${which}`]
  })
  return statements
    .join(';\n')
    .replaceAll('$tenant', `'${tenantId}'::uuid`)
    .replaceAll('$person', `'${personId}'::uuid`)
    .replaceAll('$today', `'${now.toISOString().slice(0, 10)}'::date`)
}
