import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answered, setStage, type Stage } from '../../support/stage.ts'

interface Places {
  items: { id: string; name: string; geoData: object | null }[]
  total: number
}

let stage: Stage
beforeAll(async () => {
  stage = await setStage()
})
afterAll(() => stage.close())

const found = async (q: string) =>
  answered<Places>(await stage.as('planner', 'GET', `/locations?q=${encodeURIComponent(q)}`)).items.map(
    ({ name }) => name,
  )

describe('searching places', () => {
  it.each([
    'mül',
    'MÜLLER',
    'Müllerhalle',
    'große',
    'GROSSE'.replace('SS', 'ß'),
    'straße gro',
    'berl müll',
    'muller',
    'grosse strasse',
    'Mu\u0308llerhalle',
    '1 berlin',
  ])('finds by the beginnings of words: %s', async q => {
    expect(await found(q)).toEqual(['Müllerhalle a'])
  })

  it.each(['halle', 'ulle', 'müllerhallex', 'berlin bremen', 'muller-x'])(
    'finds nothing in the middle of words: %s',
    async q => {
      expect(await found(q)).toEqual([])
    },
  )

  it('finds everything for nothing but signs, in order of names', async () => {
    const all = ['Elsewhere a', 'Müllerhalle a', 'Unused a']
    for (const q of ['', ' ', '%', '-_.', '🎸']) expect(await found(q)).toEqual(all)
  })

  it('is done page by page', async () => {
    const second = answered<Places>(await stage.as('planner', 'GET', '/locations?limit=1&page=2'))
    expect(second).toMatchObject({ items: [{ name: 'Müllerhalle a' }], total: 3, limit: 1, page: 2 })
  })
})

describe('adding a place', () => {
  const place = {
    name: 'Ölhafen Süd',
    street: 'Am Kai 7',
    zipcode: '20457',
    city: 'Hamburg',
    country: 'DE',
    timeZone: 'Europe/Berlin',
  }
  const add = (more: object) => stage.as('client', 'POST', '/locations', { ...place, ...more })

  it('makes it found by its words', async () => {
    const geoData = { latitude: 53.5, longitude: 9.9, radius: 250 }
    const { id } = answered<{ id: string }>(
      await add({ geoData, link: 'https://example.test/hafen', map: 'https://example.test/plan.pdf' }),
      201,
    )
    expect(await found('ölh kai')).toEqual(['Ölhafen Süd'])
    expect(answered(await stage.as('client', 'GET', `/locations/${id}`))).toMatchObject({
      name: 'Ölhafen Süd',
      geoData,
      map: 'https://example.test/plan.pdf',
    })
  })

  it.each([
    [{ timeZone: 'Europe/Atlantis' }, 'body.timeZone'],
    [{ link: 'javascript:alert(1)' }, 'body.link'],
    [{ link: 'data:text/html,x' }, 'body.link'],
    [{ map: 'javascript:alert(1)' }, 'body.map'],
    [{ name: '   ' }, 'body.name'],
    [{ geoData: { latitude: 91, longitude: 0, radius: 100 } }, 'body.geoData.latitude'],
    [{ geoData: { latitude: 0, longitude: 0, radius: 1 } }, 'body.geoData.radius'],
  ])('is refused, with the field that is wrong: %j', async (more, path) => {
    expect((await add(more)).body).toMatchObject({ code: 'invalidInput', errors: [{ path }] })
  })
})
