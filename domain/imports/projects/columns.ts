import { contactColumns } from '../contacts/columns.ts'
import type { UsualNames } from '../kind.ts'

const { company = [] } = contactColumns

/** What columns of projects are usually called: the likeliest first, bare. */
export const projectColumns: UsualNames = {
  number: [
    ...['number', 'projectnumber', 'projectno', 'no', 'nr', 'nummer', 'projektnummer', 'projektnr', 'auftragsnummer'],
    ...['jobnumber', 'projectnummer', 'projectnr', 'numero', 'número', 'númerodeproyecto', 'numéro', 'numérodeprojet'],
    ...['rhif', 'rhifprosiect', 'id'],
  ],
  name: [
    ...[
      'name',
      'title',
      'project',
      'projectname',
      'event',
      'production',
      'titel',
      'projekt',
      'projektname',
      'bezeichnung',
    ],
    ...[
      'veranstaltung',
      'produktion',
      'título',
      'titulo',
      'proyecto',
      'evento',
      'nombre',
      'naam',
      'evenement',
      'titre',
    ],
    ...['projet', 'événement', 'nom', 'teitl', 'prosiect', 'digwyddiad', 'enw'],
  ],
  company,
  location: [
    ...[
      'location',
      'venue',
      'place',
      'site',
      'ort',
      'halle',
      'veranstaltungsort',
      'spielstätte',
      'spielstaette',
      'lugar',
    ],
    ...['recinto', 'locatie', 'zaal', 'plaats', 'lieu', 'salle', 'lleoliad', 'neuadd'],
  ],
  beginDate: [
    ...['begin', 'begindate', 'start', 'startdate', 'from', 'date', 'beginn', 'anfang', 'startdatum', 'von', 'datum'],
    ...[
      'inicio',
      'fechadeinicio',
      'desde',
      'fecha',
      'begindatum',
      'vanaf',
      'van',
      'début',
      'datededébut',
      'du',
      'dechrau',
    ],
    ...['dyddiaddechrau', 'dyddiad'],
  ],
  endDate: [
    ...['end', 'enddate', 'to', 'until', 'ende', 'enddatum', 'bis', 'fin', 'fechadefin', 'hasta', 'einde', 'einddatum'],
    ...['tot', 'datedefin', 'au', 'diwedd', 'dyddiaddiwedd'],
  ],
  clientMark: ['clientmark', 'mark', 'kürzel', 'kuerzel', 'kundenkürzel', 'marca', 'kenmerk', 'sigle', 'nod'],
  reference: [
    ...['reference', 'ordernumber', 'ponumber', 'po', 'referenz', 'bestellnummer', 'bestellnr', 'referencia', 'pedido'],
    ...['referentie', 'bestelnummer', 'référence', 'numérodecommande', 'cyfeirnod'],
  ],
  comment: [
    'comment',
    'note',
    'notes',
    'remark',
    'kommentar',
    'bemerkung',
    'comentario',
    'opmerking',
    'commentaire',
    'sylw',
  ],
}
