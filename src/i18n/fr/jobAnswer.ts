import type en from '../en/jobAnswer.ts'
import type { Translated } from '../translate.ts'

export default {
  title: 'Une vacation pour vous',
  titles: {
    open: '{{name}}, pouvez-vous venir\u00A0?',
    confirmed: '{{name}}, vous en êtes',
    declined: '{{name}}, vous avez dit non',
    over: '{{name}}, c’est réglé',
  },
  yes: 'Oui, je viens',
  no: 'Non, je ne peux pas',
  said: {
    confirmed: 'À bientôt. S’il se passe quelque chose, dites-le-nous dans l’application.',
    declined: 'Merci de l’avoir dit. Si c’était une erreur, appelez la planification.',
    over: 'Il est trop tard pour répondre ici, ou la réponse a été autre. L’application montre où on en est.',
  },
  back: 'Revenir dessus',
  jobs: 'Ouvrir mes missions',
  overtaken: 'Entre-temps la réponse a été autre, ou les places sont prises. Voici où on en est.',
  unreachable: 'Le serveur n’a pas répondu. Veuillez réessayer.',
  failed: 'Cela n’a pas pu être chargé.',
  again: 'Réessayer',
  wrongTitle: 'Ce lien ne fonctionne pas',
  wrong: 'Il n’est pas complet, ou la vacation n’existe plus. Ce qui est prévu pour vous est dans l’application.',
} satisfies Translated<typeof en>
