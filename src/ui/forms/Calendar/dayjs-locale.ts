import 'dayjs'
import { use } from 'react'

/** Names of days and months, one language at a time; English is built in. */
const loads: Record<string, () => Promise<unknown>> = {
  de: () => import('dayjs/locale/de.js'),
  'de-at': () => import('dayjs/locale/de-at.js'),
  es: () => import('dayjs/locale/es.js'),
  fr: () => import('dayjs/locale/fr.js'),
  nl: () => import('dayjs/locale/nl.js'),
  cy: () => import('dayjs/locale/cy.js'),
}

/** What a locale is called there: "de-DE" is "de". */
export function dayjsName(locale: string): string {
  const name = locale.toLowerCase()
  const [language = ''] = name.split('-')
  return name in loads ? name : language in loads ? language : 'en'
}

const loading = new Map<string, Promise<unknown>>()

/** Settled once its names are there; the same promise each time, as `use` wants it. Without network it is English. */
function loadedNames(locale: string): Promise<unknown> {
  const name = dayjsName(locale)
  const known = loading.get(name)
  if (known) return known
  const promise = (loads[name]?.() ?? Promise.resolve()).catch(() => loading.delete(name))
  loading.set(name, promise)
  return promise
}

/** Waits where the field stands, as for the field itself: a calendar that is open must not go away again. */
export const useDayjsNames = (locale: string) => {
  use(loadedNames(locale))
}
