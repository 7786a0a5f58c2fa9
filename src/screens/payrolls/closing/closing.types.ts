import type { components } from '../../../client/schema.d.ts'

export type PayrollMonth = components['schemas']['PayrollMonth']
export type PersonOfMonth = PayrollMonth['people'][number]
export const monthStates = ['asked', 'waits', 'ready', 'toConfirm', 'complete', 'closed'] as const
