import type { components } from '../../../client/schema.d.ts'

type Schemas = components['schemas']
export type Uploads = Schemas['DocumentUploads']
export type Upload = Schemas['DocumentUpload']

/** The newest of what was uploaded, and what counts until it is approved. */
export function standingOf({ items }: Uploads): { newest: Upload | null; counts: Upload | null } {
  return { newest: items[0] ?? null, counts: items.find(({ state }) => state === 'approved') ?? null }
}
