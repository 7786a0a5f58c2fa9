import { expect, it } from 'vitest'
import { z } from 'zod'
import { operations } from '../../../openapi/operations.ts'

interface Shape {
  enum?: unknown[]
  [key: string]: unknown
}
const isShape = (value: unknown): value is Shape => typeof value === 'object' && value !== null
/** Everything that can only be one of several words, within a shape. */
const choicesIn = (shape: unknown): unknown[][] =>
  isShape(shape) ? [...(Array.isArray(shape.enum) ? [shape.enum] : []), ...Object.values(shape).flatMap(choicesIn)] : []

/** What operations are asked with and answer. */
const shapes = operations.flatMap(({ operationId, body, query, responses }) =>
  [body, query, ...Object.values(responses)].flatMap(one =>
    one instanceof z.ZodType
      ? [{ operationId, choices: choicesIn(z.toJSONSchema(one, { unrepresentable: 'any', io: 'input' })) }]
      : [],
  ),
)

it('whatever can only be one of several words is one of them: none is empty, none stands there twice', () => {
  const all = shapes.flatMap(({ operationId, choices }) => choices.map(words => ({ operationId, words })))
  expect(all.length).toBeGreaterThan(500)
  const wrong = all.filter(
    ({ words }) =>
      new Set(words).size !== words.length ||
      words.some(word => typeof word === 'string' && !/^[A-Za-z\d][\w+/.:;=@ -]*$/.test(word)),
  )
  expect(wrong).toEqual([])
})
