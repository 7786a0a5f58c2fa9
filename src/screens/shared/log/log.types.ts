import type { components } from '../../../client/schema.d.ts'

type Schemas = components['schemas']
/** What a line of the log tells, wherever it is shown. */
export type Told = Omit<Schemas['LastChange'], 'unseen'>
export type LogLine = Told & { id: string }
