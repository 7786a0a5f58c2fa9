/** A place as somebody enters it. */
export interface Place {
  name: string
  street: string
  zipcode: string
  city: string
  country: string
  timeZone: string
  /** As a map writes them; empty: not known. */
  coordinates: string
  /** Metres. */
  radius: string
}
