import type { Translated } from '../translate.ts'
import type en from '../en/unsubscribe.ts'

export default {
  title: 'Se désabonner des e-mails',
  text: '{{agency}} ne vous enverra plus les e-mails qui disent seulement ce que l’application montre aussi.',
  stays:
    'Le nécessaire arrive toujours\u00A0: votre mot de passe, les documents à signer, les papiers qui vous sont adressés et les changements peu avant une mission.',
  confirm: 'Se désabonner',
  busy: 'Désabonnement …',
  doneTitle: 'Vous êtes désabonné(e)',
  done: '{{address}} ne reçoit plus ces e-mails.',
  alreadyTitle: 'Vous étiez déjà désabonné(e)',
  already: '{{address}} ne reçoit pas ces e-mails. Il n’y a rien d’autre à faire.',
  again: 'Se réabonner',
  againTitle: 'Vous êtes de nouveau abonné(e)',
  againText: '{{address}} reçoit les e-mails comme avant.',
  wrongTitle: 'Ce lien ne fonctionne pas',
  wrong: 'Il n’est pas complet, ou les e-mails ont été réactivés depuis. Vous pouvez les désactiver dans votre profil.',
  profile: 'Ouvrir le profil',
  failed: 'Le serveur n’a pas répondu. Veuillez réessayer.',
} satisfies Translated<typeof en>
