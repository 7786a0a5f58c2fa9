export const telHref = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/gu, '')}`

interface Point {
  latitude: number
  longitude: number
}

/** A place as an address of OpenStreetMap, which a phone opens in its own maps as well. */
export const mapHref = ({ latitude, longitude }: Point): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=18/${latitude}/${longitude}`

interface WhichCheck {
  formId: string
  date: string
  shift: number
}
/** The security check of a crew's shift. */
export const checkHref = (crewId: string, { formId, date, shift }: WhichCheck): string =>
  `/crews/${crewId}/security-check/${formId}/${date}/${shift}`
