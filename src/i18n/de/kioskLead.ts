import type en from '../en/kioskLead.ts'
import type { Translated } from '../translate.ts'

export default {
  title: 'Kioske',
  none: 'Kein Tablet ist Kiosk dieser Crew.',
  start: 'Dieses Gerät als Kiosk nutzen',
  startTitle: 'Als Kiosk nutzen',
  about:
    'Dieses Gerät zeigt dann die Gesichter dieser Crew, und alle checken daran ein und aus. Du wirst hier abgemeldet. Verlassen wird es mit der Ausgangs-PIN, die du jetzt wählst: Knopf oben rechts, dann „Kiosk verlassen“.',
  label: 'Name des Tablets',
  labelHint: 'Etwa „Tor C“, damit du es von anderen unterscheidest',
  pin: 'Ausgangs-PIN',
  pinHint: '4 bis 8 Ziffern; sie bleibt auf diesem Gerät',
  pinAgain: 'Ausgangs-PIN noch einmal',
  showPin: 'PIN zeigen',
  hidePin: 'PIN verbergen',
  labelMissing: 'Gib dem Tablet einen Namen.',
  pinShort: 'Bitte 4 bis 8 Ziffern.',
  pinDiffers: 'Die beiden PINs sind verschieden.',
  unsent: {
    one: '{{count}} Eintrag von dir ist nicht gesendet. Er bleibt versiegelt auf diesem Gerät, bis du dich hier wieder anmeldest.',
    other:
      '{{count}} Einträge von dir sind nicht gesendet. Sie bleiben versiegelt auf diesem Gerät, bis du dich hier wieder anmeldest.',
  },
  goAhead: 'Kiosk starten',
  noNetwork: 'Kein Netz: Ein Kiosk wird mit Netz gestartet.',
  failed: 'Der Kiosk konnte nicht gestartet werden. Versuch es noch einmal.',
  over: 'Diese Crew ist fertig: Sie braucht keinen Kiosk mehr.',
  startedBy: 'Gestartet von {{name}}, {{time}}',
  seen: 'Zuletzt gehört vor {{time}}',
  never: 'Noch nicht gehört',
  waiting: {
    one: '{{count}} Eintrag wartet darauf',
    other: '{{count}} Einträge warten darauf',
  },
  closed: 'Geschlossen',
  left: 'Verlassen',
  close: 'Schließen',
  closeTitle: 'Kiosk „{{label}}“ schließen?',
  closeText: 'Er zeigt niemanden mehr und sendet, was er noch hat.',
  keep: 'Offen lassen',
  resetPin: 'Kiosk-PIN zurücksetzen',
  resetTitle: 'PIN von {{name}} zurücksetzen?',
  resetText: 'Bis im Profil eine neue gesetzt ist, fragt der Kiosk nach keiner, und das Einchecken gilt als unbelegt.',
  resetKeep: 'Behalten',
  resetDo: 'Zurücksetzen',
  resetDone: '{{name}}: Die PIN ist zurückgesetzt.',
} satisfies Translated<typeof en>
