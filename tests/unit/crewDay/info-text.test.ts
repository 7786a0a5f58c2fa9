import { describe, expect, it } from 'vitest'
import { blocksOf, plainText } from '../../../domain/crewInfo/info-text.ts'

/** A line for each block: lines joined by a slash, items of a list by a comma, strong ones in capitals. */
const drawn = (text: string) =>
  blocksOf(text).map(block => {
    const of = block.kind === 'list' ? block.items : block.lines
    const said = of.map(runs => runs.map(run => (run.strong ? run.text.toUpperCase() : run.text)).join(''))
    return block.kind === 'list' ? `list: ${said.join(', ')}` : said.join(' / ')
  })

describe('what an entry says', () => {
  it.each<[string, string, string[]]>([
    ['nothing', '', []],
    ['blank lines', ' \n\n', []],
    ['a line', 'Call us.', ['Call us.']],
    ['two lines of one paragraph', 'Call us.\nBefore six.', ['Call us. / Before six.']],
    ['two paragraphs', 'Call us.\n\nBefore six.', ['Call us.', 'Before six.']],
    ['a list', '- shoes\n- helmet', ['list: shoes, helmet']],
    ['a list under a line', 'Bring:\n- shoes\n• helmet\nNot more.', ['Bring:', 'list: shoes, helmet', 'Not more.']],
    ['two lists with a line between', '- shoes\n\n- helmet', ['list: shoes', 'list: helmet']],
    ['strong words', 'On the **15th** of **May**', ['On the 15TH of MAY']],
    ['strong in a list', '- **Safety shoes S3**, helmet', ['list: SAFETY SHOES S3, helmet']],
    ['strong from end to end', '**all of it**', ['ALL OF IT']],
    ['asterisks that do not meet', 'a ** b and 2**3', ['a ** b and 2**3']],
    ['strong over two lines is none', '**a\nb**', ['**a / b**']],
    ['a hyphen within a line', 'nine - five', ['nine - five']],
    ['a minus without a space', '-5 degrees', ['-5 degrees']],
  ])('%s', (_, text, blocks) => {
    expect(drawn(text)).toEqual(blocks)
  })

  it('is made of pieces that say whether they are strong, and of none that are empty', () => {
    const run = (text: string, strong = false) => ({ text, strong })
    expect(blocksOf('**all of it**\nOn the **15th**\n- **shoes** and helmet')).toEqual([
      { kind: 'lines', lines: [[run('all of it', true)], [run('On the '), run('15th', true)]] },
      { kind: 'list', items: [[run('shoes', true), run(' and helmet')]] },
    ])
  })

  it('is searched without its marks', () => {
    expect(plainText('On the **15th**\n- shoes')).toBe('On the 15th\nshoes')
  })
})
