import { expect, it } from 'vitest'
import { mostPdfBytes } from '../../../openapi/documents.ts'
import { mostUploadBytes } from '../../../openapi/uploads.ts'
import { mostBytes } from '../../../src/screens/shared/files/file-size.ts'

it('the desk and a phone send what the contract takes, and nothing larger', () => {
  expect([mostBytes, mostBytes]).toEqual([mostPdfBytes, mostUploadBytes])
})
