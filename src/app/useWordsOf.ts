import { useEffect, useMemo, useState } from 'react'
import { type LanguageCode, htmlLanguage, intlLocale, weekStart } from '../../domain/languages.ts'
import { loadGroup, loadedGroup } from '../i18n/load.ts'
import { type Group, createTranslator } from '../i18n/translate.ts'
import type { Words } from '../i18n/words.ts'

/** Loads the groups a route speaks from; null until they are there. A change of language keeps the old words until then. */
export function useWordsOf(language: LanguageCode, groups: readonly Group[]): Words | null {
  const wanted = useMemo(() => ['app' as const, ...groups], [groups])
  const [ready, setReady] = useState<LanguageCode | null>(null)
  const loaded = wanted.every(group => loadedGroup(language, group) !== undefined)

  useEffect(() => {
    let current = true
    void Promise.all(wanted.map(group => loadGroup(language, group))).then(() => {
      if (current) setReady(language)
    })
    return () => {
      current = false
    }
  }, [language, wanted])

  const shown = loaded ? language : ready
  useEffect(() => {
    if (shown) document.documentElement.lang = htmlLanguage(shown)
  }, [shown])
  return useMemo(() => {
    if (!shown) return null
    const words = Object.fromEntries(wanted.map(group => [group, loadedGroup(shown, group)]))
    const locale = intlLocale(shown, navigator.language)
    return { ...createTranslator(shown, words, locale), locale, weekStart: weekStart(shown, navigator.language) }
  }, [shown, wanted])
}
