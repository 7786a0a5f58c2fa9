import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { withScreen } from '../../../.storybook/screens.tsx'
import { Page } from '../../ui/Page/Page.tsx'
import { SkeletonRows } from '../../ui/Skeleton/Skeleton.tsx'
import type { Loadable } from './loadable.ts'
import { Screen } from './Screen.tsx'
import { serverNow } from '../../client/clock.ts'

const retry = fn()
const absent = { title: 'No such crew', text: 'Perhaps it was cancelled.' }

function Example({ state }: { state: Loadable<string> }) {
  return (
    <Screen state={state} width="list" skeleton={<SkeletonRows count={3} label="Loading" />} absent={absent}>
      {content => (
        <Page width="list">
          <p>{content}</p>
        </Page>
      )}
    </Screen>
  )
}

const meta: Meta<typeof Example> = { component: Example, decorators: [withScreen], beforeEach: () => retry.mockClear() }
export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = { args: { state: { kind: 'loading' } } }
export const Refused: Story = { args: { state: { kind: 'refused' } } }
export const Absent: Story = { args: { state: { kind: 'absent' } } }
export const Content: Story = {
  args: { state: { kind: 'content', content: 'Nordic Sounds 2026', stale: null, retry } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull()
  },
}

export const Failed: Story = {
  args: { state: { kind: 'failed', technical: 'HTTP 503', retry } },
  play: async ({ canvas, userEvent: user }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('HTTP 503')
    await user.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

/** Asked for again by itself: what it said stays. */
export const AskedAgain: Story = { args: { state: { kind: 'failed', technical: '', retry, busy: true } } }

/** The page says above its content of when it is. */
export const Stale: Story = {
  args: { state: { kind: 'content', content: 'Nordic Sounds 2026', stale: serverNow() - 26 * 60_000, retry } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveTextContent('Nordic Sounds 2026')
    await expect(canvas.getByRole('main')).toHaveTextContent('26 min ago')
  },
}

export const StaleForDays: Story = {
  args: { state: { kind: 'content', content: 'Nordic Sounds 2026', stale: serverNow() - 3 * 86_400_000, retry } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 days ago')
  },
}
