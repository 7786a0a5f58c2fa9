/** Countries whose postcodes are five figures and may begin with a nought. */
const fiveFigures = new Set(['DE', 'ES', 'FR', 'IT', 'US'])

/** A postcode whole again: a sheet that took it for a number has lost the nought before it. */
export const wholeZipcode = (zipcode: string, country: string | undefined): string =>
  country !== undefined && fiveFigures.has(country) && /^\d{4}$/.test(zipcode) ? `0${zipcode}` : zipcode
