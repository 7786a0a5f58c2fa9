import { expect, it } from 'vitest'
import { languageCodes } from '../../../domain/languages.ts'
import { mailWords } from '../../../server/mail/mail-words.ts'
import { waitAfter } from '../../../server/mail/retry.ts'

const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).toSorted()

it.each(languageCodes)('mails in %s say the same and fill in the same', code => {
  const words = mailWords[code]
  expect(Object.keys(words).toSorted()).toEqual(Object.keys(mailWords.en).toSorted())
  for (const [key, english] of Object.entries(mailWords.en)) {
    const said = Object.entries(words).find(([name]) => name === key)?.[1] ?? ''
    expect(said.trim(), key).not.toBe('')
    expect(places(said), key).toEqual(places(english))
  }
})

it('waits 5 s, then twice as long each time, never more than 10 min, and a little less by chance', () => {
  const waits = (random: number) => [1, 2, 3, 7, 8, 9, 400].map(attempts => waitAfter(attempts, random) / 1000)
  expect(waits(0)).toEqual([5, 10, 20, 320, 600, 600, 600])
  expect(waits(1)).toEqual([4, 8, 16, 256, 480, 480, 480])
})
