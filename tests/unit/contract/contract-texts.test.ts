import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { manyLines, oneLine } from '../../../openapi/schemas.ts'

it.each([
  ['what stands around it', '  Load-in\t', 'Load-in'],
  ['breaks', 'Load-in\r\nHall A4\u2028Gate 3', 'Load-in Hall A4 Gate 3'],
  ['half a character', 'Load-in \uD83C', 'Load-in'],
  ['nothing to see: no width', '\u200B', ''],
  ['nothing to see: marks of direction, fillers and blanks', '\u200E\u3164\u00A0\u2800\uFE0F\uFEFF', ''],
  ['a picture of several characters', '🏴󠁧󠁢󠁷󠁬󠁳󠁿 👩‍🔧', '🏴󠁧󠁢󠁷󠁬󠁳󠁿 👩‍🔧'],
  ['letters that join', 'می‌خواهم', 'می‌خواهم'],
])('one line of text is tidied: %s', (_, typed, kept) => {
  expect(oneLine(100).parse(typed)).toBe(kept)
})

it('several lines keep their breaks, and lose what a line loses', () => {
  expect(manyLines(100).parse(' First\nSecond\uDC00 ')).toBe('First\nSecond')
  expect(manyLines(100).parse('\n\u200B\n')).toBe('')
})

it('its length is that of what is kept', () => {
  expect(oneLine(3).safeParse('  abc  ').success).toBe(true)
  expect(oneLine(3).safeParse('abcd').success).toBe(false)
  expect(oneLine(3).min(1).safeParse('\u200B').success).toBe(false)
})

it('no operation tidies texts in a way of its own', () => {
  const folder = join(import.meta.dirname, '../../../openapi')
  const own = readdirSync(folder).filter(
    file =>
      file.endsWith('.ts') && file !== 'schemas.ts' && readFileSync(join(folder, file), 'utf8').includes('.trim()'),
  )
  expect(own).toEqual([])
})
