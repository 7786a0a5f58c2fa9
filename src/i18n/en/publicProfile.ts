export default {
  noneText: 'The address is not right, or this profile is not public.',
  at: 'With {{agency}} since {{year}}',
  proven: 'proven by a paper',
  languages: 'Languages',
  noFunctions: 'Nothing is entered yet.',
}
