import { isZone } from '../../domain/shift-time.ts'
import type { Context } from '../context.ts'

/** Throws `invalidInput` for a zone nobody knows; `path`: where it was said. */
export function mustBeZone(ctx: Context<'invalidInput'>, zone: string, path: string): void {
  if (!isZone(zone)) throw ctx.refuse('invalidInput', { errors: [{ path, message: 'not the name of a time zone' }] })
}
