import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { uuid } from '../../shared/fixtures.ts'
import { type Cost, CostView } from './CostView.tsx'

const nothing = { worked: 0, running: 0, chargeable: null, invoiced: null }
const chief = { id: uuid(71), caption: 'Crew chief', code: 'crewChief' }
const stagehand = { id: uuid(72), caption: 'Stagehand', code: 'stagehand' }

const cost: Cost = {
  at: '2026-05-27T05:12:00.000Z',
  currency: 'EUR',
  rateCards: ['Messe 2026'],
  unpriced: 0,
  crews: [
    {
      id: uuid(1),
      name: 'Hall A4, build-up',
      date: '2026-05-26',
      begin: '07:00',
      end: '17:00',
      state: 'signed',
      people: 15,
      planned: { minutes: 8100, total: 432_000 },
      worked: 8694,
      running: 0,
      chargeable: { minutes: 8610, total: 460_600 },
      invoiced: null,
      positions: [
        {
          id: uuid(11),
          function: chief,
          rate: 4600,
          addOns: [],
          people: 1,
          planned: { minutes: 540, total: 41_400 },
          worked: 630,
          running: 0,
          chargeable: { minutes: 630, total: 48_300 },
          invoiced: null,
        },
        {
          id: uuid(12),
          function: stagehand,
          rate: 3100,
          addOns: [{ reason: 'holiday', percent: 100, minutes: 540 }],
          people: 14,
          planned: { minutes: 7560, total: 390_600 },
          worked: 8064,
          running: 0,
          chargeable: { minutes: 7980, total: 412_300 },
          invoiced: null,
        },
      ],
    },
    {
      ...nothing,
      id: uuid(2),
      name: 'Hall A4, stands',
      date: '2026-05-27',
      begin: '06:00',
      end: '16:00',
      state: 'running',
      people: 1,
      planned: { minutes: 540, total: 41_400 },
      worked: 72,
      running: 1,
      positions: [
        {
          ...nothing,
          id: uuid(21),
          function: chief,
          rate: 4600,
          addOns: [],
          people: 1,
          planned: { minutes: 540, total: 41_400 },
          worked: 72,
          running: 1,
        },
      ],
    },
  ],
  people: 16,
  planned: { minutes: 8640, total: 473_400 },
  worked: 8766,
  running: 1,
  chargeable: { minutes: 8610, total: 460_600 },
  invoiced: null,
}
const free = <Stages extends { planned: { minutes: number }; chargeable: { minutes: number } | null }>(of: Stages) => ({
  ...of,
  planned: { ...of.planned, total: null },
  chargeable: of.chargeable && { ...of.chargeable, total: null },
})

const meta = {
  component: CostView,
  decorators: [withScreen],
  args: { cost, views: null, saving: false, onSave: fn() },
} satisfies Meta<typeof CostView>
export default meta
type Story = StoryObj<typeof meta>

export const Priced: Story = {
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas, args, userEvent }) => {
    const built = canvas.getByRole('row', { name: /07:00–17:00/ })
    await expect(built).toHaveTextContent(/Hall A4, build-up, Tue 26 May.*135:00.*143:30.*Signed.*€4,320.00.*€4,606.00/)
    const stagehands = canvas.getByRole('row', { name: /Stagehand/ })
    await expect(stagehands).toHaveTextContent(/more than planned: 8:24.*134:24.*more than planned: 7:00.*133:00/)
    await expect(stagehands).toHaveTextContent('Holiday 100%')
    await expect(canvas.getAllByRole('row').at(-1)).toHaveTextContent(/Project, 2 crews.*16.*144:00.*€4,734.00/)
    await expect(canvas.getByText('not yet')).toBeVisible()
    await expect(canvas.getByText('1 person is there now')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'XLSX' }))
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
}
/** Without the right to see prices the whole right block is absent. */
export const WithoutPrices: Story = {
  args: {
    cost: {
      ...free(cost),
      currency: null,
      rateCards: [],
      crews: cost.crews.map(crew => ({
        ...free(crew),
        positions: crew.positions.map(position => ({ ...free(position), rate: null, addOns: [] })),
      })),
    },
  },
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'Rate' })).toBeNull()
    await expect(canvas.queryByText(/€/)).toBeNull()
    await expect(canvas.getByRole('row', { name: /Stagehand/ })).toHaveTextContent('126:00')
  },
}
export const SomeWithoutARate: Story = { args: { cost: { ...cost, unpriced: 2 } } }
export const NoCrews: Story = { args: { cost: { ...cost, crews: [] } } }
export const LargeText: Story = { globals: { viewport: { value: 'desk' }, text: 'twice' } }
export const Dark: Story = { globals: { scheme: 'dark', viewport: { value: 'desk' } } }
export const LongWords: Story = { parameters: { screen: { longer: true } }, globals: { viewport: { value: 'desk' } } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
