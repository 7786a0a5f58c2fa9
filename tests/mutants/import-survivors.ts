/** Mutants of the rules of imports that may live, by the reason. */
export const importSurvivors: Readonly<Record<string, readonly string[]>> = {
  'every place that is looked at is there': ['domain/imports/captioned.ts: 0 → one more'],
  'nobody looks beyond the last letter': ['domain/imports/captioned.ts: 1 → one more'],
  'it is seventy seconds in two hundred years, and whole days are told': [
    'domain/imports/cells.ts: 86_400_000 → one more',
  ],
  'exactly one is answered before': ['domain/imports/fields.ts: > → >= in met.length > 1'],
  'it is the same, only slower': ['domain/imports/country.ts: if (known) return known → left out'],
  'before the first cell there is none': ['domain/imports/judge-rows.ts: 1 → one more'],
  'what is settled in a row is always of a column': [
    'domain/imports/judge-rows.ts: settled.map(({ field }) => field).filter(field => field !==  → unfiltered',
  ],
  'before the first line there is none': ['domain/imports/table.ts: 1 → one more'],
  'there is no rule for no field': ['domain/imports/read-row.ts: field === null ? undefined : rules[field] → never so'],
  'an empty cell says nothing further down either': ["domain/imports/read-row.ts: '' → another word"],
  'every client has a name, no number is empty, and what lacks a postcode lacks it alike': [
    "domain/imports/companies/kind.ts: '' → another word",
  ],
  'nobody is known by no number': [
    'domain/imports/companies/kind.ts: number === undefined ? undefined : byNumber.get(number) → never so',
    'domain/imports/people/kind.ts: number === undefined ? undefined : byNumber.get(number) → never so',
  ],
  'what stands in the cell is told instead': [
    'domain/imports/companies/kind.ts: text: number → left out',
    'domain/imports/people/kind.ts: text: number → left out',
    'domain/imports/people/kind.ts: text: email → left out',
    'domain/imports/positions/kind.ts: text: startTime → left out',
    'domain/imports/positions/kind.ts: text: endTime → left out',
  ],
  'every contact has a company and a name by then': ["domain/imports/contacts/kind.ts: '' → another word"],
  'every place has a name, and what lacks a postcode lacks it alike': [
    "domain/imports/locations/kind.ts: '' → another word",
  ],
  'no function is called so, and none has such an id': ["domain/imports/people/functions.ts: '' → another word"],
  'both names are there by then, and nobody has an empty number, address or id': [
    "domain/imports/people/kind.ts: '' → another word",
  ],
  'a cell is trimmed: both are there, or neither is': [
    "domain/imports/people/kind.ts: || → && in one === '' || two === ''",
  ],
  'nobody is looked for by an empty address': [
    'domain/imports/people/kind.ts: items.filter(({ values }) => values.email !== undefined) → unfiltered',
  ],
  'nobody is known by no address': [
    'domain/imports/people/kind.ts: email === undefined ? [] : free(byAddress(email)) → never so',
  ],
  'nobody is found there, so nobody is uncertain': [
    'domain/imports/people/kind.ts: certain: true → left out',
    'domain/imports/people/kind.ts: true → false',
  ],
  'of several none is certain anyway, and of none nobody is meant': [
    'domain/imports/people/kind.ts: every → some in maybe.every(one => isBare(one.values))',
  ],
  "no address is nobody's": ['domain/imports/people/kind.ts: if (email === undefined) return null → left out'],
  'an empty cell has no comma': ['domain/imports/people/kind.ts: cells[at] ? [cells[at]] : [] → always so'],
  'ids, days and times are each of one length': ["domain/imports/positions/kind.ts: ' ' → another word"],
  'everything a position needs is there by then, and a zone nobody knows is none either way': [
    "domain/imports/positions/kind.ts: '' → another word",
  ],
  'name, client and first day are there by then, and nobody has an empty number': [
    "domain/imports/projects/kind.ts: '' → another word",
  ],
  'nothing is known by no number': [
    'domain/imports/projects/kind.ts: values.number === undefined ? undefined : byNumber.get(value → never so',
  ],
}
