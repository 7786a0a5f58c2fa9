import type { Translated } from '../translate.ts'
import type en from '../en/oneXOneTree.ts'

export default {
  stand: { one: 'boom staat er al', other: 'bomen staan er al' },
  withYours: { one: 'boom staat er, en die is van jou', other: 'bomen staan er, waarvan één van jou' },
  everybody: 'Iedereen die met ons werkt, plant er een.',
  dashed: 'Iedereen die met ons werkt, plant er een. Die van jou is nog gestippeld.',
  yours: 'Die van jou is nummer {{number}}.',
  yoursAt: 'Die van jou is nummer {{number}}. Hij staat hier: {{place}}.',
  plant: 'Mijn boom planten',
  planted: 'Je boom is geplant.',
  show: 'Aan anderen laten zien',
  shown: 'Boom nummer {{number}} is van mij.',
  copied: 'link gekopieerd',
  since: 'Sinds {{month}}',
  sinceWith: 'Sinds {{month}}, met {{partner}}',
  with: 'Met {{partner}}',
  none: 'Hier zijn geen bomen.',
  noneText: 'Dit bureau heeft geen pagina met bomen.',
} satisfies Translated<typeof en>
