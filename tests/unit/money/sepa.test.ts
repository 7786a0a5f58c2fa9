import { describe, expect, it } from 'vitest'
import { canPay, fateOf } from '../../../domain/bankTransfers/fate.ts'
import { bareIban, isBic, isIban, maskedIban, needsBic, spacedIban } from '../../../domain/bankTransfers/iban.ts'
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

  // An account of each country of SEPA, as their banks print it; those outside the Economic Area need a BIC as well.
  it.each([
    ...['AD1200012030200359100100', 'AL47212110090000000235698741', 'CH9300762011623852957'],
    ...['GB29NWBK60161331926819', 'GI75NWBK000000007099453', 'MC5811222000010123456789030'],
    ...['MD24AG000225100013104168', 'ME25505000012345678951', 'MK07250120000058984', 'RS35260005601001611379'],
    ...['SM86U0322509800000000270100', 'VA59001123000012345678'],
  ])('%s of outside the Economic Area needs a BIC', iban => {
    expect([isIban(iban), needsBic(iban)]).toEqual([true, true])
    expect([isIban(`${iban}0`), isIban(iban.slice(0, -1))]).toEqual([false, false])
  })
  it.each([
    ...['AT611904300234573201', 'BE68539007547034', 'BG80BNBG96611020345678', 'CY17002001280000001200527600'],
    ...['CZ6508000000192000145399', 'DE89370400440532013000', 'DK5000400440116243', 'EE382200221020145685'],
    ...['ES9121000418450200051332', 'FI2112345600000785', 'FR1420041010050500013M02606'],
    ...['GR1601101250000000012300695', 'HR1210010051863000160', 'HU42117730161111101800000000'],
    ...['IE29AIBK93115212345678', 'IS140159260076545510730339', 'IT60X0542811101000000123456'],
    ...['LI21088100002324013AA', 'LT121000011101001000', 'LU280019400644750000', 'LV80BANK0000435195001'],
    ...['MT84MALT011000012345MTLCAST001S', 'NL91ABNA0417164300', 'NO9386011117947'],
    ...['PL61109010140000071219812874', 'PT50000201231234567890154', 'RO49AAAA1B31007593840000'],
    ...['SE4550000000058398257466', 'SI56263300012039086', 'SK3112000000198742637541'],
  ])('%s stands for itself', iban => {
    expect([isIban(iban), needsBic(iban)]).toEqual([true, false])
  })
  it('of the right check digits is none where it is longer than they are there', () => {
    // Two more digits that leave the same rest.
    const longer = ['DE', 'NO', 'MT'].flatMap(country =>
      Array.from({ length: 97 }, (_, at) => `${country}${String(at + 2).padStart(2, '0')}${'0'.repeat(30)}`),
    )
    expect(longer.filter(isIban)).toEqual([])
  })

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
    ['äöüß', 'aeoeuess'],
    ['ÄÖÜẞ', 'AeOeUeSS'],
    ['æÆœŒ', 'aeAEoeOE'],
    ['øØłŁđĐðÐ', 'oOlLdDdD'],
    ['þÞıŋŊ', 'thThinN'],
    ['a&b’c‘d–e—f−g_h', "a+b'c'd-e-f-g-h"],
    ['a//b///c', 'a/b/c'],
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

describe('whether a company can pay', () => {
  const company = { name: 'Nordlicht', iban: 'DE89370400440532013000' }
  it.each([
    ['with both', {}, true],
    ['without an account', { iban: null }, false],
    ['with a wrong one', { iban: 'DE89370400440532013001' }, false],
    ['with a name no bank can read', { name: '王' }, false],
  ])('%s', (_, change, can) => expect(canPay({ ...company, ...change })).toBe(can))
})

describe('XML', () => {
  it('is never left by a text', () => {
    expect(textElement('a', `</a><b x="1">'&\u0000\uFFFE`, { c: '"><d' })).toBe(
      '<a c="&#34;&#62;&#60;d">&#60;/a&#62;&#60;b x=&#34;1&#34;&#62;&#39;&#38;</a>',
    )
    expect(element('a', [null, textElement('b', 'c'), false])).toBe('<a><b>c</b></a>')
  })
})
