import type en from '../en/dataExports.ts'
import type { Translated } from '../translate.ts'

export default {
  text: 'Tout ce qui est à l’agence dans un seul ZIP\u00A0: un fichier par table, une liste de ce qu’il contient et tous les fichiers. Il est fait en arrière-plan et gardé une semaine.',
  leftOut: 'Mots de passe, clés et adresses secrètes n’y sont pas.',
  ask: 'Faire un export',
  isMaking: 'Un export est en cours',
  made: 'Exports enregistrés',
  none: 'Aucun pour l’instant.',
  howFar: '{{done}} sur {{total}} tables et fichiers',
  state: {
    making: 'en cours',
    ready: 'prêt',
    failed: 'abandonné, redemandez-le',
  },
  keptUntil: 'jusqu’au {{date}}',
  take: 'Télécharger',
  remove: 'Retirer',
  removed: 'Retiré.',
  saving: 'Téléchargement\u00A0: {{size}}',
  stop: 'Arrêter',
  fileName: 'Toutes les données, {{day}}',
} satisfies Translated<typeof en>
