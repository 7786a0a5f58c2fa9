import type en from '../en/calendars.ts'
import type { Translated } from '../translate.ts'

export default {
  title: 'Abonnements au calendrier',
  about: 'Vos services dans le calendrier de votre téléphone ou ordinateur, par une adresse à vous seul.',
  add: 'Ajouter une adresse',
  name: 'Nom',
  nameHint: 'Pour la reconnaître : iPhone, Outlook au travail',
  nameMissing: 'Donnez-lui un nom.',
  kind: { label: 'Qui la lit', ical: 'iCal : iPhone, Outlook et autres', google: 'Google Agenda' },
  contains: 'Contient',
  jobs: 'Jobs confirmés',
  requests: 'Demandes à confirmer',
  requestsMeta: '« ? » devant le nom',
  absences: 'Dates bloquées et congés',
  made: 'L’adresse est prête : copiez-la ou ouvrez-la dans le calendrier.',
  copy: 'Copier l’adresse de {{name}}',
  copied: 'Lien copié.',
  notCopied: 'Le navigateur ne copie pas. Sélectionnez l’adresse et copiez-la à la main :',
  open: 'Ouvrir {{name}} dans le calendrier',
  remove: 'Supprimer l’abonnement',
  removeOne: 'Supprimer {{name}}',
  removeAsk: 'Retirer « {{name}} » ?',
  removeText: 'L’adresse cesse aussitôt de fonctionner ; les calendriers se vident à leur prochaine lecture.',
  removed: 'Abonnement supprimé.',
  refresh: 'Actualiser Google Agenda',
  refreshed: 'Google Agenda actualisé.',
  health: { new: 'Pas encore lue', read: 'À jour', late: 'Lit tard', unread: 'N’est plus lue' },
  readAt: 'dernière lecture {{when}}',
  withdrawn:
    '{{name}} n’a pas été lue depuis trois semaines. Elle se retire d’elle-même le {{date}} si personne ne la lit d’ici là.',
  soon: 'Un changement arrive en quelques minutes sur un iPhone, en quelques heures dans Outlook et en un jour dans Google Agenda. Ne planifiez jamais un appel d’après un calendrier abonné seul : l’application et ses messages ont raison d’abord.',
} satisfies Translated<typeof en>
