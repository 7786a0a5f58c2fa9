export default {
  title: 'Change project',
  save: 'Save changes',
  done: 'The project was changed.',
  donePriced: 'The project was changed. The planned cost stays {{after}}.',
  doneRepriced: 'The project was changed. The planned cost is now {{after}}, was {{before}}.',
  changedMeanwhile: 'Somebody else has changed this project meanwhile',
  shiftDays: 'It has shifts on {{days}}: these are its days.',
  outside: {
    one: '{{count}} position lies outside these days. Move it first:',
    other: '{{count}} positions lie outside these days. Move them first:',
  },
  outsideMore: { one: 'and {{count}} more', other: 'and {{count}} more' },
  shiftsStay: {
    one: '{{count}} crew that is planned stays where it is.',
    other: '{{count}} crews that are planned stay where they are.',
  },
}
