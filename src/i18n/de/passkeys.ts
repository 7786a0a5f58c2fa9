import type en from '../en/passkeys.ts'
import type { Translated } from '../translate.ts'

export default {
  title: 'Passkeys',
  about:
    'Melde dich mit der Sperre deines Telefons oder Rechners an: Finger, Gesicht oder PIN. Es gibt nichts zu merken und nichts zu verraten.',
  add: 'Passkey hinzufügen',
  name: 'Name',
  nameHint: 'Damit du ihn wiedererkennst: Telefon, Laptop im Büro',
  nameMissing: 'Gib ihm einen Namen.',
  password: 'Dein Passwort',
  passwordHint: 'Wird noch einmal verlangt, damit niemand anders einen hinzufügt.',
  passwordMissing: 'Gib dein Passwort ein.',
  goOn: 'Weiter',
  made: 'Der Passkey ist da.',
  none: 'Noch kein Passkey.',
  used: 'Zuletzt benutzt: {{when}}',
  unused: 'Noch nicht benutzt',
  elsewhere: 'Öffnet nur {{host}}',
  synced: 'Auf allen Geräten seines Kontos',
  remove: 'Passkey entfernen',
  removeOne: '{{name}} entfernen',
  removeAsk: '„{{name}}“ entfernen?',
  removeText: 'Er öffnet sofort nichts mehr. Lösche ihn auch auf dem Gerät, sonst wird er dort weiter angeboten.',
  removed: 'Der Passkey ist entfernt.',
  logIn: 'Passkey verwenden',
  loggingIn: 'Warten auf dein Gerät',
  notice: {
    cancelled: 'Das Gerät wurde nicht entsperrt. Versuch es noch einmal oder nimm dein Passwort.',
    hasOne: 'Dieses Gerät hat schon einen Passkey dieses Logins.',
    unusable: 'Dieser Browser kann hier keine Passkeys benutzen.',
    refused: 'Dieser Passkey öffnet hier nichts. Nimm dein Passwort.',
    passwordWrong: 'Das Passwort ist falsch.',
    full: 'Es gibt schon zehn. Entferne zuerst einen.',
    limited: 'Zu viele Versuche. Warte eine Viertelstunde und versuch es dann noch einmal.',
    unreachable: 'Der Server hat nicht geantwortet. Prüf das Netz und versuch es noch einmal.',
  },
} satisfies Translated<typeof en>
