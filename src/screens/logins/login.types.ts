import type { components } from '../../client/schema.d.ts'

export type Login = components['schemas']['Login']
export type LoginType = Login['loginTypes'][number]
export const loginTypes = ['crew', 'planners', 'office', 'clients'] as const satisfies readonly LoginType[]
export const loginStates = [
  'active',
  'entered',
  'invited',
  'ended',
  'erased',
] as const satisfies readonly Login['state'][]
/** What a list is narrowed to; null: not by that. */
export interface Narrowing {
  state: Login['state'] | null
  type: LoginType | null
}
