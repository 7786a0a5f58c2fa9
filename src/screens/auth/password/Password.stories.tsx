import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { AskForLinkView } from './AskForLinkView.tsx'
import { LinkAsked } from './LinkAsked.tsx'
import { LinkOver } from './LinkOver.tsx'
import { LinkReading } from './LinkReading.tsx'
import { NewPasswordView } from './NewPasswordView.tsx'
import { OthersSession } from './OthersSession.tsx'

const meta: Meta = { decorators: [withScreen], parameters: { layout: 'fullscreen' } }
export default meta
type Story = StoryObj

const login = 'jonas.petersen@nordlicht.example'
const until = Date.UTC(2026, 4, 27, 5, 15)
const asks = { asking: 'forgotten', login: '', notice: null, until, busy: false, onAsk: fn() } as const
const chooses = {
  welcome: false,
  login,
  name: 'Jonas Petersen',
  notice: null,
  until,
  busy: false,
  onChoose: fn(),
} as const
const harbour = {
  globals: { tenant: 'harbour' },
  parameters: { screen: { session: { tenant: tenantOf('Harbour Staging') } } },
}
const long = { parameters: { screen: { longer: true } } }
const dark = { globals: { scheme: 'dark' } }

function tenantOf(name: string) {
  return {
    id: 'tenant-2',
    name,
    mark: 'crane',
    backgroundUrl: null,
    treeTitle: null,
    defaultLanguage: 'en',
    useUserLanguage: true,
    colorScheme: 'auto' as const,
    mapTilesUrl: null,
    supportEmail: 'support@harbour.example',
    supportPhone: '+44 29 20000100',
    checkInOpensMinutes: 60,
  }
}

const asksAnew = () => <AskForLinkView {...asks} />
export const Forgotten: Story = {
  render: asksAnew,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Forgotten password')
    await userEvent.type(canvas.getByLabelText('E-mail or login'), 'jonas')
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link' }))
    await expect(asks.onAsk).toHaveBeenLastCalledWith('jonas')
  },
}
export const ForgottenInDark: Story = { ...dark, render: asksAnew }
export const Renew: Story = { render: () => <AskForLinkView {...asks} asking="renew" login={login} /> }
export const LoginMissing: Story = { render: () => <AskForLinkView {...asks} notice="loginMissing" /> }
export const Sending: Story = { render: () => <AskForLinkView {...asks} login={login} busy /> }
export const NoAnswer: Story = { render: () => <AskForLinkView {...asks} login={login} notice="unreachable" /> }
export const TooMany: Story = { render: () => <AskForLinkView {...asks} login={login} notice="limited" /> }
export const MustWait: Story = { render: () => <AskForLinkView {...asks} login={login} notice="mustWait" /> }
export const ForgottenLong: Story = { ...long, render: () => <AskForLinkView {...asks} notice="mustWait" /> }

const asked = () => <LinkAsked login={login} onAnew={fn()} />
export const Asked: Story = { render: asked }
export const AskedAtHarbourInDark: Story = {
  ...harbour,
  globals: { tenant: 'harbour', scheme: 'dark' },
  render: asked,
}
export const AskedLong: Story = { ...long, render: asked }

export const Reading: Story = {
  render: () => <LinkReading title="New password" failed={null} until={0} onRetry={fn()} />,
}
export const ReadingFailed: Story = {
  render: () => <LinkReading title="New password" failed="unreachable" until={0} onRetry={fn()} />,
}
export const ReadingLimited: Story = {
  render: () => <LinkReading title="New password" failed="limited" until={until} onRetry={fn()} />,
}

export const NewPassword: Story = {
  render: () => <NewPasswordView {...chooses} />,
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('New password')
    await expect(field).toHaveAccessibleDescription(/At least 10 characters ?, not yet fulfilled/)
    await userEvent.type(field, 'behind the scenes')
    await expect(field).toHaveAccessibleDescription(/At least 10 characters ?, fulfilled/)
    await userEvent.click(canvas.getByRole('button', { name: 'Save password' }))
    await expect(chooses.onChoose).toHaveBeenLastCalledWith('behind the scenes')
  },
}
export const NewPasswordInDark: Story = { ...dark, render: () => <NewPasswordView {...chooses} /> }
export const AgainstTheRules: Story = {
  render: () => <NewPasswordView {...chooses} notice="rules" />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('New password'), login)
    await expect(canvas.getByText('Choose something other than your login.')).toBeVisible()
  },
}
export const Refused: Story = { render: () => <NewPasswordView {...chooses} notice="refused" /> }
export const Saving: Story = { render: () => <NewPasswordView {...chooses} busy /> }
export const NewPasswordLong: Story = { ...long, render: () => <NewPasswordView {...chooses} notice="rules" /> }

export const Welcome: Story = {
  render: () => <NewPasswordView {...chooses} welcome />,
  play: ({ canvas }) => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome, Jonas'),
}
export const WelcomeAtHarbour: Story = { ...harbour, render: () => <NewPasswordView {...chooses} welcome /> }
export const WelcomeWithoutName: Story = { render: () => <NewPasswordView {...chooses} name={null} welcome /> }

export const Invalid: Story = { render: () => <LinkOver /> }
export const InvalidInDark: Story = { ...dark, render: () => <LinkOver /> }
export const PerhapsSaved: Story = { render: () => <LinkOver perhapsSet={login} /> }
export const SomebodyElse: Story = { render: () => <OthersSession login={login} name="Britta Claasen" /> }
export const SomebodyElseWithoutName: Story = { render: () => <OthersSession login={login} name={null} /> }
