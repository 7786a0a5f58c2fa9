import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const meta = { component: VisuallyHidden, args: { children: 'for a screen reader' } } satisfies Meta<
  typeof VisuallyHidden
>
export default meta

export const Heard: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('for a screen reader').getBoundingClientRect().width).toBeLessThanOrEqual(1)
  },
}
