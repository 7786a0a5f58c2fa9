export const telHref = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/gu, '')}`

interface Point {
  latitude: number
  longitude: number
}

/** A place as an address of OpenStreetMap, which a phone opens in its own maps as well. */
export const mapHref = ({ latitude, longitude }: Point): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=18/${latitude}/${longitude}`
