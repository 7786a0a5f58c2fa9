import type { components } from '../../client/schema.d.ts'

export type Entry = components['schemas']['CrewInfo']
export type EntryKind = Entry['kind']
export type EntryIcon = NonNullable<Entry['icon']>

export const entryKinds = ['topic', 'notice', 'emergency'] as const satisfies readonly EntryKind[]
export const entryIcons = [
  'tools',
  'clothes',
  'sick',
  'late',
  'pay',
  'food',
  'accident',
  'travel',
  'safety',
  'papers',
  'people',
  'question',
] as const satisfies readonly EntryIcon[]
