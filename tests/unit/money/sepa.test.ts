import { describe, expect, it } from 'vitest'
import { fateOf } from '../../../domain/bankTransfers/fate.ts'
import { bareIban, isBic, isIban, maskedIban, spacedIban } from '../../../domain/bankTransfers/iban.ts'
import { sepaText } from '../../../domain/bankTransfers/sepa-text.ts'
import { element, textElement } from '../../../server/papers/xml.ts'

describe('an IBAN', () => {
  it.each([
    ['DE89 3704 0044 0532 0130 00', true],
    ['gb29 nwbk 6016 1331 9268 19', true],
    ['NL91ABNA0417164300', true],
    ['AT611904300234573201', true],
    ['MT84MALT011000012345MTLCAST001S', true],
    ['NO9386011117947', true],
    ['DE89370400440532013001', false],
    ['DE98370400440532013000', false],
    ['DE8937040044053201300', false],
    // Of a country outside SEPA, though its check digits are right.
    ['SA0380000000608010167519', false],
    ['', false],
    ['DE', false],
    ['DE89370400440532013000<', false],
  ])('%s: %s', (typed, is) => expect(isIban(bareIban(typed))).toBe(is))

  it('takes no other account for two letters that changed places', () => {
    const iban = 'DE89370400440532013000'
    const swapped = [...Array(iban.length - 1).keys()]
      .map(at => iban.slice(0, at) + (iban[at + 1] ?? '') + (iban[at] ?? '') + iban.slice(at + 2))
      .filter(one => one !== iban)
    expect(swapped.length).toBeGreaterThan(8)
    expect(swapped.filter(isIban)).toEqual([])
  })

  it('is shown in fours, and to others by its ends', () => {
    expect(spacedIban('NL91ABNA0417164300')).toBe('NL91 ABNA 0417 1643 00')
    expect(maskedIban('DE89370400440532013000')).toBe('DE89 •••• •••• 3000')
  })

  it.each([
    ['COBADEFF', true],
    ['COBADEFFXXX', true],
    ['COBADEFFXX', false],
    ['cobadeff', false],
  ])('the BIC %s: %s', (bic, is) => expect(isBic(bic)).toBe(is))
})

describe('a text for banks', () => {
  it.each([
    ['Jürgen Groß', 'Juergen Gross'],
    ['Ŵyn ap Llŷr', 'Wyn ap Llyr'],
    ['Søren Łukasz Đorđe', 'Soren Lukasz Dorde'],
    ['Ærø & Söhne', 'AEro + Soehne'],
    ['O’Neill', "O'Neill"],
    ['<b>"=1+1"</b>', '.b...1+1../b.'],
    ['//RFB/x/', 'RFB/x'],
    ['a  b\tc\nd', 'a b c d'],
    ['e\u0301', 'e'],
  ])('%s becomes %s', (text, plain) => expect(sepaText(text, 70)).toBe(plain))

  it('is cut to what fits, and holds nothing banks do not take', () => {
    expect(sepaText('ä'.repeat(40), 35)).toHaveLength(35)
    const all = String.fromCodePoint(...Array.from({ length: 0x500 }, (_, at) => at))
    expect(sepaText(all, 5000)).toMatch(/^[A-Za-z0-9/\-?:().,'+ ]+$/)
  })
})

describe('whether a transfer can be paid', () => {
  const fine = { currency: 'EUR', holder: 'Jana', iban: 'DE89370400440532013000', bic: null }
  it.each([
    ['payable', {}],
    ['notEuro', { currency: 'GBP' }],
    ['accountMissing', { iban: null }],
    ['ibanWrong', { iban: 'DE89370400440532013001' }],
    ['ibanWrong', { bic: 'NO' }],
    ['bicMissing', { iban: 'GB29NWBK60161331926819' }],
    ['payable', { iban: 'GB29NWBK60161331926819', bic: 'NWBKGB2L' }],
    ['nameMissing', { holder: '王' }],
  ] as const)('%s: %j', (fate, change) => expect(fateOf({ ...fine, ...change })).toBe(fate))
})

describe('XML', () => {
  it('is never left by a text', () => {
    expect(textElement('a', `</a><b x="1">'&\u0000\uFFFE`, { c: '"><d' })).toBe(
      '<a c="&#34;&#62;&#60;d">&#60;/a&#62;&#60;b x=&#34;1&#34;&#62;&#39;&#38;</a>',
    )
    expect(element('a', [null, textElement('b', 'c'), false])).toBe('<a><b>c</b></a>')
  })
})
