import type en from '../en/passkeys.ts'
import type { Translated } from '../translate.ts'

export default {
  title: 'Passkeys',
  about:
    'Log in met de vergrendeling van je telefoon of computer: vinger, gezicht of pincode. Je hoeft niets te onthouden en kunt niets verklappen.',
  add: 'Passkey toevoegen',
  name: 'Naam',
  nameHint: 'Zodat je hem herkent: telefoon, laptop op het werk',
  nameMissing: 'Geef hem een naam.',
  password: 'Je wachtwoord',
  passwordHint: 'Wordt nog eens gevraagd, zodat niemand anders er een toevoegt.',
  passwordMissing: 'Typ je wachtwoord.',
  goOn: 'Verder',
  made: 'De passkey is er.',
  none: 'Nog geen passkey.',
  used: 'Laatst gebruikt: {{when}}',
  unused: 'Nog niet gebruikt',
  elsewhere: 'Opent alleen {{host}}',
  synced: 'Op alle apparaten van het account',
  remove: 'Passkey verwijderen',
  removeOne: '{{name}} verwijderen',
  removeAsk: '‘{{name}}’ verwijderen?',
  removeText: 'Hij opent meteen niets meer. Verwijder hem ook op het apparaat, anders wordt hij daar nog aangeboden.',
  removed: 'De passkey is verwijderd.',
  logIn: 'Passkey gebruiken',
  loggingIn: 'Wachten op je apparaat',
  notice: {
    cancelled: 'Het apparaat is niet ontgrendeld. Probeer het nog eens of gebruik je wachtwoord.',
    hasOne: 'Dit apparaat heeft al een passkey van deze login.',
    unusable: 'Deze browser kan hier geen passkeys gebruiken.',
    refused: 'Deze passkey opent hier niets. Gebruik je wachtwoord.',
    passwordWrong: 'Het wachtwoord klopt niet.',
    full: 'Het zijn er al tien. Verwijder er eerst een.',
    limited: 'Te veel pogingen. Wacht een kwartier en probeer het dan nog eens.',
    unreachable: 'De server antwoordde niet. Controleer het netwerk en probeer het opnieuw.',
  },
} satisfies Translated<typeof en>
