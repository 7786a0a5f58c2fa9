import type en from '../en/dataExports.ts'
import type { Translated } from '../translate.ts'

export default {
  text: 'Todo lo que es de la agencia en un ZIP: un archivo por tabla, una lista de lo que contiene y todos los archivos. Se hace en segundo plano y se guarda una semana.',
  leftOut: 'No incluye contraseñas, claves ni direcciones secretas.',
  ask: 'Hacer una exportación',
  isMaking: 'Se está haciendo una exportación',
  made: 'Exportaciones',
  none: 'Todavía ninguna.',
  howFar: '{{done}} de {{total}} tablas y archivos',
  state: {
    making: 'en curso',
    ready: 'lista',
    failed: 'abandonada, pídela otra vez',
  },
  keptUntil: 'hasta el {{date}}',
  take: 'Descargar',
  remove: 'Quitar',
  removed: 'Quitada.',
  saving: 'Descargando: {{size}}',
  stop: 'Parar',
  fileName: 'Todos los datos, {{day}}',
} satisfies Translated<typeof en>
