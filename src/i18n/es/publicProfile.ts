import type en from '../en/publicProfile.ts'
import type { Translated } from '../translate.ts'

export default {
  noneText: 'La dirección no es correcta, o este perfil no es público.',
  at: 'En {{agency}} desde {{year}}',
  proven: 'acreditado con un documento',
  languages: 'Idiomas',
  noFunctions: 'Todavía no hay nada.',
} satisfies Translated<typeof en>
