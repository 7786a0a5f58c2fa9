import type en from '../en/logo.ts'
import type { Translated } from '../translate.ts'

export default {
  choose: 'Elegir una imagen',
  camera: 'Hacer una foto',
  preview: 'Así se verá',
  current: 'Así se ve ahora',
  save: 'Guardar imagen',
  remove: 'Quitar',
} satisfies Translated<typeof en>
