import { expect, it } from 'vitest'
import { shortName } from '../../../server/web/manifest.ts'

it.each([
  ['Nordlicht', 'Nordlicht'],
  ['Nordlicht Crew', 'Nordlicht Crew'],
  ['Nordlicht Veranstaltungstechnik', 'Nordlicht'],
  ['Harbour Event Crew Ltd', 'Harbour Event'],
  ['Veranstaltungstechnik', 'Veranstaltungstechnik'],
])('under an icon %s is %s', (name, short) => expect(shortName(name)).toBe(short))
