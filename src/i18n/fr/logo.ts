import type en from '../en/logo.ts'
import type { Translated } from '../translate.ts'

export default {
  choose: 'Choisir une image',
  camera: 'Prendre une photo',
  preview: 'Tel qu’il sera',
  current: 'Tel qu’il est',
  save: 'Enregistrer l’image',
  remove: 'Retirer',
} satisfies Translated<typeof en>
