/** `tsx tests/bench/bars.ts`: what browsers load of the build, held against its bars. Bytes are so or not so. */
import { measureBytes } from './bytes.ts'

const { login, css, kiosk, forms, firstLoadsWithForms, rows } = measureBytes()
const bars: [what: string, bytes: number, bar: number][] = [
  ...Object.entries(login).map(([language, size]): [string, number, number] => [`/login, ${language}`, size, 110]),
  ['/login, CSS', css, 10],
  ['a kiosk', kiosk, 125],
  ['the forms, once', forms, 60],
  ['first loads that carry the forms', firstLoadsWithForms, 0],
  ...rows.map(({ path, added }): [string, number, number] => [`${path} beyond the shell`, added, 25]),
]
const over = bars.filter(([, bytes, bar]) => bytes > bar * 1024)
for (const [what, bytes, bar] of over) console.error(`Error: ${what} is ${(bytes / 1024).toFixed(1)} KB of ${bar} KB`)
console.log(`${bars.length - over.length} of ${bars.length} within their bars`)
process.exit(over.length ? 1 : 0)
