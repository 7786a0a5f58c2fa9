export default {
  search: 'Who, or about whom',
  count: {
    one: '{{count}} line',
    other: '{{count}} lines',
  },
  noneText: 'Whoever changes settings, rights, logins or accounts is named here.',
  noneFound: 'Nothing is found like that.',
  showAll: 'Show all',
  byItself: 'by itself',
}
