import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { withScreen } from '../../../../.storybook/screens.tsx'
import { serve } from '../../../../.storybook/server.ts'
import { keptFrom } from '../../../../domain/templates/kept.ts'
import { AddFromTemplate } from './AddFromTemplate.tsx'
import { arena, night, planned, templates } from './templates.fixtures.ts'

const sent = fn<(method: string, path: string, body: unknown) => void>()
const closed = fn()
const wanted = (body: unknown) => (body as { crews: { name: string; startDate: string; positions: object[] }[] }).crews
/** A server that has five templates and takes what is sent; `answers`: what it answers instead. */
const server = (answers: Readonly<Record<string, () => Response | Promise<Response>>> = {}) =>
  serve(async request => {
    const { pathname, searchParams } = new URL(request.url)
    const path = pathname.slice('/api/v1'.length)
    const other = answers[`${request.method} ${path}`]
    if (request.method !== 'GET')
      sent(request.method, path, request.method === 'DELETE' ? null : await request.clone().json())
    if (other) return other()
    if (request.method === 'DELETE') return new Response(null, { status: 204 })
    if (request.method === 'POST')
      return path.endsWith('/plan')
        ? Response.json({ crewIds: ['made'], itemIds: [], told: 0 })
        : Response.json({ ...templates[2], name: 'Arena' })
    if (path.endsWith('/bankHolidays')) return Response.json({ items: [{ date: '2027-05-27', code: 'corpusChristi' }] })
    if (path === `/templates/${arena.id}`) return Response.json(arena)
    if (path === `/templates/${night.id}`) return Response.json(night)
    const q = searchParams.get('q')?.toLowerCase() ?? ''
    const items = templates.filter(({ name }) => name.toLowerCase().includes(q))
    return Response.json({ items, total: items.length, limit: 50, page: 1 })
  })

const meta = {
  component: AddFromTemplate,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desk' } },
  args: { project: planned, today: '2026-05-27', ownLines: [], onUndo: fn(), onClose: closed },
  beforeEach: () => {
    for (const spy of [sent, closed]) spy.mockClear()
    return server()
  },
} satisfies Meta<typeof AddFromTemplate>
export default meta
type Story = StoryObj<typeof meta>

const chooseArena: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^Arena standard/ }))
  await canvas.findByRole('table', { name: 'Positions by day' })
}
const cell = (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas'], name: string) =>
  canvas.getByRole<HTMLInputElement>('textbox', { name })

/** From template, template, Add: what it comes to is said before. */
export const Added: Story = {
  play: async context => {
    const { canvas, args, userEvent } = context
    await expect(canvas.getByRole('searchbox', { name: 'Template or project' })).toHaveFocus()
    await expect(canvas.getByText('Choose a template')).toBeVisible()
    await chooseArena(context)
    await expect(await canvas.findByText('Thu 27 May 2027 is a bank holiday there: Corpus Christi.')).toBeVisible()
    await expect(canvas.getByText('Follow-spot ends the next day.')).toBeVisible()
    await expect(cell(canvas, 'Loader, Thu 27 May')).toHaveValue('–')
    const foot = within(canvas.getByRole('row', { name: /^27 positions/ }))
    await expect(foot.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['', '35', '23', '44', '102'])
    await userEvent.click(canvas.getByRole('button', { name: 'Add 27 positions, 102 places' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
    const [[, path, body] = []] = sent.mock.calls
    await expect(path).toBe(`/projects/${planned.id}/plan`)
    await expect(wanted(body).map(({ name, startDate, positions }) => [name, startDate, positions.length])).toEqual([
      ['Load-in', '2027-05-26', 9],
      ['Show 1', '2027-05-27', 9],
      ['Show 2, load-out', '2027-05-28', 9],
    ])
  },
}
/** Digits, arrows, `+`, `D`, and what was done taken back. */
export const Typed: Story = {
  play: async context => {
    const { canvas, args, userEvent } = context
    await chooseArena(context)
    await userEvent.click(cell(canvas, 'Loader, Wed 26 May'))
    await userEvent.keyboard('12{ArrowRight}')
    await expect(cell(canvas, 'Loader, Wed 26 May')).toHaveValue('12')
    await expect(cell(canvas, 'Loader, Thu 27 May')).toHaveFocus()
    await userEvent.keyboard('5{ArrowUp}{ArrowUp}{ArrowLeft}++-{ArrowDown}')
    await expect(cell(canvas, 'Sound technician, Wed 26 May')).toHaveValue('4')
    await expect(cell(canvas, 'Forklift driver, Wed 26 May')).toHaveFocus()
    await userEvent.keyboard('d')
    await expect(cell(canvas, 'Loader, Wed 26 May')).toHaveValue('2')
    await expect(cell(canvas, 'Runner, Wed 26 May')).toHaveValue('2')
    await expect(canvas.getByRole('button', { name: 'Add 28 positions, 106 places' })).toBeVisible()
    // One step for each cell, however many digits.
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(cell(canvas, 'Loader, Wed 26 May')).toHaveValue('12')
    await userEvent.keyboard('{Control>}zzz{/Control}')
    await expect(cell(canvas, 'Loader, Thu 27 May')).toHaveValue('5')
    await userEvent.keyboard('{Control>}zz{/Control}')
    await expect(canvas.getByRole('button', { name: 'Add 27 positions, 102 places' })).toBeVisible()
    // Nothing stands there that was not there before: nobody is asked.
    await userEvent.click(canvas.getAllByRole('button', { name: 'Cancel' })[0] ?? document.body)
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
/** A day less, one more like the last, and another first day. */
export const OtherDays: Story = {
  play: async context => {
    const { canvas, args, userEvent } = context
    await chooseArena(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Leave out Wed 26 May' }))
    await expect(canvas.getByRole('textbox', { name: 'First day' })).toHaveValue('Thu 27 May 2027')
    await userEvent.click(canvas.getByRole('button', { name: 'Day' }))
    await expect(cell(canvas, 'Stagehand, Sat 29 May')).toHaveValue('16')
    const first = canvas.getByRole('textbox', { name: 'First day' })
    await userEvent.clear(first)
    await userEvent.type(first, '3.6.2027{Tab}')
    await expect(canvas.getByRole('columnheader', { name: /Thu 3 June?/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Add 27 positions/ }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
    await expect(wanted(sent.mock.calls[0]?.[2]).map(({ startDate }) => startDate)).toEqual([
      '2027-06-03',
      '2027-06-04',
      '2027-06-05',
    ])
  },
}
/** Found by a word, taken by Enter, sent by Ctrl Enter. */
export const ByKeys: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await canvas.findByRole('button', { name: /^House crew/ })
    // Whoever is faster than the answer gets what was typed, not what stood there before.
    await userEvent.keyboard('are{Enter}')
    await canvas.findByRole('table', { name: 'Positions by day' })
    await expect(canvas.queryByRole('button', { name: /^House crew/ })).toBeNull()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('button', { name: /^Arena standard/ })).toHaveFocus()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}
/** Nothing is sent before a template is chosen and somebody is wanted. */
export const NotYet: Story = {
  play: async context => {
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
    await expect(canvas.getByText('Choose a template.')).toBeVisible()
    await chooseArena(context)
    await userEvent.click(cell(canvas, 'Crew chief, Wed 26 May'))
    await userEvent.keyboard('0d{ArrowRight}0d{ArrowRight}0d{Control>}{Enter}{/Control}')
    await expect(canvas.getByText('Say at least once how many people are wanted.')).toBeVisible()
    await expect(sent).not.toHaveBeenCalled()
    // What was typed is not lost by leaving.
    await userEvent.click(canvas.getAllByRole('button', { name: 'Cancel' })[0] ?? document.body)
    await expect(screen.getByRole('alertdialog')).toBeVisible()
  },
}
/** On that night a clock is set: the time is named, and nothing is guessed. */
export const ClockIsSet: Story = {
  args: { project: { ...planned, firstDay: '2027-03-27' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Club night/ }))
    const said = await canvas.findByRole('alert')
    await expect(said).toHaveTextContent('Crew chief: 02:30 does not exist on Sun 28 Mar: the clock is set forward.')
    await expect(said).toHaveTextContent('Loader: 02:30 does not exist on Sun 28 Mar: the clock is set forward.')
    await userEvent.click(canvas.getByRole('button', { name: /^Add 2 positions/ }))
    await expect(sent).not.toHaveBeenCalled()
    await expect(cell(canvas, 'Crew chief, Sat 27 Mar')).toHaveFocus()
    await expect(cell(canvas, 'Crew chief, Sat 27 Mar')).toBeInvalid()
    await userEvent.keyboard('0{ArrowDown}0')
    await expect(canvas.getByRole('alert')).toHaveTextContent('Say at least once how many people are wanted.')
  },
}
export const Renamed: Story = {
  play: async context => {
    const { canvas, userEvent } = context
    await chooseArena(context)
    await userEvent.click(canvas.getByRole('button', { name: 'More about Arena standard' }))
    await expect(canvas.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Rename',
      'Remove template',
    ])
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Rename' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Rename template' }))
    const name = dialog.getByRole('textbox', { name: 'Name' })
    await expect(name).toHaveFocus()
    await userEvent.clear(name)
    await userEvent.type(name, 'Arena')
    await userEvent.click(dialog.getByRole('radio', { name: 'Projects of Hanse Konzerte GmbH' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Rename template' })).toBeNull())
    await expect(sent).toHaveBeenCalledWith('POST', `/templates/${arena.id}`, {
      name: 'Arena',
      companyId: planned.company.id,
      revision: 3,
    })
    await expect(canvas.getByRole('heading', { name: 'Arena put on these days' })).toBeVisible()
  },
}
/** In another window somebody was quicker: nothing of theirs is lost, and what was entered stays. */
export const ChangedMeanwhile: Story = {
  beforeEach: () =>
    server({
      [`POST /templates/${arena.id}`]: () => Response.json({ code: 'changedMeanwhile' }, { status: 409 }),
    }),
  play: async context => {
    const { canvas, userEvent } = context
    await chooseArena(context)
    await userEvent.click(cell(canvas, 'Runner, Wed 26 May'))
    await userEvent.keyboard('0')
    await userEvent.click(canvas.getByRole('button', { name: 'More about Arena standard' }))
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Keep these numbers in it' }))
    await waitFor(() => expect(sent).toHaveBeenCalledOnce())
    await expect(sent.mock.calls[0]?.[2]).toMatchObject({ revision: 3 })
    await expect(cell(canvas, 'Runner, Wed 26 May')).toHaveValue('–')
  },
}
/** What was entered may become the template's own. */
export const NumbersKept: Story = {
  play: async context => {
    const { canvas, userEvent } = context
    await chooseArena(context)
    await userEvent.click(cell(canvas, 'Runner, Wed 26 May'))
    await userEvent.keyboard('0')
    await userEvent.click(canvas.getByRole('button', { name: 'More about Arena standard' }))
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Keep these numbers in it' }))
    await waitFor(() => expect(sent).toHaveBeenCalledOnce())
    const { items } = sent.mock.calls[0]?.[2] as { items: { places: object[] }[] }
    await expect(items).toHaveLength(10)
    await expect(items.at(-1)?.places).toEqual([
      { day: 1, crewName: 'Show 1', amountOfRows: 2 },
      { day: 2, crewName: 'Show 2, load-out', amountOfRows: 2 },
    ])
  },
}
export const Removed: Story = {
  play: async context => {
    const { canvas, userEvent } = context
    await chooseArena(context)
    await userEvent.click(canvas.getByRole('button', { name: 'More about Arena standard' }))
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Remove template' }))
    const question = within(screen.getByRole('alertdialog'))
    await expect(question.getByText('Projects that were planned from it stay as they are.')).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Remove template' }))
    await waitFor(() => expect(canvas.getByText('Choose a template')).toBeVisible())
    await expect(sent).toHaveBeenCalledWith('DELETE', `/templates/${arena.id}`, null)
  },
}
/** Somebody removed it while it was looked at. */
export const Gone: Story = {
  beforeEach: () =>
    server({
      [`POST /projects/${planned.id}/plan`]: () => Response.json({ code: 'notFound' }, { status: 404 }),
    }),
  play: async context => {
    const { canvas, args, userEvent } = context
    await chooseArena(context)
    await userEvent.click(canvas.getByRole('button', { name: /^Add 27 positions/ }))
    await expect(await canvas.findByText('This template was removed meanwhile. Choose another one.')).toBeVisible()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}
export const NoTemplates: Story = {
  args: {
    ownLines: keptFrom(
      [
        {
          ...{ crewId: 'crew', crewName: 'Show', functionId: 'rigger', startDate: '2026-05-27', endDate: null },
          ...{ startTime: '17:00', endTime: '23:00', breakMinutes: 30, cateringId: null, task: null },
          ...{ crewChiefOnly: false, amountOfRows: 2 },
        },
      ],
      [],
    ),
  },
  beforeEach: () => server({ 'GET /templates': () => Response.json({ items: [], total: 0, limit: 50, page: 1 }) }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No templates yet')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Save this project as template' }))
    await expect(screen.getByRole('dialog', { name: 'Save as template' })).toBeVisible()
  },
}
export const Loading: Story = {
  beforeEach: () => server({ 'GET /templates': () => new Promise(() => undefined) }),
}
export const Unreachable: Story = {
  beforeEach: () => server({ 'GET /templates': () => Promise.reject(new TypeError('Failed to fetch')) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
export const Dark: Story = { globals: { scheme: 'dark', viewport: { value: 'desk' } }, play: chooseArena }
export const LongWords: Story = {
  parameters: { screen: { longer: true } },
  play: async ({ canvas, userEvent }) => {
    const [, , arenas] = await canvas.findAllByRole('button', { name: /Arena|Club|House/ })
    if (arenas) await userEvent.click(arenas)
  },
}
/** One thing at a time: templates, then the one that was chosen, and the way back. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async context => {
    const { canvas, userEvent } = context
    await chooseArena(context)
    await expect(canvas.queryByRole('searchbox')).toBeNull()
    await userEvent.click(cell(canvas, 'Stagehand, Wed 26 May'))
    await userEvent.keyboard('9')
    await expect(canvas.getByRole('button', { name: 'Add 27 positions, 99 places' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Templates' }))
    await expect(canvas.getByRole('searchbox')).toBeVisible()
    // What was typed is still there.
    await chooseArena(context)
    await expect(cell(canvas, 'Stagehand, Wed 26 May')).toHaveValue('9')
  },
}
