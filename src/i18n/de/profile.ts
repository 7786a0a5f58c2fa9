import type en from '../en/profile.ts'
import type { Translated } from '../translate.ts'

export default {
  you: 'Du',
  logins: {
    crew: 'Crew-Mitglied',
    clients: 'Kundschaft',
    planners: 'Planung',
    office: 'Büro',
  },
  byAccountant: 'Deine Profildaten kann nur die Buchhaltung ändern.',
  settings: 'Auf diesem Gerät',
  language: 'Sprache',
  scheme: 'Farben',
  pin: {
    title: 'Kiosk-PIN',
    about: 'Vier Ziffern, mit denen du dich vor Ort an einem Tablet eincheckst.',
    required: 'Deine Agentur fragt am Kiosk danach.',
    notRequired: 'Deine Agentur fragt zurzeit nicht danach.',
    set: 'Deine PIN ist gesetzt.',
    missing: 'Du hast noch keine PIN.',
    choose: 'PIN setzen',
    change: 'PIN ändern',
    next: 'Neue PIN',
    nextHint: 'Vier Ziffern; nicht dein Geburtsjahr',
    again: 'Neue PIN noch einmal',
    show: 'PIN zeigen',
    hide: 'PIN verbergen',
    four: 'Bitte vier Ziffern.',
    differs: 'Die beiden PINs sind verschieden.',
    save: 'Speichern',
    saved: 'Deine PIN ist gesetzt.',
  },
} satisfies Translated<typeof en>
