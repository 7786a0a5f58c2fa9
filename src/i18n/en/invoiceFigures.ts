export default {
  due: {
    label: 'Due: any day',
    any: 'Due: any day',
    today: 'Due until today',
    week: 'Due within 7 days',
    month: 'Due within 30 days',
  },
  companies: 'All companies',
  figures: {
    label: 'What is open and what is paid',
    unpaid: 'Unpaid, not due',
    toPay: 'To pay',
    notSent: 'Design and released',
    paid: 'Paid in {{span}}',
  },
  oldest: { one: 'oldest {{count}} day', other: 'oldest {{count}} days' },
  dueTodayOf: '{{amount}} due today',
  inDesign: { one: '{{count}} in design', other: '{{count}} in design' },
  released: { one: '{{count}} released', other: '{{count}} released' },
  onAverage: { one: '{{count}} day on average', other: '{{count}} days on average' },
}
