import type { components } from '../../client/schema.d.ts'

export type Settings = components['schemas']['Settings']
export type SettingsChange = components['schemas']['SettingsChange']
/** One change, whatever revision it is made of. */
export type Change = Omit<SettingsChange, 'revision'>

/** The parts of the page, in their order. */
export const parts = ['look', 'rules', 'notices', 'languages', 'support', 'trees'] as const
export type Part = (typeof parts)[number]
