import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { withScreen } from '../../../.storybook/screens.tsx'
import { caption, loaded, uuid } from '../shared/fixtures.ts'
import { details } from '../shared/personDetails/details.fixtures.ts'
import { DetailsDialog } from './DetailsDialog.tsx'
import { erased } from '../shared/privacy/erasure.fixtures.ts'
import { PrivacyView } from '../shared/privacy/PrivacyView.tsx'
import { CrewProfileView, type CrewProfileContent } from './CrewProfileView.tsx'

const createdAt = '2026-05-04T08:00:00Z'
const content: CrewProfileContent = {
  member: {
    id: uuid(1),
    number: '1042',
    name: 'Björn Hallström',
    pictureUrl: null,
    phone: '+49 151 5550142',
    email: 'bjorn.hallstrom@nordlicht.example',
    homeCity: 'Hamburg',
    home: { latitude: 53.55, longitude: 9.99 },
    since: '2023-03-14',
    rating: 4.6,
    ratings: 2,
    shifts: 118,
    erasedAt: null,
  },
  functions: [
    {
      id: uuid(10),
      function: caption('rigger', 'Rigger'),
      proof: 'Rigging, level 1',
      validUntil: '2028-03-31',
      expired: false,
      createdAt,
    },
    {
      id: uuid(11),
      function: caption('forkliftDriver', 'Forklift driver'),
      proof: 'Forklift licence',
      validUntil: '2026-02-28',
      expired: true,
      createdAt,
    },
    {
      id: uuid(12),
      function: caption('stagehand', 'Stagehand'),
      proof: null,
      validUntil: null,
      expired: false,
      createdAt,
    },
  ],
  ratings: [
    { id: uuid(20), rating: 5, remark: 'On time and calm', author: 'Britta Claasen', createdAt, shift: null },
    {
      id: uuid(21),
      rating: 4,
      remark: null,
      author: 'Katharina Brandt',
      createdAt,
      shift: { id: uuid(22), name: 'Load-in', company: 'Hanse Konzerte GmbH' },
    },
  ],
  preferences: [
    {
      id: uuid(30),
      kind: 'favourite',
      company: { id: uuid(40), name: 'Hanse Konzerte GmbH' },
      plannerCrew: { id: uuid(41), name: 'Hanse Konzerte, regulars' },
      reason: 'Asked for by name',
      endDate: null,
      author: 'Britta Claasen',
      createdAt,
    },
    {
      id: uuid(31),
      kind: 'blocked',
      company: null,
      plannerCrew: null,
      reason: 'Two no-shows this spring',
      endDate: '2026-12-31',
      author: 'Britta Claasen',
      createdAt,
    },
  ],
  tags: [
    { id: uuid(50), tag: 'heights' },
    { id: uuid(51), tag: 'own car' },
  ],
  access: { accountState: 'active', invitedAt: null, publicProfile: false },
  details,
  contracts: [
    {
      id: uuid(60),
      ...{ name: 'Full-time, stage crew', number: 'V-0147', employer: 'Nordlicht Crew GmbH' },
      ...{ monthlyMinutes: null, quotaMinutes: 10_400, accountLimitMinutes: 2400, vacationDays: 24 },
      beginDate: '2026-01-01',
      endDate: null,
      weeklyMinutes: 2400,
      hourlyRate: 2450,
      currency: 'EUR',
      active: true,
      createdAt,
    },
    {
      id: uuid(61),
      ...{ name: null, number: null, employer: 'Nordlicht Crew GmbH' },
      ...{ monthlyMinutes: null, quotaMinutes: null, accountLimitMinutes: null, vacationDays: null },
      beginDate: '2024-01-01',
      endDate: '2025-12-31',
      weeklyMinutes: null,
      hourlyRate: null,
      currency: 'EUR',
      active: false,
      createdAt,
    },
  ],
  erasure: null,
}

const meta = {
  component: CrewProfileView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Björn Hallström' } },
  args: {
    state: loaded(content),
    now: Date.parse('2026-06-11T03:41:00Z'),
    busy: false,
    inviting: false,
    privacy: (
      <PrivacyView name="Björn Hallström" going={null} failure={null} onTake={fn()} onStop={fn()} onErase={fn()} />
    ),
    onInvite: fn(),
    onOpen: fn(),
    onEndPreference: fn(),
    onAddTag: fn(() => Promise.resolve(true)),
    onRemoveTag: fn(),
  },
} satisfies Meta<typeof CrewProfileView>
export default meta
type Story = StoryObj<typeof meta>

export const Known: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change Rigger' }))
    await expect(args.onOpen).toHaveBeenLastCalledWith({ kind: 'function', of: content.functions[0] })
    await userEvent.click(canvas.getByRole('button', { name: 'End it: Blocked, The agency' }))
    await expect(args.onEndPreference).toHaveBeenCalledWith(content.preferences[1])
    const word = canvas.getByRole('textbox', { name: 'Word' })
    await userEvent.type(word, 'first aid{Enter}')
    await expect(args.onAddTag).toHaveBeenCalledWith('first aid')
    await expect(word).toHaveValue('')
    await userEvent.type(word, '  {Enter}')
    await expect(args.onAddTag).toHaveBeenCalledTimes(1)
  },
}
/** The answer did not come: the word stands there to be sent again. */
export const TagNotAdded: Story = {
  args: { onAddTag: fn(() => Promise.resolve(false)) },
  play: async ({ canvas, args }) => {
    const word = canvas.getByRole('textbox', { name: 'Word' })
    await userEvent.type(word, 'first aid{Enter}')
    await expect(args.onAddTag).toHaveBeenCalledOnce()
    await expect(word).toHaveValue('first aid')
  },
}

/** Planning keeps no contracts and may not turn to everybody. */
export const WithoutContracts: Story = {
  args: {
    state: loaded({
      ...content,
      contracts: null,
      details: null,
      member: { ...content.member, phone: null, email: null },
    }),
    privacy: null,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Contracts' })).toBeNull()
    await expect(canvas.queryByRole('region', { name: 'Personal data' })).toBeNull()
  },
}

export const NothingKnown: Story = {
  args: {
    state: loaded({
      member: { ...content.member, rating: null, ratings: 0, shifts: 0, homeCity: null, home: null },
      functions: [],
      ratings: [],
      preferences: [],
      tags: [],
      access: { accountState: 'none', invitedAt: null, publicProfile: false },
      contracts: [],
      details: { ...details, street: null, zipcode: null, city: null, birthday: null, phone: null, email: null },
      erasure: null,
    }),
  },
}
/** Was invited, has not logged in yet, and is invited again. */
export const Invited: Story = {
  args: {
    state: loaded({ ...content, access: { accountState: 'invited', invitedAt: createdAt, publicProfile: true } }),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Invited 4 May 2026, has not logged in yet.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Invite again' }))
    await expect(args.onInvite).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link', { name: 'Public profile' })).toBeVisible()
  },
}
/** The office had them erased: what went, and what stays until when. */
export const Erased: Story = {
  args: {
    state: loaded({
      ...content,
      member: { ...content.member, pictureUrl: null, phone: null, email: null, homeCity: null, erasedAt: createdAt },
      access: { accountState: 'ended', invitedAt: null, publicProfile: false },
      functions: [],
      ratings: [],
      preferences: [],
      tags: [],
      erasure: erased,
    }),
    privacy: (
      <PrivacyView name="Björn Hallström" going={null} failure={null} onTake={fn()} onStop={fn()} onErase={null} />
    ),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/by Karin Vogt: asked by letter\. The name stays on these records until 31 Dec 2036/),
    ).toBeVisible()
    const acts = canvas.getAllByRole('button').map(({ textContent }) => textContent)
    await expect(acts.filter(text => text !== '')).toEqual(['Export all data'])
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}
export const Absent: Story = {
  args: { state: { kind: 'absent' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Profile not found.')).toBeVisible()
  },
}
export const Loading: Story = { args: { state: { kind: 'loading' } } }
export const German: Story = { globals: { language: 'de' } }
export const Welsh: Story = { globals: { language: 'cy' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const PhoneTextTwice: Story = { globals: { viewport: { value: 'phone' }, text: 'twice', language: 'de' } }
/** The office reads where somebody lives, and enters it. */
export const PersonalData: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Bernstorffstraße 112, 22767 Hamburg, Germany')).toBeVisible()
    await expect(canvas.getByText('14 March 1996')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }))
    await expect(args.onOpen).toHaveBeenCalledWith({ kind: 'details' })
  },
}
export const ChangingPersonalData: Story = {
  render: () => <DetailsDialog details={details} name="Jonas Petersen" onClose={fn()} />,
  play: async ({ canvas }) => {
    const phone = await canvas.findByRole('textbox', { name: 'Phone' })
    await expect(phone).toHaveAttribute('maxlength', '40')
    await userEvent.clear(phone)
    await userEvent.type(phone, 'by mail')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(canvas.getByText('Digits and blanks, with a + in front where it is abroad.')).toBeVisible()
    await expect(phone).toHaveFocus()
  },
}
export const ChangingInWelsh: Story = {
  render: () => <DetailsDialog details={details} name="Jonas Petersen" onClose={fn()} />,
  globals: { language: 'cy', text: 'twice', viewport: { value: 'phone' } },
}
