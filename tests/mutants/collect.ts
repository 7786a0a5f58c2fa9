/** The tests of a file, gathered instead of run: `it`, `describe`, `beforeEach` and `afterEach` as Vitest has them. */
export interface Gathered {
  name: string
  run: () => Promise<void>
}
type Body = (...given: never[]) => unknown
type Hook = () => unknown

export function gatherer() {
  const tests: Gathered[] = []
  let hooks: { before: Hook[]; after: Hook[] } = { before: [], after: [] }
  const add = (name: string, ...rest: readonly unknown[]) => {
    const body = rest.find(part => typeof part === 'function') as Body | undefined
    const { before, after } = { before: [...hooks.before], after: hooks.after }
    if (body)
      tests.push({
        name,
        run: async () => {
          try {
            for (const hook of before) await hook()
            await Reflect.apply(body, undefined, [])
          } finally {
            for (const hook of after) await hook()
          }
        },
      })
  }
  const each =
    (register: (name: string, body: Body) => void) =>
    (table: readonly unknown[]) =>
    (name: string, ...rest: readonly unknown[]) => {
      const body = rest.find(part => typeof part === 'function') as Body
      for (const row of table) register(name, () => Reflect.apply(body, undefined, Array.isArray(row) ? row : [row]))
    }
  const describe = (_: string, ...rest: readonly unknown[]) => {
    const outer = hooks
    hooks = { before: [...outer.before], after: [...outer.after] }
    const body = rest.find(part => typeof part === 'function') as Body | undefined
    if (body) Reflect.apply(body, undefined, [])
    hooks = outer
  }
  const it = Object.assign(add, { each: each(add) })
  return {
    tests,
    globals: {
      it,
      test: it,
      describe: Object.assign(describe, { each: each(describe) }),
      beforeEach: (hook: Hook) => void hooks.before.push(hook),
      afterEach: (hook: Hook) => void hooks.after.push(hook),
      beforeAll: (hook: Hook) => void hooks.before.push(hook),
      afterAll: () => undefined,
    },
  }
}
