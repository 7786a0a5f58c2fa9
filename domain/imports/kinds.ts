import { companies } from './companies/kind.ts'
import { contacts } from './contacts/kind.ts'
import type { ImportKind } from './fields.ts'
import type { Kind } from './kind.ts'
import { locations } from './locations/kind.ts'
import { people } from './people/kind.ts'
import { positions } from './positions/kind.ts'
import { projects } from './projects/kind.ts'

export const kinds: Record<ImportKind, Kind> = { companies, people, locations, contacts, projects, positions }
