import type { components } from '../../../client/schema.d.ts'

type Schemas = components['schemas']
type Activity = Schemas['Activity']
/** What a line of the log tells, wherever it is shown. */
export type Told = Omit<Schemas['LastChange'], 'unseen'>
export type LogLine = Told & { id: string }
/** A to-do as far as it can be changed. */
export type WrittenToDo = Pick<Activity, 'id' | 'title' | 'text'> & { toDo: NonNullable<Activity['toDo']> }
