import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { KioskPins } from '../../../server/access/kiosk-pin.ts'
import { PinSeal } from '../../../server/access/pin-seal.ts'
import { sealPin } from '../../../src/client/seal-pin.ts'

const secretOf = (sign: string) => Buffer.from(sign.repeat(32)).toString('base64url')
const seal = new PinSeal(secretOf('a'))
const entry = { key: 'a0b1-key', projectCrewItemId: 'position', personId: 'somebody', caption: 'Check-in' }

describe('a PIN sealed on a tablet', () => {
  it('opens at every copy of the server, and at no other installation', async () => {
    const sealed = await sealPin(seal.publicKey, entry, '0420')
    expect(seal.open(sealed, entry)).toBe('0420')
    expect(new PinSeal(secretOf('a')).open(sealed, entry)).toBe('0420')
    expect(new PinSeal(secretOf('b')).open(sealed, entry)).toBeNull()
    expect(new PinSeal(secretOf('b')).publicKey).not.toBe(seal.publicKey)
  })

  it('fits into the contract, and is never twice the same', async () => {
    const [one, other] = [await sealPin(seal.publicKey, entry, '0420'), await sealPin(seal.publicKey, entry, '0420')]
    expect(one).toMatch(/^[\w-]{100,600}$/)
    expect(one).not.toBe(other)
  })

  it.each(['key', 'projectCrewItemId', 'personId', 'caption'])('does not open with another %s', async field => {
    expect(seal.open(await sealPin(seal.publicKey, entry, '0420'), { ...entry, [field]: 'other' })).toBeNull()
  })

  it('does not open when a single bit of it was changed, or its end is missing', async () => {
    const sealed = Buffer.from(await sealPin(seal.publicKey, entry, '0420'), 'base64url')
    const opened: number[] = []
    for (let bit = 0; bit < sealed.length * 8; bit++) {
      const changed = Buffer.from(sealed)
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      if (seal.open(changed.toString('base64url'), entry) !== null) opened.push(bit)
    }
    // The first byte says how the point is written; its form that repeats whether y is odd names the same point.
    expect(opened.filter(bit => bit >> 3 > 0)).toEqual([])
    for (let length = 0; length < sealed.length; length++)
      expect(seal.open(sealed.subarray(0, length).toString('base64url'), entry)).toBeNull()
  })

  it('that waits on a tablet still opens, by the key the tablet was given', () => {
    expect(seal.publicKey).toBe(
      'BEC9xrre4f2aOJzxk5F81CKRzKUgbAOwWMeG07vngt0MS5F90xXhTSUjxzYAqKaSpYLcwdERNQo_FioctqbrNk8',
    )
    const waiting =
      'BPkcreJzmhFjTZvVUAIc1TBXN_oqDsqKJn4-9tGb5AVhsgkxJFTcJ_sJ4Fir0_RZcPpb-u3ca8goh-oToUxRwcur4H6xtxqELfChb01cWBxsrzY_ddisDsqUVEdhMNnlxw'
    expect(seal.open(waiting, entry)).toBe('0420')
  })

  it('may be any text: what is none does not open, and breaks nothing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.base64String({ minLength: 90, maxLength: 600 })), text => {
        expect(seal.open(text, entry)).toBeNull()
      }),
    )
  })
})

describe('a kept PIN', () => {
  const pins = new KioskPins(secretOf('a'))

  it('matches itself only: one of ten thousand, of one person, at one installation', () => {
    const kept = pins.hash('somebody', '0420')
    const all = Array.from({ length: 10_000 }, (_, n) => String(n).padStart(4, '0'))
    expect(all.filter(pin => pins.matches(kept, 'somebody', pin))).toEqual(['0420'])
    expect(pins.matches(kept, 'other', '0420')).toBe(false)
    expect(new KioskPins(secretOf('b')).matches(kept, 'somebody', '0420')).toBe(false)
  })

  it('as it was sent is told from others by its key only', () => {
    const told = pins.fingerprint('somebody', '{"pin":"0420"}')
    expect(pins.fingerprint('somebody', '{"pin":"0420"}')).toBe(told)
    for (const other of [
      pins.fingerprint('somebody', '{"pin":"0421"}'),
      pins.fingerprint('other', '{"pin":"0420"}'),
      new KioskPins(secretOf('b')).fingerprint('somebody', '{"pin":"0420"}'),
    ])
      expect(other).not.toBe(told)
  })

  it('that was kept before still matches', () => {
    const kept = 'bQVMOeA_c_0h3rCJ.1q2EszuorEDXNNNajXoub6TX1bLBOvkFCQuLYFAZZ_U'
    expect(pins.matches(kept, 'somebody', '0420')).toBe(true)
    expect(pins.fingerprint('somebody', '{"pin":"0420"}')).toBe('EJLqK-kyOwWoFrh8kkCwZVHCuZBcyUwipmFx4UTxrcE')
  })

  it('looks different every time', () => {
    expect(pins.hash('somebody', '0420')).not.toBe(pins.hash('somebody', '0420'))
    // 96 bits of salt, 256 of what is told by it.
    expect(pins.hash('somebody', '0420')).toMatch(/^[\w-]{16}\.[\w-]{43}$/)
  })

  it.each(['', '.', 'x', 'salt.', '.mac'])('that is broken (%j) matches nothing', kept => {
    expect(pins.matches(kept, 'somebody', '0420')).toBe(false)
  })
})
