import type en from '../en/kioskLead.ts'
import type { Translated } from '../translate.ts'

export default {
  title: 'Bornes',
  none: 'Aucune tablette n’est la borne de cette équipe.',
  start: 'Utiliser cet appareil comme borne',
  startTitle: 'Utiliser comme borne',
  about:
    'Cet appareil montre alors les visages de cette équipe, et chacun y pointe son arrivée et son départ. Vous êtes déconnecté ici. On le quitte avec le code de sortie que vous choisissez maintenant\u00A0: bouton en haut à droite, puis «\u00A0Quitter la borne ».',
  label: 'Nom de la tablette',
  labelHint: 'Par exemple «\u00A0Quai C », pour la reconnaître',
  pin: 'Code de sortie',
  pinHint: '4 à 8 chiffres\u00A0; il reste sur cet appareil',
  pinAgain: 'Code de sortie encore une fois',
  showPin: 'Montrer le code',
  hidePin: 'Cacher le code',
  labelMissing: 'Donnez un nom à la tablette.',
  pinShort: '4 à 8 chiffres, s’il vous plaît.',
  pinDiffers: 'Les deux codes sont différents.',
  unsent: {
    one: '{{count}} de vos pointages n’est pas envoyé. Il reste scellé sur cet appareil jusqu’à votre prochaine connexion ici.',
    many: '{{count}} de vos pointages ne sont pas envoyés. Ils restent scellés sur cet appareil jusqu’à votre prochaine connexion ici.',
    other:
      '{{count}} de vos pointages ne sont pas envoyés. Ils restent scellés sur cet appareil jusqu’à votre prochaine connexion ici.',
  },
  goAhead: 'Démarrer la borne',
  noNetwork: 'Pas de réseau\u00A0: une borne se démarre en ligne.',
  failed: 'La borne n’a pas pu démarrer. Réessayez.',
  over: 'Cette équipe a fini\u00A0: elle n’a plus besoin de borne.',
  startedBy: 'Démarrée par {{name}}, {{time}}',
  seen: 'Dernier signe il y a {{time}}',
  never: 'Pas encore de signe',
  waiting: {
    one: '{{count}} pointage y attend',
    many: '{{count}} pointages y attendent',
    other: '{{count}} pointages y attendent',
  },
  closed: 'Fermée',
  left: 'Quittée',
  close: 'Fermer',
  closeTitle: 'Fermer la borne «\u00A0{{label}}\u00A0»\u00A0?',
  closeText: 'Elle ne montre plus personne et envoie ce qu’elle a encore.',
  keep: 'La laisser ouverte',
  resetPin: 'Effacer le code de borne',
  resetTitle: 'Effacer le code de {{name}}\u00A0?',
  resetText:
    'Tant qu’il n’y en a pas de nouveau dans le profil, la borne n’en demande pas, et le pointage compte comme non prouvé.',
  resetKeep: 'Le garder',
  resetDo: 'Effacer',
  resetDone: '{{name}}\u00A0: le code est effacé.',
} satisfies Translated<typeof en>
