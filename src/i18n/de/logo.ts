import type en from '../en/logo.ts'
import type { Translated } from '../translate.ts'

export default {
  choose: 'Bild wählen',
  camera: 'Foto aufnehmen',
  preview: 'So wird es aussehen',
  current: 'So sieht es jetzt aus',
  save: 'Bild speichern',
  remove: 'Entfernen',
} satisfies Translated<typeof en>
