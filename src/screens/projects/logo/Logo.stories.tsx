import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { Page } from '../../../ui/Page/Page.tsx'
import { now, project } from '../projects.fixtures.ts'
import { ProjectHead } from '../ProjectHead.tsx'
import { LogoDialogView } from '../../shared/logo/LogoDialogView.tsx'

const logo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="96"><path d="M8 88 48 8l40 80zM120 8h48v80h-48z" fill="#8a1c3c"/><circle cx="248" cy="48" r="40" fill="#d98b2b"/></svg>',
)}`

const meta = {
  title: 'Screens/Projects/Logo',
  component: LogoDialogView,
  decorators: [withScreen],
  args: {
    ...{ title: 'Logo of the project', hint: 'Everybody who sees the project sees it.' },
    ...{ current: null, chosen: null, broken: false, busy: false, failure: null },
    ...{ onChoose: fn(), onSave: fn(), onRemove: fn(), onClose: fn() },
  },
} satisfies Meta<typeof LogoDialogView>
export default meta
type Story = StoryObj<typeof meta>

export const None: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save picture' }))
    await expect(args.onSave).not.toHaveBeenCalled()
    await expect(canvas.queryByRole('button', { name: 'Take it away' })).toBeNull()
  },
}
export const Chosen: Story = {
  args: { chosen: logo },
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByText('As it will look')
    await userEvent.click(canvas.getByRole('button', { name: 'Save picture' }))
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
}
export const Known: Story = {
  args: { current: logo },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Take it away' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}
export const Broken: Story = { args: { broken: true } }
export const TooLarge: Story = {
  args: { chosen: logo, failure: { code: 'pictureTooLarge', status: 413, details: {}, technical: '' } },
}
export const German: Story = { args: { current: logo }, globals: { language: 'de' } }
export const Dark: Story = { args: { current: logo }, globals: { scheme: 'dark' } }

const onLogo = fn()
export const AtTheHead: Story = {
  render: () => (
    <Page width="wide">
      <ProjectHead project={{ ...project, logoUrl: logo }} now={now} onLogo={onLogo} />
    </Page>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change the logo' }))
    await expect(onLogo).toHaveBeenCalled()
  },
}
export const AtTheHeadForOthers: Story = {
  render: () => (
    <Page width="wide">
      <ProjectHead project={{ ...project, logoUrl: logo }} now={now} />
    </Page>
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(project.company.name)
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
