import { fields } from '../../../client/fields.gen.ts'
import type { Place } from './place.types.ts'

export interface Geo {
  latitude: number
  longitude: number
  /** Metres. */
  radius: number
}

const pair = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/

/** Where a place is, as a map writes it ("53.5413, 9.9841"); null where nothing is said, undefined where it is no place. */
export function geoOf({ coordinates, radius }: Pick<Place, 'coordinates' | 'radius'>): Geo | null | undefined {
  if (coordinates.trim() === '') return null
  const [, latitude, longitude] = (pair.exec(coordinates) ?? []).map(Number)
  const metres = /^\s*\d+\s*$/.test(radius) ? Number(radius) : Number.NaN
  const { minimum, maximum } = fields['NewLocation.geoData.radius']
  if (latitude === undefined || longitude === undefined || Math.abs(latitude) > 90 || Math.abs(longitude) > 180)
    return undefined
  return metres >= minimum && metres <= maximum ? { latitude, longitude, radius: metres } : undefined
}

/** What is sent of a place that was entered. */
export function newPlace({ coordinates, radius, ...place }: Place) {
  const geoData = geoOf({ coordinates, radius })
  return geoData ? { ...place, geoData } : place
}

/** A place of which only the name is known yet. */
export const placeNamed = (name: string, timeZone: string): Place => ({
  ...{ name, street: '', zipcode: '', city: '', country: '', timeZone, coordinates: '', radius: '150' },
})
