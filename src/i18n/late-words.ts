import { useEffect, useMemo, useState } from 'react'
import { loadGroup, loadedGroup } from './load.ts'
import { type Group, createTranslator } from './translate.ts'
import { type Words, useWords } from './words.ts'

/** Words of what few people open: loaded with it, not with the screen around it. Null until they are there. */
export function useLateWords(groups: readonly Group[]): Words | null {
  const { language, locale, weekStart } = useWords()
  const [loads, setLoads] = useState(0)
  useEffect(() => {
    let current = true
    void Promise.all(groups.map(group => loadGroup(language, group)))
      .then(() => current && setLoads(count => count + 1))
      .catch(() => undefined)
    return () => {
      current = false
    }
  }, [language, groups])
  return useMemo(() => {
    const words = groups.map(group => [group, loadedGroup(language, group)] as const)
    if (words.some(([, sentences]) => sentences === undefined)) return null
    return { ...createTranslator(language, Object.fromEntries(words), locale), locale, weekStart }
    // Loads are counted because what they bring is no state of React's.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [language, locale, weekStart, groups, loads])
}
