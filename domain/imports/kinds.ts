import { companies } from './companies/kind.ts'
import type { ImportKind } from './fields.ts'
import type { Kind } from './kind.ts'
import { people } from './people/kind.ts'

export const kinds: Record<ImportKind, Kind> = { companies, people }
