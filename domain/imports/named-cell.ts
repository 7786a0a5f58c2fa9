import { exactly, nearest } from './captioned.ts'
import type { Captioned, Cell, ImportReason, Knowledge, Reading } from './kind.ts'

/** What is named by its number or code, else by its caption, as its id; a name several have is not certain. */
export const namedCell =
  (of: (knowledge: Knowledge) => readonly Captioned[] | undefined, unknown: ImportReason) =>
  (value: string, { knowledge }: Reading): Cell => {
    const among = of(knowledge) ?? []
    const coded = among.filter(({ code }) => code === value.trim())
    const [found, ...others] = coded.length > 0 ? coded : exactly(among, value)
    if (found && others.length === 0) return { value: found.id }
    return found ? { reason: 'several' } : { reason: unknown, becomes: nearest(among, value)?.caption ?? null }
  }

export const companyCell = namedCell(({ companies }) => companies, 'notCompany')
