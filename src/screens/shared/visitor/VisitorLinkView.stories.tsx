import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { Page } from '../../../ui/Page/Page.tsx'
import { loaded } from '../fixtures.ts'
import { VisitorLinkView } from './VisitorLinkView.tsx'

const link = 'https://nordlicht.example/projects/N-1001?project-id=N-1001&password=bidot-kamun-fesir-7294'
const known = loaded({ login: 'N-1001', password: 'bidot-kamun-fesir-7294', link })

const meta = {
  component: VisitorLinkView,
  decorators: [
    Story => (
      <Page>
        <Story />
      </Page>
    ),
    withScreen,
  ],
  parameters: { layout: 'fullscreen', screen: { title: 'Project' } },
  args: {
    words: 'projects.link',
    state: known,
    renews: true,
    asking: false,
    busy: false,
    notCopied: false,
    onCopy: fn(),
    onRenew: fn(),
    onSure: fn(),
    onKeep: fn(),
  },
} satisfies Meta<typeof VisitorLinkView>
export default meta
type Story = StoryObj<typeof meta>

export const Planner: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }))
    await expect(args.onCopy).toHaveBeenCalledWith(link)
    await expect(canvas.queryByText(link)).toBeNull()
  },
}
export const Client: Story = { args: { renews: false } }
export const NoneYet: Story = { args: { state: loaded({ login: null, password: null, link: null }) } }
export const NoneYetForTheClient: Story = { args: { ...NoneYet.args, renews: false } }
export const NotKnownAnyMore: Story = { args: { state: loaded({ login: 'N-1001', password: null, link: null }) } }
export const NotCopied: Story = { args: { notCopied: true } }
export const Asking: Story = {
  args: { asking: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep the old link' }))
    await expect(args.onKeep).toHaveBeenCalledOnce()
    await expect(args.onSure).not.toHaveBeenCalled()
  },
}
export const Making: Story = { args: { state: NoneYet.args?.state ?? known, busy: true } }
export const Loading: Story = { args: { state: { kind: 'loading' } } }
export const Failed: Story = { args: { state: { kind: 'failed', technical: 'Network Error', retry: fn() } } }
export const LongGerman: Story = { parameters: { screen: { title: 'Project', longer: true } } }
export const OfTheWall: Story = { args: { words: 'plusCrewValues.link' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
