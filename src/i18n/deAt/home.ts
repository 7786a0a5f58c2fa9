import type de from '../de/home.ts'
import type { Differing } from '../translate.ts'

export default {
  afternoon: 'Servus, {{name}}',
  night: 'Servus, {{name}}',
} satisfies Differing<typeof de>
