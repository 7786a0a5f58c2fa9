import type { useForm } from '../shared/form/useForm.ts'
import type { Entered } from './entered.ts'

export interface PartProps {
  form: ReturnType<typeof useForm<Entered>>
}
