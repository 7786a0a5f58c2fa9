import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { withScreen } from '../../../.storybook/screens.tsx'
import { loaded } from '../shared/fixtures.ts'
import { LocationView } from './LocationView.tsx'
import type { Place } from './place.types.ts'

const place: Place = {
  id: 'place-1',
  name: 'Elbphilharmonie Hamburg, Großer Saal',
  street: 'Platz der Deutschen Einheit 4',
  zipcode: '20457',
  city: 'Hamburg',
  country: 'Germany',
  region: 'Hamburg',
  link: 'https://www.elbphilharmonie.example/technik',
  info: 'Trucks come by the west ramp, 3.80 m high.\nHelmets from gate C onwards.',
  map: 'https://plans.example/elbphilharmonie.pdf',
  entrance: 'Stage door C',
  timeZone: 'Europe/Berlin',
  geoData: { latitude: 53.5413, longitude: 9.9841, radius: 150 },
}
const content = (change: Partial<Place> = {}, elsewhere = false) => ({
  state: loaded({ place: { ...place, ...change }, time: '07:12', elsewhere }),
})

const meta = {
  component: LocationView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Place' } },
  args: content(),
} satisfies Meta<typeof LocationView>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Elsewhere: Story = { args: content({ timeZone: 'Atlantic/Azores' }, true) }
export const WithoutCoordinates: Story = {
  args: content({ geoData: null, link: null, map: null, info: null, entrance: null, region: '' }),
}
export const LongGerman: Story = {
  parameters: { screen: { title: 'Place', longer: true } },
  args: content(
    {
      name: 'Mehrzweckveranstaltungshalle Mönchengladbach-Rheindahlen, Großer Saal',
      street: 'Wilhelm-Freiherr-von-Humboldt-Gedächtnisallee 134a, Hinterhaus',
      entrance: 'Lieferanteneingang Südost, Schrankenanlage hinter dem Parkhaus',
      link: 'https://mehrzweckveranstaltungshalle-moenchengladbach-rheindahlen.example',
    },
    true,
  ),
}
export const Loading: Story = { args: { state: { kind: 'loading' } } }
const retry = fn()
export const Failed: Story = {
  args: { state: { kind: 'failed', technical: 'Network Error', retry } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
}
export const Refused: Story = { args: { state: { kind: 'refused' } } }
export const Absent: Story = { args: { state: { kind: 'absent' } } }
