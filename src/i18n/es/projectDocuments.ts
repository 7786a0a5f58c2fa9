import type en from '../en/projectDocuments.ts'
import type { Translated } from '../translate.ts'

export default {
  papers: 'Papeles y planos',
  photos: 'Fotos del trabajo',
  toLookAt: 'Por revisar',
  noneTitle: 'No se han encontrado documentos.',
  none: 'Aquí están los planos y papeles del proyecto.',
  noneYet: 'Las fotos están aquí cuando planificación las ha revisado.',
  add: 'Añadir archivos',
  addHint: 'PDF o imágenes, 25 MB cada uno. El cliente los ve enseguida.',
  going: {
    one: '{{count}} archivo está en camino.',
    many: '{{count}} de archivos están en camino.',
    other: '{{count}} archivos están en camino.',
  },
  refused: 'No se ha aceptado un archivo.',
  signedOf: '{{signed}} de {{of}} firmados',
  signed: 'Firmado',
  download: 'Descargar {{name}}',
  half: 'Archivos o personas',
  files: 'Archivos',
  proofs: 'Quién tiene qué',
  isDownloaded: 'Descargado.',
} satisfies Translated<typeof en>
