export default {
  positions: 'Work that is over and not charged',
  search: 'Find a project or client',
  tickFirst: 'Tick what is to be charged. Here you say to whom and when.',
  none: 'Nothing waits to be charged',
  noneText: 'Shifts are here once the client has signed their hours.',
  more: 'The first {{count}} projects are shown; the search finds the others.',
  chosen: {
    one: '{{count}} shift chosen, one client per invoice',
    other: '{{count}} shifts chosen, one client per invoice',
  },
  netOf: {
    one: 'Net of {{count}} shift',
    other: 'Net of {{count}} shifts',
  },
  netWith: {
    one: 'Net of {{count}} shift and what was agreed',
    other: 'Net of {{count}} shifts and what was agreed',
  },
  notSigned: 'not signed yet',
  on: 'On {{name}}',
  amended: {
    one: '{{count}} amended',
    other: '{{count}} amended',
  },
  unpriced: {
    one: '{{count}} without a rate',
    other: '{{count}} without a rate',
  },
  created: '{{name}} is in design.',
  startAnew: 'Start anew',
  asking: 'No answer yet.',
  askingText: 'It is asked for again by itself, also after you leave; it is made once only.',
  takenTitle: 'Somebody was faster',
  takenText: 'One of the chosen shifts is on {{name}} already. It was taken out; the others are still chosen.',
  takenBack: 'Back to the shifts',
  takenOpen: 'Open it',
  problems: {
    crewNotSigned: 'The hours of a shift are not signed any more.',
    invoiceNotPriced: 'Not every position has a price in one currency.',
    invoiceChanged: 'The hours come to something else by now. Look at the sum again.',
    issuerMissing: 'The agency has no company of its own that could issue invoices.',
  },
}
