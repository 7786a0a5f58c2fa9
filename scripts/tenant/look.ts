import { parseArgs } from 'node:util'
import { paletteFrom } from '../../domain/contrast.ts'
import type { Look } from '../../server/database/tables/tenants.ts'
import { saveLook } from '../../server/tenant/save-look.ts'
import { withDatabase } from './database.ts'

export const usage =
  'look --host HOST [--accent "#1f4f99"] [--ground "#0a1a33"] [--scheme auto|light|dark]\n' +
  '  [--background https://example.com/stage.jpg|none] [--tree "One crew, one tree"|none]'

const schemes: readonly Look['colorScheme'][] = ['auto', 'light', 'dark']

/** Gives an agency its colours; says which had to be moved until they can be read. */
export async function look(args: string[]): Promise<string> {
  const { values } = parseArgs({
    args,
    options: {
      host: { type: 'string' },
      accent: { type: 'string' },
      ground: { type: 'string' },
      scheme: { type: 'string' },
      background: { type: 'string' },
      tree: { type: 'string' },
    },
  })
  const { host, accent, ground, scheme, background, tree } = values
  if (!host || !(accent ?? ground ?? scheme ?? background ?? tree))
    throw new Error(`Say whose look, and what of it:\n${usage}`)
  const colorScheme = schemes.find(one => one === scheme)
  if (scheme !== undefined && !colorScheme) throw new Error(`"${scheme}" is none of ${schemes.join(', ')}.`)
  const mended = await withDatabase(database =>
    saveLook(
      database,
      host,
      before => ({
        ...before,
        ...(accent === undefined ? {} : paletteFrom(accent, ground)),
        ...(ground === undefined ? {} : { ground }),
        ...(colorScheme === undefined ? {} : { colorScheme }),
      }),
      {
        ...(background === undefined ? {} : { backgroundUrl: background === 'none' ? null : background }),
        ...(tree === undefined ? {} : { treeTitle: tree === 'none' ? null : tree }),
      },
    ),
  )
  if (mended.length === 0) return `The look of ${host} is saved; all of it can be read.`
  const moved = mended.map(({ colour, from, to }) => `  ${colour.padEnd(18)} ${from} → ${to}`)
  return `The look of ${host} is saved. For contrast, these were moved:\n${moved.join('\n')}`
}
