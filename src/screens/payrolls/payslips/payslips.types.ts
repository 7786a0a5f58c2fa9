import type { components } from '../../../client/schema.d.ts'

export type PayslipMonth = components['schemas']['PayslipMonth']
export type PayslipsRead = components['schemas']['PayslipsRead']
export type PayslipRead = PayslipsRead['files'][number]
export type Assigned = components['schemas']['PayslipsAsked']['assigned']
