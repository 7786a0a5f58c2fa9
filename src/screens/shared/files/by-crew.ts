import type { ProjectFile } from './photo.types.ts'

type Crew = ProjectFile['crew']

/** Photos by the crew at whose work they were taken, the named one first, the others as their newest photo is. */
export function byCrew(
  photos: readonly ProjectFile[],
  first: NonNullable<Crew> | null,
): { crew: Crew; photos: ProjectFile[] }[] {
  const groups = new Map<string | null, { crew: Crew; photos: ProjectFile[] }>()
  if (first) groups.set(first.id, { crew: first, photos: [] })
  for (const photo of photos) {
    const id = photo.crew?.id ?? null
    const group = groups.get(id) ?? { crew: photo.crew, photos: [] }
    groups.set(id, group)
    group.photos.push(photo)
  }
  return [...groups.values()]
}
