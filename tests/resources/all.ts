import type { TenantWorld } from '../support/world.ts'
import { resources } from './resources.gen.ts'
import type { Call, IdPlace, UnderTest } from './under-test.ts'
import type { Verdicts } from './verdicts.ts'

const all: UnderTest[] = Object.values(resources)
const gathered = <T>(of: (one: UnderTest) => Record<string, T> | undefined): Record<string, T> =>
  Object.assign({}, ...all.map(one => of(one) ?? {})) as Record<string, T>

/** One sensible call of each operation that takes an id, a query or a body. */
export const callsIn = (w: TenantWorld, now: Date): Record<string, Call> => gathered(one => one.calls?.(w, now))
export const aboutIn = (w: TenantWorld): Record<string, Call> => gathered(one => one.about?.(w))
export const heavierIn = (w: TenantWorld): Record<string, Call> => gathered(one => one.heavier?.(w))
export const whoMayWhat: Record<string, Verdicts> = gathered(one => one.verdicts)
export const inPaths: Record<string, IdPlace> = gathered(one => one.paths)
export const inBodies: Record<string, IdPlace> = gathered(one => one.bodies)
