import { expect, it } from 'vitest'
import { valueEditorModel } from './value-editor.model.ts'
import { lineOf, walk } from '../walk.ts'

it('value editor: every transition', { timeout: 120_000 }, async () => {
  const walked = await walk(valueEditorModel)
  console.log(lineOf(walked))
  expect(walked.missing).toEqual([])
})
