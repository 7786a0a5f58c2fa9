import type { Meta, StoryObj } from '@storybook/react-vite'
import { ShareKey } from '../ShareBar/ShareBar.tsx'
import { Glance } from './Glance.tsx'

const figures = [
  { key: 'done', mark: <ShareKey kind="solid" />, label: 'On payrolls', value: '515:15 h', note: 'gross €12,181.34' },
  { key: 'open', mark: <ShareKey kind="hollow" />, label: 'Not signed', value: '16:15 h', note: '3 people' },
  { key: 'asked', label: 'Feedback', value: '2', note: '2 people' },
]
const meta = { component: Glance, args: { figures } } satisfies Meta<typeof Glance>
export default meta
type Story = StoryObj<typeof meta>

export const Figures: Story = {}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
export const Long: Story = {
  args: {
    figures: [
      {
        key: 'long',
        label: 'Steuerschuldnerschaft des Leistungsempfängers',
        value: '1.234.567.890,00 €',
        note: '12.345 Ausgangsrechnungen und Gutschriften',
      },
      ...figures,
    ],
  },
}
