import { readFileSync, readdirSync } from 'node:fs'
import { expect, it } from 'vitest'

/** What a story can say of the page around it (.storybook/preview.tsx). Anything else would be silently without effect. */
const known = ['language', 'scheme', 'tenant', 'text', 'viewport']

/** Names a story's `globals` says, without what stands inside its values. */
const said = (source: string): string[] =>
  [...source.matchAll(/globals:\s*\{((?:[^{}]|\{[^{}]*\})*)\}/g)].flatMap(([, inside = '']) =>
    [...inside.replaceAll(/\{[^{}]*\}/g, '').matchAll(/(\w+)\s*:/g)].flatMap(([, name]) => name ?? []),
  )

it('a story says only what the page around it understands', () => {
  const stories = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(file =>
    file.endsWith('.stories.tsx'),
  )
  const all = stories.flatMap(file => said(readFileSync(`src/${file}`, 'utf8')).map(name => ({ file, name })))
  expect(all.length).toBeGreaterThan(300)
  expect(all.filter(({ name }) => !known.includes(name))).toEqual([])
})

it('a name in the middle is noticed', () => {
  expect(said(`globals: { ...phone, locale: 'de', viewport: { value: 'desk' } }`)).toEqual(['locale', 'viewport'])
})
