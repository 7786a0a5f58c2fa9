import type en from '../en/places.ts'
import type { Translated } from '../translate.ts'

export default {
  none: 'Heb ganfod y lleoliad.',
  noneText: 'Nid yw’r lleoliad hwn yn bodoli, neu nid oes gennych ddim i’w wneud yno.',
  address: 'Cyfeiriad',
  entrance: 'Mynedfa',
  region: 'Rhanbarth',
  country: 'Gwlad',
  info: 'Da gwybod',
  website: 'Gwefan',
  sitePlan: 'Cynllun y safle',
  timeZone: 'Cylchfa amser',
  localTime: '{{time}} nawr',
  directions: 'Cyfarwyddiadau',
  plot: 'Cynllun o {{place}}; radiws y cylch yw {{radius}}.',
  radius: 'Cylch clocio i mewn {{radius}}',
  noPlot: 'Nid oes cyfesurynnau hysbys ar gyfer y lleoliad hwn.',
  noPlotText: 'Mae’r cyfeiriad yn arwain yno beth bynnag.',
  north: 'G',
  coordinates: 'Cyfesurynnau',
} satisfies Translated<typeof en>
