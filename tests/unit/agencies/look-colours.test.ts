import { describe, expect, it } from 'vitest'
import { contrast, hexOf, oklchOf } from '../../../domain/colour.ts'
import { type LookColours, measuredLook, mendPalette, paletteFrom } from '../../../domain/contrast.ts'

/** A look in which all can be read. */
const blue: LookColours = paletteFrom('#1f4f99')

describe('a colour that cannot be read', () => {
  it.each([
    // Nearer than white, and still of its hue.
    ['#04a7ff', '#956e51', '#00050e'],
    ['#c36203', '#4b7f81', '#0e0300'],
    ['#44f719', '#9548fe', '#000600'],
    ['#808080', '#777777', '#060606'],
    ['#777777', '#6f6f6f', '#f3f3f3'],
  ])('%s on %s becomes the nearest that can, %s', (groundInk, ground, readable) => {
    const { look } = mendPalette({ ...blue, ground, groundInk })
    expect(look.groundInk).toBe(readable)
    expect(contrast(look.groundInk, ground)).toBeGreaterThanOrEqual(4.5)
  })
})

describe('how well a look can be read', () => {
  it('is told by where each colour stands out least', () => {
    const look: LookColours = {
      light: { accent: '#888888', accentInk: '#ffffff', accentSoft: '#808080', accentText: '#555555' },
      dark: { accent: '#333333', accentInk: '#ffffff', accentSoft: '#555555', accentText: '#aaaaaa' },
      ground: '#777777',
      groundInk: '#ffffff',
    }
    const told = Object.entries(measuredLook(look)).map(([colour, { against, least, contrast: by }]) => [
      colour,
      against,
      Math.round(by * 100) / 100,
      least,
    ])
    expect(told).toEqual([
      ['light.accent', '#eeece6', 3, 3],
      ['light.accentInk', '#888888', 3.54, 4.5],
      ['light.accentSoft', '#17181c', 4.49, 4.5],
      ['light.accentText', '#808080', 1.89, 4.5],
      ['dark.accent', '#1a1d22', 1.34, 3],
      ['dark.accentInk', '#333333', 12.63, 4.5],
      ['dark.accentSoft', '#f2f1ed', 6.6, 4.5],
      ['dark.accentText', '#555555', 3.21, 4.5],
      ['groundInk', '#777777', 4.48, 4.5],
    ])
  })

  it('reaches the least everywhere once it was mended', () => {
    const faint = { ...blue.light, accent: '#eeeeee', accentText: '#dddddd' }
    const { look } = mendPalette({ ...blue, light: faint })
    expect(Object.values(measuredLook(look)).every(one => one.contrast >= one.least)).toBe(true)
    expect(Object.values(measuredLook({ ...blue, light: faint })).every(one => one.contrast >= one.least)).toBe(false)
  })
})

it('of a glaring colour inks and ground have only a breath', () => {
  const { light, dark, ground } = paletteFrom('#ff00ff')
  for (const colour of [light.accentInk, dark.accentInk, ground]) {
    expect(oklchOf(colour).l).toBeCloseTo(0.2, 1)
    expect(oklchOf(colour).c).toBeLessThan(0.052)
  }
})

it.each([
  [{ l: 1, c: 0.1, h: 90 }, '#ffffff'],
  [{ l: 2, c: 0, h: 0 }, '#ffffff'],
  [{ l: 0, c: 0.1, h: 90 }, '#000000'],
  [{ l: -1, c: 0, h: 0 }, '#000000'],
])('a screen shows %j as %s, whatever the hue', (colour, hex) => {
  expect(hexOf(colour)).toBe(hex)
})

it.each([40, 100, 160, 220, 280, 340])('a colour too bright and too strong for a screen keeps its hue %d', hue => {
  const { l, h } = oklchOf(hexOf({ l: 0.94, c: 0.15, h: hue }))
  expect(l).toBeCloseTo(0.94, 2)
  expect(Math.abs(h - hue)).toBeLessThan(4)
})
