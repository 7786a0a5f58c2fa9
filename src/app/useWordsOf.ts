import { useEffect, useMemo, useState } from 'react'
import { type LanguageCode, htmlLanguage, intlLocale, weekStart } from '../../domain/languages.ts'
import { loadGroup, loadedGroup } from '../i18n/load.ts'
import { type Group, createTranslator } from '../i18n/translate.ts'
import type { Words } from '../i18n/words.ts'

/** Where the browser does not know Welsh it would write numbers as its own language does: British ones are Welsh ones. */
const knownLocale = (locale: string) =>
  Intl.NumberFormat.supportedLocalesOf([locale]).length > 0 ? locale : locale === 'cy-GB' ? 'en-GB' : locale

/** Words of groups that have been loaded. */
export function wordsOf(language: LanguageCode, groups: readonly Group[]): Words {
  const words = Object.fromEntries(groups.map(group => [group, loadedGroup(language, group)]))
  const locale = knownLocale(intlLocale(language, navigator.language))
  return { ...createTranslator(language, words, locale), locale, weekStart: weekStart(language, navigator.language) }
}

/** Loads groups and answers their words; null until they are there. A change of language keeps the old words until then. */
export function useWordsOf(language: LanguageCode, groups: readonly Group[]): Words | null {
  const isLoaded = (code: LanguageCode) => groups.every(group => loadedGroup(code, group) !== undefined)
  const [arrived, setArrived] = useState<LanguageCode>(language)
  const [, countLoads] = useState(0)

  useEffect(() => {
    let current = true
    const load = () =>
      void Promise.all(groups.map(group => loadGroup(language, group)))
        .then(() => {
          if (!current) return
          setArrived(language)
          countLoads(count => count + 1)
        })
        // The words before stay until there is network.
        .catch(() => undefined)
    load()
    window.addEventListener('online', load)
    return () => {
      current = false
      window.removeEventListener('online', load)
    }
  }, [language, groups])

  const shown = isLoaded(language) ? language : isLoaded(arrived) ? arrived : null
  useEffect(() => {
    if (shown) document.documentElement.lang = htmlLanguage(shown)
  }, [shown])
  return useMemo(() => (shown ? wordsOf(shown, groups) : null), [shown, groups])
}
