import type en from '../en/logo.ts'
import type { Translated } from '../translate.ts'

export default {
  choose: 'Afbeelding kiezen',
  camera: 'Foto maken',
  preview: 'Zo komt het eruit te zien',
  current: 'Zo ziet het er nu uit',
  save: 'Afbeelding opslaan',
  remove: 'Weghalen',
} satisfies Translated<typeof en>
