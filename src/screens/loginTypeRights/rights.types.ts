import type { components } from '../../client/schema.d.ts'

export type TypeRights = components['schemas']['LoginTypeRights']
export type LoginType = TypeRights['loginType']
export type RightCode = TypeRights['rights'][number]['code']
export type RightChange = Pick<TypeRights['rights'][number], 'code' | 'given'>
