import { companyColumns } from '../companies/columns.ts'
import { personColumns } from '../people/columns.ts'
import type { UsualNames } from '../kind.ts'

const { contactName = [] } = companyColumns
const { email = [], phone = [] } = personColumns

/** What columns of contacts are usually called: the likeliest first, bare. */
export const contactColumns: UsualNames = {
  company: [
    ...[
      'company',
      'client',
      'customer',
      'companynumber',
      'companyname',
      'clientnumber',
      'clientname',
      'customernumber',
    ],
    ...[
      'firma',
      'kunde',
      'kundennummer',
      'kundennr',
      'kdnr',
      'firmenname',
      'unternehmen',
      'empresa',
      'cliente',
      'bedrijf',
    ],
    ...['klant', 'klantnummer', 'société', 'societe', 'entreprise', 'cwmni', 'cwsmer', 'cleient'],
  ],
  name: [...contactName, 'name', 'fullname', 'naam', 'nombre', 'nom', 'enw'],
  role: [
    ...[
      'role',
      'position',
      'function',
      'jobtitle',
      'title',
      'funktion',
      'rolle',
      'aufgabe',
      'cargo',
      'puesto',
      'función',
    ],
    ...['functie', 'rol', 'fonction', 'poste', 'rôle', 'swydd', 'rôl'],
  ],
  ...{ email, phone },
}
