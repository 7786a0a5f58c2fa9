import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { Seal } from '../../../server/access/sealed.ts'

const seal = new Seal(randomBytes(48).toString('base64url'))
const owner = { tenantId: crypto.randomUUID(), rowId: crypto.randomUUID() }

describe('a sealed text', () => {
  it.each(['stage-door', 'Grüße, ŵ', '', 'a'.repeat(500)])('opens again in its row: %j', text => {
    expect(seal.open(seal.seal(text, owner), owner)).toBe(text)
  })

  it('shows nothing of itself and is never the same twice', () => {
    const one = seal.seal('stage-door', owner)
    expect(one).not.toContain('stage-door')
    expect(seal.seal('stage-door', owner)).not.toBe(one)
  })

  it('does not open once a single letter of it was changed', () => {
    const text = seal.seal('stage-door', owner)
    for (let at = 0; at < text.length; at++) {
      const other = text[at] === 'A' ? 'B' : 'A'
      expect(seal.open(text.slice(0, at) + other + text.slice(at + 1), owner), `letter ${at}`).toBeNull()
    }
    for (const end of [0, 3, 10, text.length - 1]) expect(seal.open(text.slice(0, end), owner)).toBeNull()
    expect(seal.open(`${text}A`, owner)).toBeNull()
  })

  it('does not open in another row, nor for another installation', () => {
    const text = seal.seal('stage-door', owner)
    expect(seal.open(text, { ...owner, rowId: crypto.randomUUID() })).toBeNull()
    expect(seal.open(text, { ...owner, tenantId: crypto.randomUUID() })).toBeNull()
    expect(new Seal(randomBytes(48).toString('base64url')).open(text, owner)).toBeNull()
  })

  it('that was kept before still opens', () => {
    const before = new Seal(Buffer.from('a'.repeat(32)).toString('base64url'))
    const row = { tenantId: '5c0fae1e-7d5a-4a3e-9a55-0f6f1f0c8b11', rowId: '0b8c2f6e-2c55-4f0e-8f8e-6a4f2f9f7d22' }
    expect(before.open('v1.CJoMxfMa3kKQM8yz8ITogFXd8xvRSdieFXD2J2bRdnewO52dQvQ', row)).toBe('stage-door')
  })

  it('needs a secret that is one', () => {
    expect(() => new Seal('short')).toThrow(/32 bytes/)
  })
})
