import { expect, it } from 'vitest'
import { countryOf } from '../../../domain/imports/country.ts'

it.each([
  [['D', 'BRD', 'DE', 'Deutschland', 'Germany', 'Alemania', 'Duitsland', 'Allemagne', 'Yr Almaen'], 'DE'],
  [['A', 'AT', 'Österreich', 'Autriche'], 'AT'],
  [['UK', 'GB', 'Wales', 'Cymru', 'England', 'Schottland', 'Scotland'], 'GB'],
  [['Great Britain', 'Großbritannien', 'Grossbritannien', 'Gran Bretaña', 'Gran Bretana'], 'GB'],
  [['Groot-Brittannië', 'Grande-Bretagne', 'Prydain Fawr'], 'GB'],
  [['E', 'ES', 'España', 'Spanien', 'Espagne', 'Sbaen'], 'ES'],
  [['F', 'FR', 'Frankreich', 'Frankrijk', 'Ffrainc'], 'FR'],
  [['I', 'IT', 'Italien', 'Italië'], 'IT'],
  [['B', 'BE', 'Belgien', 'België', 'Belgique'], 'BE'],
  [['L', 'LU', 'Luxemburg', 'Luxembourg'], 'LU'],
  [['Holland', 'NL', 'Niederlande', 'Países Bajos', 'Pays-Bas'], 'NL'],
  [['USA', 'US', 'Vereinigte Staaten', 'États-Unis'], 'US'],
  [['Tschechien', 'CZ', 'Czechia', 'Czech Republic', 'Tchéquie'], 'CZ'],
  [['Slowakei', 'SK', 'Slovakia', 'Slovak Republic'], 'SK'],
])('%j are %s', (texts, code) => {
  expect(texts.map(text => [text, countryOf(text)])).toEqual(texts.map(text => [text, code]))
})

it.each([
  ...['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ', 'DD', 'A1', '', '-'],
  ...['European Union', 'Europäische Union', 'Eurozone', 'Vereinte Nationen', 'Unknown Region', 'Pseudo-Accents'],
])('%j is no country', text => {
  expect(countryOf(text)).toBeNull()
})
