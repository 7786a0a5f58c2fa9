import type en from '../en/plusCrews.ts'
import type { Translated } from '../translate.ts'

export default {
  number: 'Equipo plus {{number}}',
  none: 'No se ha encontrado ningún equipo plus.',
  noneText: 'Este equipo plus no existe o no puedes leerlo.',
  soon: 'Las cifras del mes aparecerán aquí en cuanto las haya.',
} satisfies Translated<typeof en>
