import { expect, it } from 'vitest'
import { csvLine } from '../../../domain/csv.ts'

it.each([
  ['words and figures', ['Jonas', 12.5, -24, null], 'Jonas,12.5,-24,\r\n'],
  [
    'quotes, separators and breaks',
    ['a,b', 'c;d', 'say "so"', 'two\nlines'],
    '"a,b","c;d","say ""so""","two\nlines"\r\n',
  ],
  ['a formula stays a text', ['=1+1', '+49 40', '-5', '@SUM(A1)'], "'=1+1,'+49 40,'-5,'@SUM(A1)\r\n"],
  ['whatever stands before it', ['\t=1', ' =1', '\r=1'], `'\t=1,' =1,"'\r=1"\r\n`],
  ['wide signs as well', ['＝1', '＠a'], "'＝1,'＠a\r\n"],
  ['with its separators', ['=HYPERLINK("x";"y")'], `"'=HYPERLINK(""x"";""y"")"\r\n`],
  ['a minus within is none', ['Anne-Katrin', 'a=b'], 'Anne-Katrin,a=b\r\n'],
])('%s', (_, cells, line) => {
  expect(csvLine(cells)).toBe(line)
})
