import type { components } from '../../../client/schema.d.ts'

/** A file of a project: a photo of the work, or whatever else was sent. */
export type ProjectFile = components['schemas']['ProjectDocument']
