import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { loaded } from '../../shared/fixtures.ts'
import { fitting, lacking, manyUnfitting, may, nothing, unfitting } from './hand-over.fixtures.ts'
import { HandOverView } from './HandOverView.tsx'
import { TakeBackPart } from './TakeBackPart.tsx'

const desk = { viewport: { value: 'desk' } }
const phone = { viewport: { value: 'phone', isRotated: false } }
const onChoose = fn()
const onTake = fn()
const back = (more: Partial<Parameters<typeof TakeBackPart>[0]> = {}) => (
  <TakeBackPart
    chosen={null}
    read={null}
    busy={false}
    refused={undefined}
    onChoose={onChoose}
    onTake={onTake}
    {...more}
  />
)
const chosen = { name: 'Netto-2026-05.csv', size: '3 kB' }
const meta = {
  component: HandOverView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Payrolls' } },
  args: {
    ...{ state: loaded(may), month: '2026-05', saving: false, children: back() },
    ...{ onDownload: fn(), onSetUp: fn(), onNumber: fn() },
  },
  globals: desk,
} satisfies Meta<typeof HandOverView>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('42 people, 168 lines')).toBeVisible()
    await expect(canvas.getByText('gross €62,181.34, 3 of them are of days')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Download the file' }))
    await expect(args.onDownload).toHaveBeenCalledOnce()
    const file = new File(['PNr;Netto\n1;2\n'], 'Netto.csv', { type: 'text/csv' })
    await userEvent.upload(canvas.getByLabelText('File with net amounts'), file)
    await expect(onChoose).toHaveBeenLastCalledWith(file)
  },
}
/** What is missing is named, each with where it is entered; until then there is no file. */
export const Lacking: Story = {
  args: { state: loaded(lacking) },
  play: async ({ canvas, args, userEvent }) => {
    await expect(
      canvas.getByText('No wage type is entered yet for Hours, Night 25%, Sunday 50% and Vacation.'),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Download the file' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Enter' }))
    await expect(args.onSetUp).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Enter for Hauke Brandt' }))
    await expect(args.onNumber).toHaveBeenLastCalledWith(lacking.lacks.people[0])
  },
}
export const LackingOnPhone: Story = { args: { state: loaded(lacking) }, globals: phone }
export const Nothing: Story = {
  args: { state: loaded(nothing) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing of May 2026 can be handed over yet: no payroll is closed.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Download the file' })).toBeDisabled()
  },
}
export const Fitting: Story = {
  args: { children: back({ chosen, read: fitting }) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('2 lines fit of 2')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Take over 2 net amounts' }))
    await expect(onTake).toHaveBeenCalledOnce()
  },
}
/** One line that does not fit holds up all of them, and says why. */
export const Unfitting: Story = {
  args: { children: back({ chosen, read: unfitting }) },
  play: async ({ canvas }) => {
    const wrong = within(canvas.getByRole('list', { name: 'What does not fit' }))
    await expect(wrong.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '104Line 4: nobody has this number',
      '105, Aylin DemirLine 5: this number stands there twice',
      '106, Aylin DemirLine 6: this number stands there twice',
      '107, Jonas PetersenLine 7: no payroll in this month',
      '108, Gareth LlewellynLine 8: the payroll is still open',
      '109, Oke ThomsenLine 9: “=SUM(A1)” is no amount',
      '1010, Finn AlbersLine 10: net €1,900.00 is more than gross €1,580.00',
      '1011, Mette LundLine 11: was paid already',
    ])
    await expect(canvas.getByText(/1 person is not in the file: Imke Voss\./)).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Take over/ })).toBeDisabled()
  },
}
export const UnfittingOnPhone: Story = { args: { children: back({ chosen, read: unfitting }) }, globals: phone }
export const ManyUnfitting: Story = {
  args: { children: back({ chosen, read: manyUnfitting }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('9,950 more')).toBeVisible()
  },
}
export const Unreadable: Story = {
  args: { children: back({ chosen, refused: 'This file has no table with a column for the number.' }) },
}
export const Dark: Story = {
  args: { state: loaded(lacking), children: back({ chosen, read: unfitting }) },
  globals: { ...desk, scheme: 'dark' },
}
export const German: Story = {
  args: { state: loaded(lacking), children: back({ chosen, read: unfitting }) },
  globals: { ...phone, language: 'de', scheme: 'dark' },
}
export const Welsh: Story = {
  args: { state: loaded(lacking), children: back({ chosen, read: unfitting }) },
  globals: { ...desk, language: 'cy' },
}
export const Refused: Story = { args: { state: { kind: 'refused' } } }
export const Loading: Story = { args: { state: { kind: 'loading' } } }
export const Failed: Story = { args: { state: { kind: 'failed', technical: 'HTTP 503', retry: fn() } } }
