import { grouped } from '../../grouped.ts'
import { emailCell, plainRule } from '../cells.ts'
import { FirstLines, nameKey } from '../keys.ts'
import type { Kind, Matcher, Values } from '../kind.ts'
import { companyCell } from '../named-cell.ts'
import { needing } from '../read-row.ts'
import { contactColumns } from './columns.ts'

const emailKey = ({ company = '', email }: Values) => (email === undefined ? null : `${company} ${email}`)
const ownKey = ({ company = '', name = '' }: Values) => `${company} ${nameKey(name)}`

/** Contacts at clients: known by their company and their address, else their name there. */
export const contacts: Kind = {
  usual: contactColumns,
  rules: {
    ...{ company: { most: 200, read: companyCell }, name: plainRule(200), role: plainRule(100) },
    email: { most: 254, read: value => emailCell(value.toLowerCase()) },
    phone: { most: 40, figures: true },
  },
  completed: needing('company', 'name'),
  matcher: (_, { items }): Matcher => {
    const byEmail = grouped(items, ({ values }) => emailKey(values))
    const byName = grouped(items, ({ values }) => ownKey(values))
    const [targets, emails, names] = [new FirstLines(), new FirstLines(), new FirstLines()]
    return {
      meant: values => {
        const address = emailKey(values)
        const addressed = address === null ? [] : (byEmail.get(address) ?? [])
        return { found: addressed.length > 0 ? addressed : (byName.get(ownKey(values)) ?? []), certain: true }
      },
      objection: () => null,
      before: (values, line, meant) => {
        const address = emailKey(values)
        const all = [
          meant ? targets.before(meant.id, line) : null,
          address === null ? null : emails.before(address, line),
          names.before(ownKey(values), line),
        ].filter(first => first !== null)
        return all.length > 0 ? Math.min(...all) : null
      },
    }
  },
  label: ({ values }) => [values.name, values.email].filter(text => text !== undefined).join(' '),
}
