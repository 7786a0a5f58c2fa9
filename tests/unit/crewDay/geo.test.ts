import { expect, it } from 'vitest'
import { geoOf } from '../../../src/screens/shared/place/geo.ts'

it.each([
  ['', '150', null],
  ['53.5413, 9.9841', '150', { latitude: 53.5413, longitude: 9.9841, radius: 150 }],
  [' -33.86 151.21 ', '20', { latitude: -33.86, longitude: 151.21, radius: 20 }],
  ['53.5413', '150', undefined],
  ['91, 10', '150', undefined],
  ['53, 181', '150', undefined],
  ['Hamburg', '150', undefined],
  ['53, 10', '19', undefined],
  ['53, 10', '5001', undefined],
  ['53, 10', 'far', undefined],
])('coordinates "%s" with %s metres', (coordinates, radius, geo) => {
  expect(geoOf({ coordinates, radius })).toEqual(geo)
})
