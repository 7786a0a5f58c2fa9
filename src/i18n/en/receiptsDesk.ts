export default {
  beside: 'Chosen receipt',
  whole: 'Open it',
  number: 'Number, type',
  about: 'Shop, project',
  from: 'From',
  date: 'Date',
  stateColumn: 'State',
  gross: 'Gross',
  range: '{{from}}–{{to}} of',
  sorted: 'Newest first',
  noProject: 'no project',
}
