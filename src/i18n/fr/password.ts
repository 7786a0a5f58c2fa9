import type en from '../en/password.ts'
import type { Translated } from '../translate.ts'

export default {
  title: {
    forgotten: 'Mot de passe oublié',
    renew: 'Renouveler le mot de passe',
    link: 'Nouveau mot de passe',
    welcome: 'Bienvenue',
  },
  ask: {
    forgotten:
      'Vous ne savez plus votre mot de passe\u00A0? Saisissez votre identifiant et nous vous enverrons un lien pour en choisir un nouveau. D’ici là, rien ne change.',
    renew:
      'Vous connaissez votre mot de passe, mais il est ancien ou quelqu’un l’a peut-être vu\u00A0? Saisissez votre identifiant et nous vous enverrons un lien pour le remplacer. Tous les autres appareils seront déconnectés.',
    submit: 'Envoyer le lien',
    submitting: 'Envoi',
    limited: 'Trop de demandes. Vous pourrez redemander un lien à {{time}}.',
    backToLogin: 'Retour à la connexion',
  },
  asked: {
    title: 'Consultez vos e-mails',
    text: 'Si cet identifiant existe, un e-mail avec un lien est en route. Le lien fonctionne pendant une heure.',
    nothing:
      'Toujours rien au bout de quelques minutes\u00A0? Regardez dans les indésirables, vérifiez l’identifiant ou redemandez un lien.',
    again: 'Redemander un lien',
  },
  link: {
    title: 'Choisissez un nouveau mot de passe',
    text: 'Pour votre identifiant {{login}} chez {{agency}}. Tous vos autres appareils seront déconnectés.',
    welcome: 'Bienvenue, {{name}}',
    welcomeText:
      '{{agency}} vous a créé un identifiant\u00A0: {{login}}. Choisissez un mot de passe pour avoir vos missions, vos heures et vos documents sous la main.',
    field: 'Nouveau mot de passe',
    submit: 'Enregistrer le mot de passe',
    submitting: 'Enregistrement en cours',
    refused: 'Beaucoup de gens utilisent ce mot de passe\u00A0: il est deviné en premier. Choisissez-en un autre.',
    limited: 'Trop de tentatives. Vous pourrez réessayer à {{time}}.',
  },
  rule: {
    longEnough: 'Au moins 10 caractères',
    notLogin: 'Différent de votre identifiant',
    notTooLong: 'Au plus 200 caractères',
    met: 'respecté',
    open: 'pas encore respecté',
  },
  broken: {
    longEnough: 'Utilisez au moins 10 caractères.',
    notLogin: 'Choisissez autre chose que votre identifiant.',
    notTooLong: 'Utilisez au plus 200 caractères.',
  },
  invalid: {
    title: 'Ce lien ne fonctionne plus',
    text: 'Il a déjà servi, ou il a expiré. Demandez-en un nouveau\u00A0: il arrivera par e-mail.',
    ask: 'Demander un nouveau lien',
  },
  perhaps: {
    title: 'Votre mot de passe est peut-être déjà enregistré',
    text: 'La connexion a été coupée pendant l’enregistrement, et le lien a servi depuis. Essayez de vous connecter avec le nouveau mot de passe\u00A0; si cela ne marche pas, demandez un nouveau lien.',
  },
  saved: {
    note: 'Votre nouveau mot de passe est enregistré. Connectez-vous avec celui-ci.',
    title: 'Le mot de passe est enregistré',
    others: 'C’est celui de l’identifiant {{login}}. Sur cet appareil, {{name}} est toujours en session.',
    somebody:
      'C’est celui de l’identifiant {{login}}. Sur cet appareil, la session d’une autre personne est toujours ouverte.',
    switch: 'Pour utiliser ici le nouvel identifiant, déconnectez-vous d’abord.',
    goOn: 'Continuer en tant que {{name}}',
    goOnSomebody: 'Continuer',
  },
} satisfies Translated<typeof en>
