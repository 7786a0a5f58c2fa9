/** Amounts are integers in the smallest unit of their currency: cents, pence, öre. */

/** How many digits the smallest unit of a currency has: two of EUR. */
export const digitsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

/** Rounds a fraction of the smallest unit: half away from zero. Both parts are integers, the divisor above 0. */
export function roundedShare(dividend: number, divisor: number): number {
  const whole = Math.floor(Math.abs(dividend) / divisor)
  const up = (Math.abs(dividend) % divisor) * 2 >= divisor ? 1 : 0
  return whole + up === 0 ? 0 : Math.sign(dividend) * (whole + up)
}

/** An amount as it is typed, `31`, `31.5` or `31,50`, in the smallest unit; null where it is none. */
export function minorOf(typed: string, digits: number): number | null {
  const [, whole, fraction = ''] = /^(\d{1,9})(?:[.,](\d*))?$/.exec(typed.trim()) ?? []
  if (whole === undefined || fraction.length > digits) return null
  return Number(whole + fraction.padEnd(digits, '0'))
}

/** The same the other way round, as it is put into a field: `31.50`. */
export const typedOf = (minor: number, digits: number): string => (minor / 10 ** digits).toFixed(digits)
