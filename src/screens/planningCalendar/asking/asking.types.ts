import type { components } from '../../../client/schema.d.ts'

export type DateQuestion = components['schemas']['DateQuestion']
export type DateQuestionWithAnswers = components['schemas']['DateQuestionWithAnswers']

/** Somebody who can be asked. */
export interface Askable {
  id: string
  name: string
}
