import { useCallback, useEffect, useMemo, useState } from 'react'
import { loadGroup, loadedGroup } from './load.ts'
import { type Group, createTranslator } from './translate.ts'
import { type Words, useWords } from './words.ts'

interface LateGroups {
  /** Null until they are there. */
  words: Words | null
  /** They did not come. */
  failed: boolean
  retry: () => void
}

/** Words of what few people open: loaded with it, not with the screen around it; asked for again once there is network. */
export function useLateGroups(groups: readonly Group[]): LateGroups {
  const { language, locale, weekStart } = useWords()
  const [{ loads, failed }, setKnown] = useState({ loads: 0, failed: false })
  const load = useCallback(
    () =>
      Promise.all(groups.map(group => loadGroup(language, group))).then(
        () => setKnown(known => ({ loads: known.loads + 1, failed: false })),
        () => setKnown(known => ({ ...known, failed: true })),
      ),
    [language, groups],
  )
  useEffect(() => {
    const again = () => void load()
    again()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [load])
  const words = useMemo(() => {
    const known = groups.map(group => [group, loadedGroup(language, group)] as const)
    if (known.some(([, sentences]) => sentences === undefined)) return null
    return { ...createTranslator(language, Object.fromEntries(known), locale), locale, weekStart }
    // Loads are counted because what they bring is no state of React's.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [language, locale, weekStart, groups, loads])
  return { words, failed: failed && words === null, retry: () => void load() }
}

/** The same, where nothing is said of words that did not come. */
export const useLateWords = (groups: readonly Group[]): Words | null => useLateGroups(groups).words
