import type { Words } from '../../../i18n/words.ts'
import { clockAt, viewerZone } from '../words/shift-words.ts'
import { momentWords } from '../words/moment-words.ts'
import type { ProjectFile } from './photo.types.ts'

export const zoneOf = ({ crew }: Pick<ProjectFile, 'crew'>): string => crew?.timeZone ?? viewerZone()

/** "05:58 Elif": as much as fits on a tile. */
export const tileWords = (photo: ProjectFile): string =>
  [clockAt(photo.takenAt, zoneOf(photo)), photo.sentBy?.name.split(' ')[0]].filter(Boolean).join(' ')

/** "Elif Kaya, Wed 27 May, 05:58" */
export const photoWords = (words: Words, photo: ProjectFile): string =>
  [photo.sentBy?.name ?? words.t('photos.somebody'), momentWords(words, photo.takenAt, zoneOf(photo))].join(', ')
