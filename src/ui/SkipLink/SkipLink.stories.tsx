import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { SkipLink } from './SkipLink.tsx'

const meta = { component: SkipLink, args: { href: '#main', children: 'Skip to content' } } satisfies Meta<
  typeof SkipLink
>
export default meta

export const SeenWithTheKeyboard: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    const link = canvas.getByRole('link', { name: 'Skip to content' })
    await expect(link).toHaveFocus()
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  },
}
