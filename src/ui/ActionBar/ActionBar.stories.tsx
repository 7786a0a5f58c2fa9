import { IconCurrentLocation, IconLogin2 } from '@tabler/icons-react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/Button.tsx'
import { Fact } from '../Fact/Fact.tsx'
import { ActionBar } from './ActionBar.tsx'

const meta = {
  component: ActionBar,
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <>
        <Fact icon={<IconCurrentLocation aria-hidden="true" />}>
          Outside the 150 m circle. You can still check in; you will be asked for a reason.
        </Fact>
        <Button variant="main" size="punch" full icon={<IconLogin2 aria-hidden="true" />}>
          Check in
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof ActionBar>
export default meta
type Story = StoryObj<typeof meta>

export const CheckIn: Story = {}
export const Dark: Story = { globals: { scheme: 'dark' } }
