import type { ImportKind } from '../../domain/imports/fields.ts'
import { companies } from './companies/companies.queries.ts'
import { contacts } from './contacts/contacts.queries.ts'
import type { KindOfImport } from './kind.ts'
import { locations } from './locations/locations.queries.ts'
import { people } from './people/people.queries.ts'
import { positions } from './positions/positions.queries.ts'
import { projects } from './projects/projects.queries.ts'

export const kindsOfImport: Record<ImportKind, KindOfImport> = {
  companies,
  people,
  locations,
  contacts,
  projects,
  positions,
}
