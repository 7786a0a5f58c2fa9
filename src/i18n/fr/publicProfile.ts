import type en from '../en/publicProfile.ts'
import type { Translated } from '../translate.ts'

export default {
  noneText: 'L’adresse est erronée, ou ce profil n’est pas public.',
  at: 'Chez {{agency}} depuis {{year}}',
  proven: 'attesté par un document',
  languages: 'Langues',
  noFunctions: 'Rien n’est encore saisi.',
} satisfies Translated<typeof en>
