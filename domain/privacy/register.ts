import type { ColumnClass, OfPerson, Register, Registered } from './register.types.ts'
import { agency } from './register/agency.ts'
import { messages } from './register/messages.ts'
import { money } from './register/money.ts'
import { papers } from './register/papers.ts'
import { people } from './register/people.ts'
import { work } from './register/work.ts'

/** Every table, and what each of its columns is. Exports and erasing go by it alone; a test holds it against the schema. */
export const register: Register = { ...people, ...work, ...papers, ...money, ...messages, ...agency }

/** Columns of a table that are of some of these classes, in the order of the register. */
export const columnsOf = ({ columns }: Registered, ...classes: ColumnClass[]): string[] =>
  classes.flatMap(name => columns[name]?.split(' ') ?? [])

export interface PersonTable {
  table: string
  registered: Registered
  person: OfPerson
}

/** Whether what goes of one is found by way of the other. */
const reads = ({ person: { of, stays = '', gone } }: PersonTable, table: string): boolean =>
  gone !== 'kept' && new RegExp(`(from|join) ${table} `).test(`${of} ${stays}`)

function ordered(all: readonly PersonTable[]): PersonTable[] {
  const order: PersonTable[] = []
  let left = [...all]
  while (left.length) {
    const free = left.filter(
      ({ table, person }) =>
        person.gone === 'kept' || !left.some(other => other.table !== table && reads(other, table)),
    )
    if (!free.length) throw new Error('conditions of the register read each other in a circle')
    order.push(...free)
    left = left.filter(one => !free.includes(one))
  }
  return order
}

/** Tables with rows of one person; those first that find theirs by way of another, while it still has its own. */
export const personTables: readonly PersonTable[] = ordered(
  Object.entries(register).flatMap(([table, registered]) =>
    registered.person ? [{ table, registered, person: registered.person }] : [],
  ),
)
