import { readFileSync, readdirSync } from 'node:fs'
import { expect, it } from 'vitest'

const styles = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.css'))
  .map(file => `src/${file}`)

/** A wall is seen from across the room and a kiosk is the agency's own tablet: they follow the screen, not the reader. */
const ofPlace = /(?:screens\/kiosks\/.+|wall|kiosk|BigClock|BigFigure|BarChart|PinPad|SignaturePad)\.module\.css$/

/** Words whose size is in px do not grow with the text size a browser or phone is set to. */
it.each(styles.filter(file => !ofPlace.test(file)))('%s lets text grow', file => {
  const fixed = readFileSync(file, 'utf8')
    .split('\n')
    .filter(line =>
      /^\s*(?:font|font-size|line-height|--text-(?!kiosk|done)[\w-]+|--line-body):.*\d(?:\.\d+)?px/.test(line),
    )
  expect(fixed).toEqual([])
})

it('on a kiosk, where keys have their places, none grows beyond its key', () => {
  const growing = styles
    .filter(file => file.startsWith('src/screens/kiosks/'))
    .flatMap(file => readFileSync(file, 'utf8').match(/--text-(?!kiosk|done)[\w-]+|\d(?:\.\d+)?rem/g) ?? [])
  expect(growing).toEqual([])
})

it('leaves breakpoints to the text as well: in px a desk with large text would keep a desk’s columns', () => {
  const inPx = styles
    .filter(file => !ofPlace.test(file))
    .filter(file => /@media[^{]*width: \d+px/.test(readFileSync(file, 'utf8')))
  expect(inPx).toEqual([])
})

it('keeps the largest time within a phone whose text is twice as large', () => {
  const [, rem, ofScreen] =
    /--text-hero: min\(([\d.]+)rem, ([\d.]+)vw\);/.exec(readFileSync('src/ui/tokens.css', 'utf8')) ?? []
  const size = (text: number) => Math.min(Number(rem) * text, (Number(ofScreen) / 100) * 390)
  // Four figures and a colon are 2.6 times as wide as they are high; the card leaves them 324 px.
  expect(size(32) * 2.6).toBeLessThanOrEqual(324)
  expect(size(16)).toBe(72)
})
