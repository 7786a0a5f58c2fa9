import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { withScreen } from '../../../.storybook/screens.tsx'
import { loaded, uuid } from '../shared/fixtures.ts'
import { PlusCrewView } from './PlusCrewView.tsx'

const crew = { id: uuid(7), number: '7', name: 'Hafen', company: { id: uuid(8), name: 'Hanse Konzerte GmbH' } }
const meta = {
  component: PlusCrewView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen' },
  args: {
    state: loaded(crew),
    month: 'May 2026',
    time: '14:32',
    date: 'Wednesday 27 May',
    glyph: 'bars',
    agency: 'Nordlicht Crew',
  },
} satisfies Meta<typeof PlusCrewView>
export default meta
type Story = StoryObj<typeof meta>

export const Wall: Story = {}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Harbour: Story = {
  globals: { tenant: 'harbour' },
  args: { state: loaded({ ...crew, name: 'Docks' }), glyph: 'crane', agency: 'Harbour Staging' },
}
export const LongGerman: Story = {
  parameters: { screen: { longer: true } },
  args: {
    state: loaded({
      ...crew,
      name: 'Veranstaltungstechnik Mönchengladbach-Rheindahlen',
      company: { id: uuid(8), name: 'Donaudampfschifffahrtsgesellschaft Veranstaltungen mbH' },
    }),
    date: 'Donnerstag, 24. September',
    month: 'September 2026',
  },
}
export const WithoutCompany: Story = { args: { state: loaded({ ...crew, company: null }) } }
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
export const NotFound: Story = { args: { state: { kind: 'absent' } } }
