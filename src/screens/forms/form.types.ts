import type { AnswerFile } from '../../../domain/forms/answers.ts'
import type { components } from '../../client/schema.d.ts'

type Schemas = components['schemas']
type Told = Schemas['FormAnswer']
/** As it is read: points are no pairs to whoever asks. */
export type Form = Omit<Schemas['Form'], 'answers'> & {
  answers: readonly (Omit<Told, 'signature' | 'file'> & {
    signature: { ratio: number; strokes: number[][][] } | null
    file?: AnswerFile | null
  })[]
}

/** The address of a form, and of one of its questions; the name is for whoever reads the address. */
export function formHref({ id, name }: Pick<Form, 'id' | 'name'>, questionId?: string): string {
  const slug = name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
  return questionId === undefined ? `/forms/${id}` : `/forms/${id}/${encodeURIComponent(slug || '-')}/${questionId}`
}
