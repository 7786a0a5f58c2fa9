import type { Meta, StoryObj } from '@storybook/react-vite'
import { Rule } from './Rule.tsx'

const meta = { component: Rule } satisfies Meta<typeof Rule>
export default meta

export const Line: StoryObj<typeof meta> = {}
