import type { Context } from '../context.ts'
import { personRef } from './person-ref.ts'

/** Somebody as a row of people knows them; `pictured`: there is a picture. */
export type FaceColumns = { id: string; name: string; pictured: boolean }

export const faceOf = (ctx: Context, person: FaceColumns) => ({
  id: person.id,
  name: person.name,
  pictureUrl: personRef(ctx, { ...person, phone: null }).pictureUrl,
})
