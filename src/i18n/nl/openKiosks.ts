import type en from '../en/openKiosks.ts'
import type { Translated } from '../translate.ts'

export default {
  search: 'Project of persoon',
  count: { one: '{{count}} kiosk', other: '{{count}} kiosken' },
  none: 'Geen tablet is nu een kiosk',
  noneText: 'Een crewchef start er een op de pagina van de crew.',
  noneFound: 'Geen kiosk past bij de zoekopdracht.',
  showAll: 'Alles tonen',
  silent: 'Lang niets gehoord',
  closed: 'De kiosk ‘{{label}}’ is gesloten.',
} satisfies Translated<typeof en>
