import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { withScreen } from '../../../.storybook/screens.tsx'
import { loaded } from '../shared/fixtures.ts'
import { listOf } from '../shared/list/useList.ts'
import { ImportView } from './ImportView.tsx'
import { context, fates, manyRows, people, peopleRows, rows, table } from './imports.fixtures.ts'

const checked = table('checked', { fates })
/** Two of its columns are called alike. */
const alike = {
  state: 'columns' as const,
  context: context(
    table('columns', {
      tableColumns: [...table('columns').tableColumns, { name: 'Ort', sample: ['Altona'], field: null }],
    }),
  ),
}
const meta = {
  component: ImportView,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: 'Import data' } },
  args: {
    state: 'checked',
    context: context(checked),
    send: fn(),
    before: [],
    rows: loaded(listOf(rows)),
    address: { search: '', onSearch: fn(), clear: fn() },
    fate: null,
    onNarrow: fn(),
    onReport: fn(),
    onKind: fn(),
  },
} satisfies Meta<typeof ImportView>
export default meta
type Story = StoryObj<typeof meta>

/** A file is sent as soon as it is chosen; nothing was brought before. */
export const Choosing: Story = {
  args: { state: 'choosing', context: context(null) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/^Up to 20 MB and 100,000 rows/)).toBeVisible()
    await expect(canvas.queryByText('Brought before')).toBeNull()
    const file = new File(['Firma'], 'clients.csv', { type: 'text/csv' })
    await userEvent.upload(canvas.getByLabelText('Table of clients'), file)
    await expect(args.send).toHaveBeenCalledWith({ type: 'CHOSEN', file })
  },
}
/** One that could not be read, above those that were brought before. */
export const Again: Story = {
  args: {
    state: 'choosing',
    context: context(null, { notice: 'lettersBroken' }),
    before: [
      table('taking', { fileName: 'clients-north.xlsx' }),
      ...(['columns', 'checking', 'checked', 'taken', 'outdated', 'failed'] as const).map((state, at) =>
        table(state, { id: `b${at}`, fileName: `clients-${at}.csv` }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/Letters of this table were lost/)
    await expect(canvas.getByRole('link', { name: 'clients-3.csv' })).toHaveAttribute(
      'href',
      '/import?table=b3&kind=companies',
    )
  },
}
export const TooLarge: Story = { args: { state: 'choosing', context: context(null, { notice: 'bodyTooLarge' }) } }
export const Sending: Story = {
  args: { state: 'sending', context: context(null, { file: new File(['Firma'], 'kunden-2026.csv') }) },
}
/** What each column is read as can be changed; two that are called alike are told. */
export const Columns: Story = {
  args: alike,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Two columns are called “Ort”: choose the right one.')).toBeVisible()
    await expect(canvas.getByText(/5 of 8 are read/)).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Column 6' }), 'Country')
    await expect(args.send).toHaveBeenCalledWith({ type: 'MAPPED', at: 5, field: 'country' })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'PLZ' }), 'Leave out')
    await expect(args.send).toHaveBeenCalledWith({ type: 'MAPPED', at: 2, field: null })
    await userEvent.click(canvas.getByRole('button', { name: 'Look through' }))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'CHECKED' })
  },
}
export const NameMissing: Story = {
  args: {
    state: 'columns',
    context: context(table('columns'), { columns: ['number', null, null, null, null, null, null] }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Choose the column with the name/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Look through' })).toBeDisabled()
  },
}
/** It may be left meanwhile. */
export const Checking: Story = {
  args: { state: 'following', context: context(table('checking', { rows: 100_000, done: 45_000 })) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('img', { name: '45,000 of 100,000' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Another table' }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'LEFT' })
  },
}
export const CheckingWithoutNetwork: Story = {
  args: { state: 'following', context: context(table('checking', { done: 500 }), { lost: true }) },
}
export const Taking: Story = { args: { state: 'taking', context: context(table('taking', { done: 2000 })) } }
/** Until it is read nobody knows of which kind the next table would be; without network it may be left all the same. */
export const Fetching: Story = {
  args: { state: 'following', context: context(null, { id: 'i1' }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Another table' })).toBeNull()
  },
}
export const FetchingWithoutNetwork: Story = {
  args: { state: 'following', context: context(null, { id: 'i1', lost: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Another table' })).toBeEnabled()
  },
}

/** Nothing is taken over before the rows with errors are left out; the figures narrow the list. */
export const Checked: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText(/^4 rows cannot be taken over/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Take over 903 rows' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Take over the good rows (903) and leave 4 out' }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'ANSWERED', answers: { leaveOut: true } })
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Change 61 clients that are known' }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'ANSWERED', answers: { takeChanges: false } })
    await userEvent.click(canvas.getByRole('button', { name: '61 Changes' }))
    await expect(args.onNarrow).toHaveBeenCalledWith('changes')
    const table = canvas.getByRole('table', { name: 'What becomes of the rows' })
    await expect(table).toHaveTextContent('E-mail: no e-mail address – “alster.example”')
    await expect(table).toHaveTextContent('Says the same as row 41')
    await expect(table).toHaveTextContent('May be number 10080, 10081: give it a number')
    await expect(table).toHaveTextContent('City Altona Hamburg, Phone +49 40 5550101')
    await userEvent.click(canvas.getByRole('button', { name: 'Report as XLSX' }))
    await expect(args.onReport).toHaveBeenCalledOnce()
  },
}
export const LeavingOut: Story = {
  args: { context: context(checked, { leaveOut: true, takeChanges: false }), fate: 'wrong' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Take over 842 rows' }))
    await expect(canvas.queryByText(/cannot be taken over/)).toBeNull()
    await expect(args.send).toHaveBeenCalledWith({ type: 'TAKEN' })
    await userEvent.click(canvas.getByRole('button', { name: '2 Wrong' }))
    await expect(args.onNarrow).toHaveBeenCalledWith(null)
  },
}
export const NothingNew: Story = {
  args: {
    context: context(table('checked', { fates: { wrong: 0, double: 0, ambiguous: 0, new: 0, changes: 0, same: 300 } })),
    rows: loaded(listOf(manyRows.map(row => ({ ...row, fate: 'same' as const })))),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is nothing to take over: all of it is known.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Take over 0 rows' })).toBeDisabled()
  },
}
export const ThreeHundred: Story = { args: { rows: loaded(listOf(manyRows)) } }
export const NoneFound: Story = {
  args: { rows: loaded(listOf([])), address: { search: 'Zirkus', onSearch: fn(), clear: fn() } },
}
export const RowsLoading: Story = { args: { rows: { kind: 'loading' } } }
export const RowsFailed: Story = { args: { rows: { kind: 'failed', technical: 'Network Error', retry: fn() } } }
export const CheckedAnewMeanwhile: Story = { args: { context: context(checked, { notice: 'changedMeanwhile' }) } }

export const Taken: Story = {
  args: { state: 'taken', context: context(table('taken', { fates, taken: { added: 842, changed: 1 } })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('842 clients added, 1 client changed.')
  },
}
/** What is known is another than when it was looked through. */
export const Outdated: Story = {
  args: { state: 'outdated', context: context(table('outdated', { fates })) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Look through again' }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'CHECKED' })
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'BACK' })
  },
}
export const Failed: Story = { args: { state: 'failed', context: context(table('failed')) } }
export const Unsent: Story = {
  args: { state: 'unsent', context: context(null, { file: new File(['Firma'], 'kunden.csv') }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'RETRIED' })
  },
}
export const Untaken: Story = {
  args: { state: 'untaken', context: context(checked) },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'See how it stands' })).toBeVisible()
  },
}

/** One answer settles all rows alike, where the row asks it or beside; what nobody can read is typed. */
export const People: Story = {
  args: { context: context(people), rows: loaded(listOf(peopleRows)) },
  play: async ({ canvas, userEvent, args }) => {
    const settled = { ...people.answers }
    await userEvent.click(await canvas.findByRole('button', { name: 'Take “Rigger” for 3 rows' }))
    const instead = [{ field: 'functions', text: 'Riger', becomes: 'Rigger' }]
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'SETTLED', settled: { ...settled, instead } })
    await userEvent.click(canvas.getAllByRole('button', { name: 'Yes, for 62 rows' })[0] as HTMLElement)
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'SETTLED', settled: { ...settled, dayNumbers: true } })
    await userEvent.click(canvas.getByRole('button', { name: 'Keep row 41' }))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'SETTLED', settled: { ...settled, doubles: true } })
    await userEvent.click(canvas.getByRole('button', { name: 'Take the text “0170 5550110”' }))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'SETTLED', settled: { ...settled, formulas: true } })
    await userEvent.click(canvas.getByRole('button', { name: 'Take back “Month before day”' }))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'SETTLED', settled: { ...settled, monthFirst: false } })
    await userEvent.click(canvas.getByRole('button', { name: 'Type it: Instead of “31.02.1994”' }))
    await userEvent.type(await screen.findByLabelText('Instead of “31.02.1994”'), '28.02.1994')
    await userEvent.click(screen.getByRole('button', { name: 'Take it' }))
    const typed = [{ field: 'birthday', text: '31.02.1994', becomes: '28.02.1994' }]
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'SETTLED', settled: { ...settled, instead: typed } })
    const list = canvas.getByRole('table', { name: 'What becomes of the rows' })
    await expect(list).toHaveTextContent('a date as a number – “36169” – Is it 9 January 1999?')
    await expect(list).toHaveTextContent('Person without a login: there is no e-mail')
    await expect(list).toHaveTextContent('City Norderstedt Hamburg, Functions + Follow-spot')
    await expect(list).toHaveTextContent('Row 5 is kept, this one is left alone')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Bemerkung' }), 'Street')
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'MAPPED', at: 6, field: 'street' })
  },
}
/** Columns that are said otherwise are looked through again before anything is taken over. */
export const ColumnsChanged: Story = {
  args: { context: context(people, { columns: ['lastFirst', null, 'email', null, null, null, null], leaveOut: true }) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByRole('button', { name: /^Take over 903/ })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Look through again' }))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'CHECKED' })
  },
}
export const PeopleChosen: Story = {
  args: { state: 'choosing', context: context(null, { kind: 'people' }) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByLabelText('Table of people')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('radio', { name: 'Clients' }))
    await expect(args.onKind).toHaveBeenCalledWith('companies')
  },
}
const ofPeople = { context: context(people), rows: loaded(listOf(peopleRows)) }
export const PeopleDark: Story = { args: ofPeople, globals: { scheme: 'dark' } }
export const PeopleOnAPhone: Story = { args: ofPeople, globals: { viewport: { value: 'phone', isRotated: false } } }
export const PeopleInWelsh: Story = {
  args: ofPeople,
  globals: { language: 'cy', text: 'twice', viewport: { value: 'phone', isRotated: false } },
}

const long = { parameters: { screen: { title: 'Import data', longer: true } } }
const phone = { value: 'phone', isRotated: false }
export const LongWords: Story = long
export const LongWordsOnAPhone: Story = { ...long, globals: { viewport: phone } }
export const LongColumns: Story = { ...long, args: alike, globals: { viewport: phone } }
export const LargeText: Story = { globals: { text: 'twice', viewport: phone } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const German: Story = { globals: { language: 'de' } }
export const Welsh: Story = { globals: { language: 'cy', viewport: phone } }
export const Phone: Story = { globals: { viewport: phone } }
export const PhoneDark: Story = { globals: { viewport: phone, scheme: 'dark' } }
export const ColumnsOnAPhone: Story = { args: alike, globals: { viewport: phone } }
