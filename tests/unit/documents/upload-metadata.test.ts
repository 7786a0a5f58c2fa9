import { expect, it } from 'vitest'
import { metadataOf } from '../../../server/uploads/metadata.ts'

const base64 = (text: string) => Buffer.from(text).toString('base64')

it.each([
  ['', {}],
  [`filename ${base64('Führerschein.jpg')}`, { filename: 'Führerschein.jpg' }],
  [`filename ${base64('a')}, filetype ${base64('image/jpeg')}`, { filename: 'a', filetype: 'image/jpeg' }],
  ['alone', { alone: '' }],
])('%s says %o', (header, said) => expect(metadataOf(header)).toEqual(said))

it.each(['filename not base64!', `filename ${base64('a')} more`, `fälschlich ${base64('a')}`, 'x'.repeat(5000)])(
  '%s says nothing',
  header => expect(metadataOf(header)).toBeNull(),
)
it('holds no U+0000', () => expect(metadataOf(`filename ${base64('a\0b')}`)).toBeNull())
