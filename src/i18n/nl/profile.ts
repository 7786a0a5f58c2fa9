import type en from '../en/profile.ts'
import type { Translated } from '../translate.ts'

export default {
  you: 'Jij',
  logins: {
    crew: 'Crewlid',
    clients: 'Klant',
    planners: 'Planningsteam',
    office: 'Kantoor',
  },
  byAccountant: 'Alleen de boekhouding kan je profielgegevens wijzigen.',
  settings: 'Op dit apparaat',
  language: 'Taal',
  scheme: 'Kleuren',
  pin: {
    title: 'Kioskcode',
    about: 'Vier cijfers waarmee je op locatie op een tablet incheckt.',
    required: 'Je bureau vraagt ernaar bij de kiosk.',
    notRequired: 'Je bureau vraagt er nu niet naar.',
    set: 'Je code is ingesteld.',
    missing: 'Je hebt nog geen code.',
    choose: 'Code instellen',
    change: 'Code wijzigen',
    next: 'Nieuwe code',
    nextHint: 'Vier cijfers; niet je geboortejaar',
    again: 'Nieuwe code nog een keer',
    show: 'Code tonen',
    hide: 'Code verbergen',
    four: 'Vier cijfers, graag.',
    differs: 'De twee codes verschillen.',
    save: 'Bewaren',
    saved: 'Je code is ingesteld.',
  },
} satisfies Translated<typeof en>
