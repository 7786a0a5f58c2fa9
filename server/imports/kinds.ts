import type { ImportKind } from '../../domain/imports/fields.ts'
import { companies } from './companies/companies.queries.ts'
import type { KindOfImport } from './kind.ts'
import { people } from './people/people.queries.ts'

export const kindsOfImport: Record<ImportKind, KindOfImport> = { companies, people }
