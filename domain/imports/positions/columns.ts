import type { UsualNames } from '../kind.ts'

/** What columns of positions are usually called: the likeliest first, bare. */
export const positionColumns: UsualNames = {
  project: [
    ...[
      'project',
      'projectnumber',
      'projectno',
      'projectname',
      'event',
      'job',
      'projekt',
      'projektnummer',
      'projektnr',
    ],
    ...['projektname', 'veranstaltung', 'auftrag', 'proyecto', 'evento', 'projectnummer', 'evenement', 'projet'],
    ...['événement', 'prosiect', 'digwyddiad'],
  ],
  crew: [
    ...[
      'crew',
      'team',
      'shift',
      'gang',
      'schicht',
      'gewerk',
      'equipo',
      'turno',
      'ploeg',
      'dienst',
      'équipe',
      'vacation',
      'criw',
      'shifft',
      'sifft',
    ],
  ],
  date: ['date', 'day', 'datum', 'tag', 'fecha', 'día', 'dag', 'jour', 'dyddiad', 'diwrnod'],
  startTime: [
    ...[
      'start',
      'starttime',
      'begin',
      'from',
      'calltime',
      'beginn',
      'anfang',
      'von',
      'startzeit',
      'inicio',
      'desde',
      'hora',
    ],
    ...['begintijd', 'starttijd', 'van', 'vanaf', 'début', 'heurededébut', 'de', 'dechrau', 'amserdechrau', 'o'],
  ],
  endTime: [
    ...['end', 'endtime', 'to', 'until', 'ende', 'bis', 'endzeit', 'fin', 'hasta', 'einde', 'eindtijd', 'tot'],
    ...['heuredefin', 'à', 'diwedd', 'amserdiwedd', 'tan'],
  ],
  function: [
    ...['function', 'role', 'position', 'skill', 'funktion', 'tätigkeit', 'función', 'puesto', 'functie', 'rol'],
    ...['fonction', 'poste', 'swydd', 'swyddogaeth'],
  ],
  amountOfRows: [
    ...['count', 'amount', 'quantity', 'qty', 'number', 'people', 'headcount', 'anzahl', 'menge', 'personen', 'stück'],
    ...['cantidad', 'personas', 'aantal', 'nombre', 'quantité', 'personnes', 'nifer', 'pobl'],
  ],
}
