import type en from '../en/passkeys.ts'
import type { Translated } from '../translate.ts'

export default {
  title: 'Clés d’accès',
  about:
    'Connectez-vous par le verrouillage de votre téléphone ou ordinateur\u00A0: doigt, visage ou code. Rien à retenir, rien à révéler.',
  add: 'Ajouter une clé d’accès',
  name: 'Nom',
  nameHint: 'Pour la reconnaître\u00A0: téléphone, portable du bureau',
  nameMissing: 'Donnez-lui un nom.',
  password: 'Votre mot de passe',
  passwordHint: 'Demandé encore une fois, pour que personne d’autre n’en ajoute.',
  passwordMissing: 'Saisissez votre mot de passe.',
  goOn: 'Continuer',
  made: 'La clé d’accès est prête.',
  none: 'Pas encore de clé d’accès.',
  used: 'Dernière utilisation\u00A0: {{when}}',
  unused: 'Pas encore utilisée',
  elsewhere: 'N’ouvre que {{host}}',
  synced: 'Sur tous les appareils de son compte',
  remove: 'Retirer la clé d’accès',
  removeOne: 'Retirer {{name}}',
  removeAsk: 'Retirer «\u00A0{{name}}\u00A0»\u00A0?',
  removeText: 'Elle n’ouvre plus rien, tout de suite. Supprimez-la aussi sur l’appareil, sinon il la proposera encore.',
  removed: 'La clé d’accès est retirée.',
  logIn: 'Utiliser une clé d’accès',
  loggingIn: 'En attente de votre appareil',
  notice: {
    cancelled: 'L’appareil n’a pas été déverrouillé. Réessayez ou utilisez votre mot de passe.',
    hasOne: 'Cet appareil a déjà une clé de cet identifiant.',
    unusable: 'Ce navigateur ne peut pas utiliser de clés d’accès ici.',
    refused: 'Cette clé n’ouvre rien ici. Utilisez votre mot de passe.',
    passwordWrong: 'Le mot de passe est incorrect.',
    full: 'Il y en a déjà dix. Retirez-en une d’abord.',
    limited: 'Trop de tentatives. Attendez un quart d’heure, puis réessayez.',
    unreachable: 'Le serveur n’a pas répondu. Vérifiez le réseau et réessayez.',
  },
} satisfies Translated<typeof en>
