export interface Place {
  latitude: number
  longitude: number
}
/** A reading of the device; `accuracy` is the radius in metres within which it is right. */
export interface Whereabouts extends Place {
  accuracy: number
}

const earthRadius = 6_371_008.8
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Metres between two places along the surface (haversine, mean earth radius; right to about 0.5 %). */
export function metresBetween(a: Place, b: Place): number {
  const halfLatitude = Math.sin(radians(b.latitude - a.latitude) / 2)
  const halfLongitude = Math.sin(radians(b.longitude - a.longitude) / 2)
  const chord = halfLatitude ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * halfLongitude ** 2
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** Whether somebody can be within `radius` metres of a place: the reading's inaccuracy speaks for them. */
export const isInside = (at: Whereabouts, place: Place, radius: number): boolean =>
  metresBetween(at, place) - Math.max(0, at.accuracy) <= radius

/** Location is advisory: outside asks for a reason and flags, it never blocks; a place without radius never asks. */
export const asksReason = (at: Whereabouts | null, place: Place | null, radius: number | null): boolean =>
  at !== null && place !== null && radius !== null && !isInside(at, place, radius)
