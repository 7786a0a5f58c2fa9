import type en from '../en/publicProfile.ts'
import type { Translated } from '../translate.ts'

export default {
  noneText: 'Die Adresse stimmt nicht, oder dieses Profil ist nicht öffentlich.',
  at: 'Seit {{year}} bei {{agency}}',
  proven: 'durch einen Nachweis belegt',
  languages: 'Sprachen',
  noFunctions: 'Noch nichts eingetragen.',
} satisfies Translated<typeof en>
