import { expect, it } from 'vitest'
import { languageCodes } from '../../../domain/languages.ts'
import { kindWords } from '../../../server/personPrivacy/kind-words.ts'

interface Words {
  kinds: Record<string, string>
}

/** Who exports somebody's data reads the kinds on the screen and in the file. */
it.each(languageCodes.filter(code => code !== 'deAt'))(
  'what is known of somebody is called the same on the screen and in the file, in %s',
  async code => {
    const screen = ((await import(`../../../src/i18n/${code}/personPrivacy.ts?written`)) as { default: Words }).default
    expect(kindWords(code)).toMatchObject(screen.kinds)
  },
)
