import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { afternoon, emptyMonth, figuresOf } from './fixtures.ts'
import { PlusCrewView } from './PlusCrewView.tsx'

const exit = fn()
const presenting = { isPointerShown: false, shift: 0, mayDim: false, exit }
const nothing = () => undefined
const meta = {
  component: PlusCrewView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'wall', isRotated: false }, scheme: 'dark' },
  args: {
    number: '7',
    name: 'Hafen',
    figures: figuresOf(),
    age: 'fresh',
    now: afternoon + 20_000,
    failure: null,
    busy: false,
    month: '2026-05',
    present: '2026-05',
    mark: 'bars',
    ended: false,
    presenting,
    onMonth: nothing,
    onPresent: nothing,
    onRetry: nothing,
  },
} satisfies Meta<typeof PlusCrewView>
export default meta
type Story = StoryObj<typeof meta>

export const Wall: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Plus crew Hafen May 2026')
    await expect(canvas.getByRole('img', { name: /best|Best day 23 May with €6,240/ })).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
export const Wall4k: Story = { globals: { viewport: { value: 'wall4k', isRotated: false } } }
export const Portrait: Story = { globals: { viewport: { value: 'wall', isRotated: true } } }
export const SmallWindow: Story = { globals: { viewport: { value: 'tablet', isRotated: false } } }
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
export const Light: Story = {
  globals: { scheme: 'light' },
  parameters: { screen: { session: { colorScheme: 'light' } } },
}
export const Harbour: Story = {
  globals: { tenant: 'harbour' },
  args: { mark: 'crane', figures: figuresOf({ crew: { name: 'Docks', currency: 'GBP' } }) },
}
export const ThreeDigits: Story = { args: { figures: figuresOf({ times: 1.6 }) } }
export const FourDigits: Story = { args: { figures: figuresOf({ times: 14 }) } }
export const LongFigures: Story = { args: { figures: figuresOf({ times: 300, crew: { currency: 'HUF' } }) } }
export const LongName: Story = {
  args: { figures: figuresOf({ crew: { name: 'Veranstaltungstechnik Mönchengladbach-Rheindahlen Nord und Süd' } }) },
}
export const TargetsOfTheirOwn: Story = {
  args: { figures: figuresOf({ target: day => ((day + 3) % 7 > 4 ? 5_200 : 3_600) }) },
}
export const Behind: Story = {
  args: { figures: figuresOf({ times: 0.8 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('€16,323 behind plan').querySelector('svg')).not.toBeNull()
  },
}
/** Ten past midnight: the new day asks for nothing yet, and nobody is behind by its target. */
const midnight = { today: '2026-05-28', asOf: Date.parse('2026-05-27T22:10:00Z') }
export const AfterMidnight: Story = {
  args: { figures: { ...figuresOf(), ...midnight }, now: midnight.asOf },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('€3,930 ahead of plan')).toBeVisible()
  },
}
/** Behind it may be, but by night without work no sign of it is raised. */
export const NightBehind: Story = {
  args: { figures: { ...figuresOf({ times: 0.8 }), ...midnight }, now: midnight.asOf },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('€18,456 behind plan').querySelector('svg')).toBeNull()
  },
}
export const EmptyMonth: Story = { args: { figures: emptyMonth() } }
export const Old: Story = {
  args: { age: 'old', now: afternoon + 26 * 60_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('as of 14:3226 min old, trying again')
  },
}
export const VeryOld: Story = {
  args: { age: 'veryOld', now: afternoon + 50 * 3_600_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('as of 27 May, 14:322 days old, trying again')
  },
}
export const Ended: Story = {
  args: { ended: true, age: 'old', now: afternoon + 26 * 60_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The link of this screen has ended/)).toBeVisible()
  },
}
export const WithAHand: Story = {
  args: { presenting: { ...presenting, isPointerShown: true, mayDim: true, shift: 3 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This device may switch its screen off by itself.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'End presentation' }))
    await expect(exit).toHaveBeenCalledOnce()
  },
}
export const Loading: Story = { args: { figures: null, name: null } }
export const NotAnswered: Story = {
  args: { figures: null, name: null, failure: { technical: 'Network Error', status: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Trying again by itself')).toBeVisible()
  },
}
export const NotFound: Story = {
  args: { figures: null, failure: { technical: 'Request failed with status code 404', status: 404 } },
}
