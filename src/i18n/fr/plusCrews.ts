import type en from '../en/plusCrews.ts'
import type { Translated } from '../translate.ts'

export default {
  number: 'Équipe plus {{number}}',
  none: 'Aucune équipe plus trouvée.',
  noneText: 'Cette équipe plus n’existe pas, ou vous ne pouvez pas la lire.',
  soon: 'Les chiffres du mois s’affichent ici dès qu’il y en a.',
} satisfies Translated<typeof en>
