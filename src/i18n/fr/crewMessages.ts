import type en from '../en/crewMessages.ts'
import type { Translated } from '../translate.ts'

export default {
  title: 'Messages à l’équipe',
  write: 'Écrire à l’équipe',
  to: 'À',
  audiences: { all: 'Tout le monde', late: 'Qui est en retard', onSite: 'Qui est sur place' },
  people: { one: '{{count}} personne', many: '{{count}} de personnes', other: '{{count}} personnes' },
  text: 'Ce qu’ils doivent savoir',
  empty: 'Écrivez quelque chose.',
  nobody: 'Cela n’atteindrait personne.',
  send: 'Envoyer',
  sent: {
    one: 'Envoyé à {{count}} personne.',
    many: 'Envoyé à {{count}} de personnes.',
    other: 'Envoyé à {{count}} personnes.',
  },
  read: '{{read}} sur {{all}} l’ont lu',
  allRead: 'Tout le monde l’a lu.',
  unread: {
    one: '{{count}} ne l’a pas lu\u00A0:',
    many: '{{count}} ne l’ont pas lu\u00A0:',
    other: '{{count}} ne l’ont pas lu\u00A0:',
  },
  byMail: 'par e-mail',
  understood: 'Compris',
  openJob: 'Ouvrir la mission',
  showAll: 'Tout afficher ({{count}})',
} satisfies Translated<typeof en>
