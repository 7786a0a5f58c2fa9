export default {
  search: 'Project or person',
  count: { one: '{{count}} kiosk', other: '{{count}} kiosks' },
  none: 'No tablet is a kiosk now',
  noneText: 'A crew chief starts one on the page of their crew.',
  noneFound: 'No kiosk fits what was asked for.',
  showAll: 'Show all',
  silent: 'Not heard for long',
  closed: 'The kiosk “{{label}}” is closed.',
}
