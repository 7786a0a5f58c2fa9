import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast, hexOf, oklchOf } from '../../../domain/colour.ts'
import { type LookColours, mendPalette, pageColours, paletteFrom } from '../../../domain/contrast.ts'
import { agencies } from '../../../server/demo/tenants.ts'

const hex = fc.integer({ min: 0, max: 0xffffff }).map(value => `#${value.toString(16).padStart(6, '0')}`)
const scheme = fc.record({ accent: hex, accentInk: hex, accentSoft: hex, accentText: hex })
const anyLook = fc.record({ light: scheme, dark: scheme, ground: hex, groundInk: hex })

/** Everything that stands on something else, by hand. */
function pairs(look: LookColours): [what: string, one: string, other: string, least: number][] {
  const of = (name: 'light' | 'dark'): [string, string, string, number][] => {
    const { accent, accentInk, accentSoft, accentText } = look[name]
    const { grounds, ink } = pageColours[name]
    return [
      [`${name}: ink on accent`, accentInk, accent, 4.5],
      [`${name}: text on soft`, accentText, accentSoft, 4.5],
      [`${name}: the page's ink on soft`, ink, accentSoft, 4.5],
      ...grounds.flatMap((ground): [string, string, string, number][] => [
        [`${name}: text on ${ground}`, accentText, ground, 4.5],
        [`${name}: accent on ${ground}`, accent, ground, 3],
      ]),
    ]
  }
  return [...of('light'), ...of('dark'), ['ground', look.groundInk, look.ground, 4.5]]
}
const tooFaint = (look: LookColours) =>
  pairs(look)
    .filter(([, one, other, least]) => contrast(one, other) < least)
    .map(([what, one, other]) => `${what}: ${one} on ${other} ${contrast(one, other).toFixed(2)}`)

describe('contrast', () => {
  it.each([
    ['#000', '#fff', 21],
    ['#ffffff', '#000000', 21],
    ['#777777', '#ffffff', 4.48],
    ['#0b6b5d', '#ffffff', 6.44],
    ['#c2410c', '#c2410c', 1],
    ['#ff0', '#fff', 1.07],
  ])('of %s and %s is %d', (one, other, expected) => {
    expect(contrast(one, other)).toBeCloseTo(expected, 1)
  })
  it.each(['red', '#12', '#12345', '#12345678', 'rgb(1 2 3)', '', '#ggg', '#fff;}'])('knows no colour %j', text => {
    expect(() => contrast(text, '#fff')).toThrow(RangeError)
  })
})

describe('lightness, chroma and hue', () => {
  it.each([
    ['#ff0000', { l: 0.628, c: 0.258, h: 29.2 }],
    ['#ffff00', { l: 0.968, c: 0.211, h: 109.8 }],
    ['#0000ff', { l: 0.452, c: 0.313, h: 264.1 }],
  ])('of %s', (colour, { l, c, h }) => {
    const found = oklchOf(colour)
    expect(found.l).toBeCloseTo(l, 2)
    expect(found.c).toBeCloseTo(c, 2)
    expect(found.h).toBeCloseTo(h, 0)
  })
  it('there and back again is the same colour', () => {
    fc.assert(fc.property(hex, colour => hexOf(oklchOf(colour)) === colour))
  })
  it('a colour no screen has keeps its lightness and hue', () => {
    const found = oklchOf(hexOf({ l: 0.6, c: 0.4, h: 200 }))
    expect(found.l).toBeCloseTo(0.6, 2)
    expect(Math.abs(found.h - 200)).toBeLessThan(2)
  })
})

describe('a palette', () => {
  it.each(agencies)('of $name passes and is left as it is', ({ look }) => {
    expect(tooFaint(look)).toEqual([])
    expect(mendPalette(look)).toEqual({ look, mended: [] })
  })
  it('from any one colour can be read after mending', () => {
    fc.assert(fc.property(hex, accent => tooFaint(mendPalette(paletteFrom(accent)).look).length === 0))
  })
  it('from any colour and any ground, too', () => {
    fc.assert(
      fc.property(hex, hex, (accent, ground) => {
        const { look } = mendPalette(paletteFrom(accent, ground))
        expect(tooFaint(look)).toEqual([])
        expect(look.ground).toBe(ground)
      }),
    )
  })
  it('of any colours at all can be read after mending, and is then left as it is', () => {
    fc.assert(
      fc.property(anyLook, given => {
        const { look, mended } = mendPalette(given)
        expect(tooFaint(look)).toEqual([])
        expect(mendPalette(look)).toEqual({ look, mended: [] })
        expect(mended.length === 0).toBe(tooFaint(given).length === 0)
      }),
    )
  })
  it('that fails keeps its hue', () => {
    const accent = '#ffff00'
    const { look, mended } = mendPalette(paletteFrom(accent))
    expect(mended).toContainEqual({ colour: 'light.accent', from: accent, to: look.light.accent })
    expect(Math.abs(oklchOf(look.light.accent).h - oklchOf(accent).h)).toBeLessThan(2)
    expect(look.dark.accent).toBe(accent)
  })
  it.each<[keyof LookColours['light'], string, string[]]>([
    ['accentInk', '#1f4f99', ['light.accentInk']],
    ['accentSoft', '#1f4f99', ['light.accentSoft', 'light.accentText']],
    ['accentText', '#f6f5f1', ['light.accentText']],
    ['accent', '#f6f5f1', ['light.accent', 'light.accentInk']],
  ])('names %s where it was moved from %s, and what stands on it', (name, faint, names) => {
    const look = paletteFrom('#1f4f99')
    const { mended } = mendPalette({ ...look, light: { ...look.light, [name]: faint } })
    expect(mended.map(({ colour }) => colour)).toEqual(names)
  })
  it('names the ink of the login page where it was moved', () => {
    const look = paletteFrom('#1f4f99')
    expect(mendPalette({ ...look, groundInk: look.ground }).mended.map(({ colour }) => colour)).toEqual(['groundInk'])
  })
  it('tells only what was moved, and keeps whatever else a look has', () => {
    const { light, dark, ground, groundInk } = paletteFrom('#1f4f99')
    const given = { light, dark: { ...dark, accentText: '#222222' }, ground, groundInk, mark: 'crane' }
    const { look, mended } = mendPalette(given)
    expect(mended.map(({ colour }) => colour)).toEqual(['dark.accentText'])
    expect(look).toMatchObject({ mark: 'crane', light, ground, groundInk })
  })
  it('is made from what is a colour only', () => {
    expect(() => paletteFrom('yellow')).toThrow('"yellow" is no colour')
    expect(() => paletteFrom('#ff0', 'url(x)')).toThrow('"url(x)" is no colour')
  })
})

describe('a look, colour by colour', () => {
  it('from a dark, a light and a glaring colour', () => {
    expect(paletteFrom('#0b6e4f')).toEqual({
      light: { accent: '#0b6e4f', accentInk: '#ffffff', accentSoft: '#daf2e6', accentText: '#005c41' },
      dark: { accent: '#6bbf9b', accentInk: '#001c11', accentSoft: '#0e3325', accentText: '#88dcb7' },
      ground: '#001c11',
      groundInk: '#ffffff',
      beam: 'rgb(189 225 208 / .12)',
      steel: 'rgb(189 225 208 / .6)',
    })
    expect(paletteFrom('#ffd400')).toMatchObject({
      light: { accentInk: '#1c1500', accentSoft: '#f2ebd5', accentText: '#5d4c00' },
      dark: { accent: '#ffd400', accentInk: '#1c1500', accentSoft: '#332b0a', accentText: '#dfc670' },
    })
    expect(paletteFrom('#ff00ff')).toMatchObject({
      light: { accentInk: '#220d21', accentSoft: '#f7e4f5', accentText: '#6f316d' },
      dark: { accent: '#e083dd', accentSoft: '#392238', accentText: '#efaeeb' },
    })
  })
  it('mended no further than it must be', () => {
    const { look } = mendPalette({
      light: { accent: '#eeeeee', accentInk: '#ffffff', accentSoft: '#111111', accentText: '#dddddd' },
      dark: { accent: '#111111', accentInk: '#000000', accentSoft: '#eeeeee', accentText: '#222222' },
      ground: '#777777',
      groundInk: '#888888',
    })
    expect(look).toEqual({
      light: { accent: '#888888', accentInk: '#212121', accentSoft: '#818181', accentText: '#191919' },
      dark: { accent: '#686868', accentInk: '#e7e7e7', accentSoft: '#6e6e6e', accentText: '#f2f2f2' },
      ground: '#777777',
      groundInk: '#060606',
    })
  })
})
