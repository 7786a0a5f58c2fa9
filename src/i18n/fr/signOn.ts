export default {
  way: 'Se connecter avec {{name}}',
  failed: {
    openId: 'La connexion avec {{name}} n’a pas abouti. Réessayez ou connectez-vous avec votre mot de passe.',
    openIdUnknown:
      '{{name}} vous connaît, mais aucun accès de planification ou de bureau n’a ici votre adresse. Connectez-vous avec votre mot de passe ou demandez à votre bureau.',
    openIdRefused:
      'Cette connexion a pris trop de temps, a déjà été utilisée ou a commencé dans un autre navigateur. Recommencez.',
  },
}
