import { expect, it } from 'vitest'
import { mostPdfBytes } from '../../openapi/documents.ts'
import { mostBytes } from '../../src/screens/documents/desk/upload-limit.ts'

it('the desk sends what the contract takes, and nothing larger', () => {
  expect(mostBytes).toBe(mostPdfBytes)
})
