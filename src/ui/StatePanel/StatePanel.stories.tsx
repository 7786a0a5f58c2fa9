import { IconPlus, IconRefresh } from '@tabler/icons-react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/Button.tsx'
import { StatePanel } from './StatePanel.tsx'

const meta = {
  component: StatePanel,
  args: {
    kind: 'empty',
    title: 'No jobs found.',
    children: 'Nothing is planned for you yet. Open vacancies are where new jobs come from.',
    actions: (
      <Button variant="tonal" href="#vacancies">
        See 7 vacancies
      </Button>
    ),
  },
} satisfies Meta<typeof StatePanel>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const EmptyInDark: Story = { globals: { scheme: 'dark' } }
export const EmptyWithTwoWays: Story = {
  args: {
    title: 'No shifts yet',
    children: 'Add the first shift, or take the days and positions from an earlier project.',
    actions: (
      <>
        <Button variant="main" icon={<IconPlus aria-hidden="true" />}>
          Add shift
        </Button>
        <Button>Copy from project</Button>
      </>
    ),
  },
}
export const Failed: Story = {
  args: {
    kind: 'failed',
    title: 'The shifts could not be loaded',
    children: (
      <>
        The server did not answer. Nothing you entered is lost. Last loaded <b>07:04</b>.
      </>
    ),
    actions: (
      <>
        <Button variant="main" icon={<IconRefresh aria-hidden="true" />}>
          Try again
        </Button>
        <Button>Show 07:04</Button>
      </>
    ),
    technical: 'Network Error',
  },
}
export const FailedInDark: Story = { ...Failed, globals: { scheme: 'dark' } }
export const Refused: Story = {
  args: {
    kind: 'refused',
    title: 'No access to project costs',
    children: 'You do not have the required login type to access this feature, please contact support',
    actions: <Button>Back to the project</Button>,
  },
}
export const NotFound: Story = {
  args: {
    kind: 'notFound',
    title: 'Veranstaltungstechnikereinsatzbeschreibung nicht gefunden',
    children: 'Vielleicht wurde der Einsatz gelöscht.',
    bare: true,
  },
}
