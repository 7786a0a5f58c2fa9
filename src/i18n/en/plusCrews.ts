export default {
  number: 'Plus crew {{number}}',
  none: 'No plus crews found.',
  noneText: 'This plus crew does not exist, or it is not yours to read.',
  soon: 'The month’s figures appear here as soon as there are any.',
}
