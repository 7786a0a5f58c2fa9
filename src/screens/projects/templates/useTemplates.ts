import { keepPreviousData } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { daysLater } from '../../../../domain/shift-display.ts'
import type { Matrix } from '../../../../domain/templates/matrix.ts'
import { $api } from '../../../client/query.ts'
import { useWords } from '../../../i18n/words.ts'
import { loadable } from '../../shared/loadable.ts'
import { functionWords } from '../../shared/words/shift-words.ts'
import type { Holiday, NamedLine } from './templates.types.ts'

/** Templates that are offered at once. */
const few = 50

/** Templates for a company's projects, its own first; found by what they are called or were used for. */
export function useTemplates(company: string, typed: string) {
  const q = useDeferredValue(typed.trim())
  const query = { company, type: 'POSITIONS' as const, limit: few, page: 1, ...(q ? { q } : {}) }
  const found = $api.useQuery('get', '/api/v1/templates', { params: { query } }, { placeholderData: keepPreviousData })
  // What was found for fewer letters is no answer yet.
  const settled = q === typed.trim() && !found.isPlaceholderData
  return { state: loadable([found], found.data), settled }
}

/** Positions of a template, as they are called, and which of its changes they are. */
export function useLines(id: string | undefined) {
  const words = useWords()
  const read = $api.useQuery(
    'get',
    '/api/v1/templates/{id}',
    { params: { path: { id: id ?? '' } } },
    { enabled: id !== undefined },
  )
  const lines =
    id === undefined
      ? undefined
      : read.data?.items.map(({ function: does, catering, ...line }): NamedLine => ({
          ...line,
          functionId: does.id,
          cateringId: catering?.id ?? null,
          name: functionWords(words, does),
        }))
  return { read: loadable([read], lines), revision: read.data?.revision ?? 0 }
}

/** Bank holidays where a project is, on the days of a matrix. */
export function useHolidays(project: string, first: string, matrix: Matrix | null): readonly Holiday[] {
  const [begin, end] = [matrix?.columns[0]?.day, matrix?.columns.at(-1)?.day]
  const known = first !== '' && begin !== undefined && end !== undefined
  const query = {
    dateFrom: known ? daysLater(first, begin) : '',
    dateTo: known ? daysLater(first, end) : '',
  }
  const asked = $api.useQuery(
    'get',
    '/api/v1/projects/{id}/bankHolidays',
    { params: { path: { id: project }, query } },
    { enabled: known, placeholderData: keepPreviousData },
  )
  return asked.data?.items ?? []
}
