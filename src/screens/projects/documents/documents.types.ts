/** Kinds of files, in the order they are offered. */
export const kinds = ['file', 'photo', 'paper'] as const

/** What the files of a project are narrowed to. */
export interface Narrowing {
  search: string
  /** Empty: all of them. */
  kind: (typeof kinds)[number] | ''
  /** What a phone shows, where there are papers of the people as well. */
  half: 'files' | 'proofs'
}
