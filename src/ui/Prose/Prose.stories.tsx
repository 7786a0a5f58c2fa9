import type { Meta, StoryObj } from '@storybook/react-vite'
import { Prose } from './Prose.tsx'

const plain = (text: string) => [{ text, strong: false }]
const meta = {
  component: Prose,
  args: {
    blocks: [
      {
        kind: 'lines',
        lines: [
          [...plain('On the '), { text: '15th of the next month', strong: true }, ...plain(', for all hours signed.')],
        ],
      },
      {
        kind: 'list',
        items: [
          [{ text: 'Safety shoes S3', strong: true }, ...plain(', helmet, gloves')],
          plain('Cutter, 13 mm and 17 mm spanner, tied'),
        ],
      },
    ],
  },
} satisfies Meta<typeof Prose>
export default meta
type Story = StoryObj<typeof meta>

export const WithAList: Story = {}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const LongWords: Story = {
  args: { blocks: [{ kind: 'list', items: [plain('Unterweisungsnachweise für Veranstaltungstechnikerinnen')] }] },
}
