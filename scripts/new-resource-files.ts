import { languageCodes } from '../domain/languages.ts'

interface Names {
  /** As the contract spells one of them: `vehicle`. */
  one: string
  /** And all of them: `vehicles`. */
  many: string
}

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
const snake = (name: string) => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
const words = (name: string) => capital(snake(name).replaceAll('_', ' '))
const kebab = (name: string) => snake(name).replaceAll('_', '-')

/** Files of a resource by their paths. */
export function skeleton({ one, many }: Names): Record<string, string> {
  const [One, Many] = [capital(one), capital(many)]
  return {
    [`openapi/${many}.ts`]: `import { z } from 'zod'
import { resource } from './resource.ts'
import { route } from './route.ts'
import { Id, named, searching } from './schemas.ts'

export const about = '${words(many)}'

const name = z.string().trim().min(1).max(200)
export const ${One} = named('${One}', z.object({ id: Id, name: z.string() }))
export const New${One} = named('New${One}', z.strictObject({ name }))
export const ${One}Change = named('${One}Change', z.strictObject({ name }))

const ${many} = resource({ one: '${One}', many: '${Many}', path: '/${many}', item: ${One} })
const planning = { sessions: ['user'], loginTypes: ['planners'], scope: 'tenant' } as const

export const list${Many} = route(
  ${many}.list({ summary: '${words(many)} by name', access: planning }, searching),
)
export const read${One} = route(${many}.read({ summary: 'One ${words(one).toLowerCase()}', access: planning, extension: true }))
export const create${One} = route(
  ${many}.create({ summary: 'Add a ${words(one).toLowerCase()}', access: planning, body: New${One}, extension: true }),
)
export const change${One} = route(
  ${many}.change({ summary: 'Change a ${words(one).toLowerCase()}', access: planning, body: ${One}Change, extension: true }),
)
export const delete${One} = route(
  ${many}.remove({ summary: 'Take a ${words(one).toLowerCase()} out', access: planning, extension: true }),
)
`,
    [`server/database/tables/${many}.ts`]: `import { index, text } from 'drizzle-orm/pg-core'
import { tenantTable } from './columns.ts'

export const ${one} = tenantTable('${snake(one)}', { name: text().notNull() }, t => [
  index('${snake(one)}_name').on(t.tenantId, t.name),
])
`,
    [`server/${many}/${kebab(one)}.queries.ts`]: `import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Listing } from '../list.ts'
import { one } from '../one.ts'
import { foundBy } from '../search/words.ts'

type Row = { id: string; name: string }

/** Those a condition on \`v\` names. */
const ${many} = (ctx: Context, which: SQL) => sql\`
  select v.id, v.name from ${snake(one)} v where v.tenant_id = \${ctx.tenant.id} and \${which}\`

/** By name. */
export const ${one}Listing = (ctx: Context, q: string | undefined): Listing<Row, Row> => ({
  among: sql\`from ${snake(one)} v where v.tenant_id = \${ctx.tenant.id} and \${foundBy(ctx, q, { ${snake(one)}: sql\`v.id\` })}\`,
  order: [
    { by: sql\`v.name\`, as: 'text' },
    { by: sql\`v.id\`, as: 'uuid' },
  ],
  rows: ${many}(ctx, sql\`v.id in (select id from page)\`),
  item: row => row,
})

export const ${one}Row = (ctx: Context<'notFound'>, id: string) => one<Row>(ctx, ${many}(ctx, sql\`v.id = \${id}\`))

export async function create${One}(ctx: Context, { name }: { name: string }): Promise<Row> {
  const id = crypto.randomUUID()
  await ctx.tx.execute(sql\`insert into ${snake(one)} (tenant_id, id, name) values (\${ctx.tenant.id}, \${id}, \${name})\`)
  return { id, name }
}

export const change${One} = (ctx: Context<'notFound'>, id: string, { name }: { name: string }) =>
  one<Row>(
    ctx,
    sql\`update ${snake(one)} set name = \${name} where tenant_id = \${ctx.tenant.id} and id = \${id} returning id, name\`,
  )

export const delete${One} = (ctx: Context<'notFound'>, id: string) =>
  one<Row>(ctx, sql\`delete from ${snake(one)} where tenant_id = \${ctx.tenant.id} and id = \${id} returning id, name\`)
`,
    [`server/${many}/${many}.handlers.ts`]: `import type * as contract from '../../openapi/${many}.ts'
import type { Handlers } from '../context.ts'
import { listOf } from '../list.ts'
import { change${One}, create${One}, delete${One}, ${one}Listing, ${one}Row } from './${kebab(one)}.queries.ts'

export const handlers: Handlers<typeof contract> = {
  list${Many}: async ({ query }, ctx) => ({ status: 200, body: await listOf(ctx, query, ${one}Listing(ctx, query.q)) }),
  read${One}: async ({ params }, ctx) => ({ status: 200, body: await ${one}Row(ctx, params.id) }),
  create${One}: async ({ body }, ctx) => ({ status: 201, body: await create${One}(ctx, body) }),
  change${One}: async ({ params, body }, ctx) => ({ status: 200, body: await change${One}(ctx, params.id, body) }),
  delete${One}: async ({ params }, ctx) => {
    await delete${One}(ctx, params.id)
    return { status: 204 }
  },
}
`,
    ...Object.fromEntries(
      languageCodes
        .filter(code => code !== 'deAt')
        .map(code => [`src/i18n/${code}/${many}.ts`, dictionary(code, { one, many })]),
    ),
    [`src/screens/${many}/${Many}Screen.tsx`]: `import { useState } from 'react'
import { mayCall } from '../../access/may-call.ts'
import { useSession } from '../../access/session.ts'
import { $api } from '../../client/query.ts'
import { useList } from '../shared/list/useList.ts'
import { useListAddress } from '../shared/list/useListAddress.ts'
import { ${Many}View } from './${Many}View.tsx'
import { ${One}Dialog } from './${One}Dialog.tsx'

/** ${words(many)} one may read, by name; each opens in a dialog. */
export default function ${Many}Screen() {
  const { user } = useSession()
  const address = useListAddress()
  const [opened, setOpened] = useState<{ id: string; name: string } | 'new' | null>(null)
  const enabled = mayCall(user, 'list${Many}')
  const list = useList(
    paging => $api.queryOptions('get', '/api/v1/${many}', { params: { query: { ...paging, q: address.q } } }),
    { enabled },
  )
  return (
    <>
      <${Many}View
        state={enabled ? list : { kind: 'refused' }}
        address={address}
        onOpen={setOpened}
        onAdd={() => setOpened('new')}
      />
      {opened ? (
        <${One}Dialog ${one}={opened === 'new' ? null : opened} onClose={() => setOpened(null)} />
      ) : null}
    </>
  )
}
`,
    [`src/screens/${many}/${Many}View.tsx`]: `import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Row } from '../../ui/Rows/Rows.tsx'
import { ListScreen } from '../shared/list/ListScreen.tsx'
import type { List } from '../shared/list/useList.ts'
import type { ListAddress } from '../shared/list/useListAddress.ts'
import type { Loadable } from '../shared/loadable.ts'

interface ${One} {
  id: string
  name: string
}
interface ${Many}ViewProps {
  state: Loadable<List<${One}>>
  address: ListAddress
  onOpen: (${one}: ${One}) => void
  onAdd: () => void
}

export function ${Many}View({ state, address, onOpen, onAdd }: ${Many}ViewProps) {
  const { t, tn } = useWords()
  return (
    <ListScreen
      state={state}
      label={t('${many}.title')}
      searchLabel={t('${many}.search')}
      address={address}
      countWords={total => tn('${many}.count', total)}
      none={{ title: t('${many}.none'), text: t('${many}.noneText') }}
      noneFound={{ text: t('${many}.noneFound', { text: address.search }), action: t('${many}.showAll') }}
      narrowed={address.search !== ''}
      actions={<Button onClick={onAdd}>{t('${many}.add')}</Button>}
      row={(${one}, place) => (
        <Row key={${one}.id} place={place} onClick={() => onOpen(${one})} title={${one}.name} />
      )}
    />
  )
}
`,
    [`src/screens/${many}/${One}Dialog.tsx`]: `import { useWords } from '../../i18n/words.ts'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { FormDialog } from '../shared/form/FormDialog.tsx'
import { isShort, useForm } from '../shared/form/useForm.ts'
import { useCommand } from '../shared/useCommand.ts'

interface ${One}DialogProps {
  /** Null: a new one. */
  ${one}: { id: string; name: string } | null
  onClose: () => void
}

export function ${One}Dialog({ ${one}, onClose }: ${One}DialogProps) {
  const { t } = useWords()
  const create = useCommand('post', '/api/v1/${many}', { inForm: true })
  const change = useCommand('post', '/api/v1/${many}/{id}', { inForm: true })
  const form = useForm(
    { name: ${one}?.name ?? '' },
    ({ name }) => ({ name: isShort('New${One}.name', name) && t('${many}.nameMissing') }),
    create.failure ?? change.failure,
  )
  const body = { name: form.values.name }
  const told = { done: t('${many}.saved'), then: onClose }
  return (
    <FormDialog
      form={form}
      title={${one}?.name ?? t('${many}.add')}
      submitLabel={t('${many}.save')}
      busy={create.busy || change.busy}
      onSubmit={() =>
        void (${one}
          ? change.give({ params: { path: { id: ${one}.id } }, body }, told)
          : create.give({ body }, told))
      }
      onClose={onClose}
    >
      <TextField label={t('${many}.name')} {...form.text('name', 'New${One}.name')} />
    </FormDialog>
  )
}
`,
    [`src/screens/${many}/${Many}View.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { withScreen } from '../../../.storybook/screens.tsx'
import { loaded, uuid } from '../shared/fixtures.ts'
import { listOf } from '../shared/list/useList.ts'
import { ${Many}View } from './${Many}View.tsx'

const rows = ['First', 'Second'].map((name, at) => ({ id: uuid(at), name }))
const meta = {
  component: ${Many}View,
  decorators: [withScreen],
  parameters: { layout: 'fullscreen', screen: { title: '${words(many)}' } },
  args: { state: loaded(listOf(rows)), address: { search: '', onSearch: fn(), clear: fn() }, onOpen: fn(), onAdd: fn() },
} satisfies Meta<typeof ${Many}View>
export default meta
type Story = StoryObj<typeof meta>

/** Fill in: what is seen of a row, and what a tap does. */
export const Some: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'First' }))
    await expect(args.onOpen).toHaveBeenCalledWith(rows[0])
    await expect(canvas.getByText('TO FILL IN')).toBeVisible()
  },
}
export const None: Story = { args: { state: loaded(listOf([])) } }
export const Loading: Story = { args: { state: { kind: 'loading' } } }
export const Failed: Story = { args: { state: { kind: 'failed', technical: 'Network Error', retry: fn() } } }
export const Refused: Story = { args: { state: { kind: 'refused' } } }
export const LongWords: Story = { parameters: { screen: { title: '${words(many)}', longer: true } } }
export const Dark: Story = { globals: { scheme: 'dark' } }
`,
    [`tests/resources/${many}.ts`]: `import type { UnderTest } from './under-test.ts'
import { planning } from './verdicts.ts'

// Fill in: rows of it in tests/support/world, and their ids here instead of those that name nothing.
const nothing = () => crypto.randomUUID()

export const underTest: UnderTest = {
  calls: () => ({
    read${One}: { id: nothing() },
    create${One}: { body: { name: 'TO FILL IN' } },
    change${One}: { id: nothing(), body: { name: 'TO FILL IN' } },
    delete${One}: { id: nothing() },
  }),
  verdicts: {
    list${Many}: planning,
    read${One}: planning,
    create${One}: planning,
    change${One}: planning,
    delete${One}: planning,
  },
  paths: {
    '/${many}': { main: nothing, other: nothing },
  },
}
`,
    [`tests/api/${kebab(many)}.test.ts`]: `import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answered, setStage, type Stage } from '../support/stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await setStage()
})
afterAll(() => stage.close())

describe('${words(many).toLowerCase()}', () => {
  it('are added, found by their words, changed and taken out', async () => {
    const { id } = answered<{ id: string }>(await stage.as('planner', 'POST', '/${many}', { name: 'Älter' }), 201)
    const found = async (q: string) =>
      answered<{ items: { id: string }[] }>(await stage.as('planner', 'GET', \`/${many}?q=\${q}\`)).items.map(row => row.id)
    expect(await found('alt')).toEqual([id])
    answered(await stage.as('planner', 'POST', \`/${many}/\${id}\`, { name: 'New' }))
    expect(await found('alt')).toEqual([])
    answered(await stage.as('planner', 'DELETE', \`/${many}/\${id}\`), 204)
    expect(await found('new')).toEqual([])
  })

  it('hold their rules', () => {
    expect.fail('TO FILL IN: what of it may not be, and what it is refused with')
  })
})
`,
  }
}

/** In English; the test of dictionaries fails for a language until it says it in its own words. */
function dictionary(code: string, { one, many }: Names): string {
  const text = `{
  title: '${words(many)}',
  search: 'Search ${words(many).toLowerCase()}',
  count: { one: '{{count}} ${words(one).toLowerCase()}', other: '{{count}} ${words(many).toLowerCase()}' },
  none: 'No ${words(many).toLowerCase()} yet',
  noneText: 'Add the first one.',
  noneFound: 'Nothing is found by “{{text}}”.',
  showAll: 'Show all',
  add: 'Add ${words(one).toLowerCase()}',
  name: 'Name',
  nameMissing: 'Give it a name.',
  save: 'Save',
  saved: 'Saved.',
}`
  return code === 'en'
    ? `export default ${text}\n`
    : `import type en from '../en/${many}.ts'\nimport type { Translated } from '../translate.ts'\n\nexport default ${text} satisfies Translated<typeof en>\n`
}
