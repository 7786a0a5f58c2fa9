import type en from '../en/projectChange.ts'
import type { Translated } from '../translate.ts'

export default {
  title: 'Project wijzigen',
  save: 'Wijzigingen opslaan',
  done: 'Het project is gewijzigd.',
  donePriced: 'Het project is gewijzigd. De geplande kosten blijven {{after}}.',
  doneRepriced: 'Het project is gewijzigd. De geplande kosten zijn nu {{after}}, waren {{before}}.',
  changedMeanwhile: 'Iemand anders heeft dit project intussen gewijzigd',
  shiftDays: 'Het heeft diensten op {{days}}: dat zijn de dagen ervan.',
  outside: {
    one: '{{count}} positie ligt buiten deze dagen. Verplaats die eerst:',
    other: '{{count}} posities liggen buiten deze dagen. Verplaats ze eerst:',
  },
  outsideMore: { one: 'en nog {{count}}', other: 'en nog {{count}}' },
  shiftsStay: {
    one: '{{count}} geplande crew blijft waar die is.',
    other: '{{count}} geplande crews blijven waar ze zijn.',
  },
} satisfies Translated<typeof en>
