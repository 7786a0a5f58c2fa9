import type { LanguageCode } from '../../domain/languages.ts'
import type { HandOverField } from '../../domain/payrollHandOvers/rows.ts'

type ColumnWords = Record<HandOverField, string>

const en: ColumnWords = {
  ...{ personNumber: 'Personnel number', name: 'Name', wageType: 'Wage type', hours: 'Hours', days: 'Days' },
  ...{ rate: 'Rate', amount: 'Amount', currency: 'Currency', costCentre: 'Cost centre', month: 'Month' },
}
const de: ColumnWords = {
  ...{ personNumber: 'Personalnummer', name: 'Name', wageType: 'Lohnart', hours: 'Stunden', days: 'Tage' },
  ...{ rate: 'Satz', amount: 'Betrag', currency: 'Währung', costCentre: 'Kostenstelle', month: 'Monat' },
}
const es: ColumnWords = {
  ...{
    personNumber: 'Número de personal',
    name: 'Nombre',
    wageType: 'Concepto salarial',
    hours: 'Horas',
    days: 'Días',
  },
  ...{ rate: 'Tarifa', amount: 'Importe', currency: 'Moneda', costCentre: 'Centro de coste', month: 'Mes' },
}
const nl: ColumnWords = {
  ...{ personNumber: 'Personeelsnummer', name: 'Naam', wageType: 'Looncode', hours: 'Uren', days: 'Dagen' },
  ...{ rate: 'Tarief', amount: 'Bedrag', currency: 'Valuta', costCentre: 'Kostenplaats', month: 'Maand' },
}
const fr: ColumnWords = {
  ...{ personNumber: 'Matricule', name: 'Nom', wageType: 'Rubrique de paie', hours: 'Heures', days: 'Jours' },
  ...{ rate: 'Taux', amount: 'Montant', currency: 'Devise', costCentre: 'Centre de coûts', month: 'Mois' },
}
const cy: ColumnWords = {
  ...{ personNumber: 'Rhif staff', name: 'Enw', wageType: 'Math o gyflog', hours: 'Oriau', days: 'Diwrnodau' },
  ...{ rate: 'Cyfradd', amount: 'Swm', currency: 'Arian', costCentre: 'Canolfan gost', month: 'Mis' },
}

/** What columns are called until the agency says otherwise. */
export const columnWords: Record<LanguageCode, ColumnWords> = { en, de, deAt: de, es, nl, fr, cy }
