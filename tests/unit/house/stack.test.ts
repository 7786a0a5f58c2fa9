import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../../server/root.ts'

interface Listed {
  version: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}
const listed = (folder: string) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Listed

/** xstate/graph has taken the place of @xstate/test; @storybook/react comes with its builder (decision 086). */
const stack = [
  ...['react', 'react-dom', 'xstate', '@xstate/react', 'wouter', 'zod', 'openapi-fetch', 'openapi-typescript'],
  ...['@mantine/core', '@mantine/dates', 'rosetta', 'vite', 'vitest', '@storybook/react-vite', 'chromatic'],
]

it('lists what the product is built of, and Storybook’s React with its builder', () => {
  const { dependencies, devDependencies } = listed('')
  const all = { ...dependencies, ...devDependencies }
  expect(stack.filter(name => !(name in all))).toEqual([])
  const { version, dependencies: brought = {} } = listed('node_modules/@storybook/react-vite')
  expect(brought['@storybook/react']).toBe(version)
})
