import { parseArgs } from 'node:util'
import { saveFrames } from '../../server/tenant/save-frames.ts'
import { withDatabase } from './database.ts'

export const usage =
  'frames --host HOST (--allow https://portal.example.com [--allow https://other.example.com] | --none)'

/** Says which sites may show an agency's pages in a frame; the list replaces the one before. */
export async function frames(args: string[]): Promise<string> {
  const { values } = parseArgs({
    args,
    options: {
      host: { type: 'string' },
      allow: { type: 'string', multiple: true, default: [] },
      none: { type: 'boolean', default: false },
    },
  })
  const { host, allow, none } = values
  if (!host || none === allow.length > 0) throw new Error(`Say whose pages, and who may frame them:\n${usage}`)
  const sites = await withDatabase(database => saveFrames(database, host, allow))
  return sites.length
    ? `Pages of ${host} may be framed by ${sites.join(' and ')}.`
    : `Pages of ${host} may be framed by nobody.`
}
