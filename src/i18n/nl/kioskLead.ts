import type en from '../en/kioskLead.ts'
import type { Translated } from '../translate.ts'

export default {
  title: 'Kiosken',
  none: 'Geen tablet is kiosk van deze crew.',
  start: 'Dit apparaat als kiosk gebruiken',
  startTitle: 'Als kiosk gebruiken',
  about:
    'Dit apparaat toont dan de gezichten van deze crew, en iedereen checkt erop in en uit. Je wordt hier uitgelogd. Je verlaat het met de uitgangscode die je nu kiest: de knop rechtsboven, dan ‘Kiosk verlaten’.',
  label: 'Naam van de tablet',
  labelHint: 'Zoals ‘Dok C’, zodat je hem herkent',
  pin: 'Uitgangscode',
  pinHint: '4 tot 8 cijfers; hij blijft op dit apparaat',
  pinAgain: 'Uitgangscode nog een keer',
  showPin: 'Code tonen',
  hidePin: 'Code verbergen',
  labelMissing: 'Geef de tablet een naam.',
  pinShort: '4 tot 8 cijfers, graag.',
  pinDiffers: 'De twee codes verschillen.',
  unsent: {
    one: '{{count}} invoer van jou is niet verzonden. Die blijft verzegeld op dit apparaat tot je hier weer inlogt.',
    other:
      '{{count}} invoeren van jou zijn niet verzonden. Ze blijven verzegeld op dit apparaat tot je hier weer inlogt.',
  },
  goAhead: 'Kiosk starten',
  noNetwork: 'Geen netwerk: een kiosk start je online.',
  failed: 'De kiosk kon niet starten. Probeer het opnieuw.',
  over: 'Deze crew is klaar: ze heeft geen kiosk meer nodig.',
  startedBy: 'Gestart door {{name}}, {{time}}',
  seen: 'Laatst gehoord {{time}} geleden',
  never: 'Nog niet gehoord',
  waiting: {
    one: '{{count}} invoer wacht erop',
    other: '{{count}} invoeren wachten erop',
  },
  closed: 'Gesloten',
  left: 'Verlaten',
  close: 'Sluiten',
  closeTitle: 'Kiosk ‘{{label}}’ sluiten?',
  closeText: 'Hij toont niemand meer en verzendt wat hij nog heeft.',
  keep: 'Open laten',
  resetPin: 'Kioskcode wissen',
  resetTitle: 'Code van {{name}} wissen?',
  resetText: 'Tot er op het profiel een nieuwe is, vraagt de kiosk er geen, en telt het inchecken als onbewezen.',
  resetKeep: 'Behouden',
  resetDo: 'Wissen',
  resetDone: '{{name}}: de code is gewist.',
} satisfies Translated<typeof en>
