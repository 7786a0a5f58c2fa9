import { api } from '../../../client/api.ts'
import { keepPicture, keptPicture } from '../../../client/kiosk-store.ts'

/** Of somebody at this kiosk: kept on the tablet, or asked for once. Loaded after the faces, who are there without it. */
export async function pictureOf(person: string): Promise<Blob | null> {
  const kept = await keptPicture(person).catch(() => null)
  if (kept) return kept
  const path = { id: person }
  const { data: picture } = await api.GET('/api/v1/persons/{id}/picture', { params: { path }, parseAs: 'blob' })
  if (!picture) return null
  await keepPicture(person, picture).catch(() => undefined)
  return picture
}
