import type { Words } from '../../i18n/words.ts'
import { functionWords } from '../shared/words/shift-words.ts'
import type { ToDo } from './to-do.types.ts'

/** What a to-do is about, from the nearest on: position, crew, project, person; else what was written with it. */
export function aboutWords(words: Words, { position, crew, project, person, text }: ToDo): string {
  const named = [
    position ? functionWords(words, { code: position.functionCode ?? '', caption: position.name }) : null,
    crew?.name,
    project?.name,
    person?.name,
  ].filter(Boolean)
  return named.length ? named.join(', ') : (text ?? '')
}
