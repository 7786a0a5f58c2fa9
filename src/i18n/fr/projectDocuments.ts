import type en from '../en/projectDocuments.ts'
import type { Translated } from '../translate.ts'

export default {
  papers: 'Papiers et plans',
  photos: 'Photos du travail',
  toLookAt: 'À vérifier',
  noneTitle: 'Aucun document trouvé.',
  none: 'Les plans et papiers du projet se trouvent ici.',
  noneYet: 'Les photos se trouvent ici une fois vérifiées par la planification.',
  add: 'Ajouter des fichiers',
  addHint: 'PDF ou images, 25 Mo chacun. Le client les voit aussitôt.',
  going: {
    one: '{{count}} fichier est en route.',
    many: '{{count}} de fichiers sont en route.',
    other: '{{count}} fichiers sont en route.',
  },
  refused: 'Un fichier n’a pas été accepté.',
  signedOf: '{{signed}} sur {{of}} signés',
  signed: 'Signé',
  download: 'Télécharger {{name}}',
  half: 'Fichiers ou personnes',
  files: 'Fichiers',
  proofs: 'Qui a quoi',
  isDownloaded: 'Téléchargé.',
} satisfies Translated<typeof en>
