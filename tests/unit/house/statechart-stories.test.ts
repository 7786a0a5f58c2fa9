import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const machines = join(import.meta.dirname, '../../../src/machines')
const folders = readdirSync(machines, { withFileTypes: true })
  .filter(entry => entry.isDirectory())
  .map(({ name }) => ({ name, files: readdirSync(join(machines, name)) }))
  .filter(({ files }) => files.some(file => file.endsWith('.machine.ts')))

describe('every folder of machines', () => {
  it('is found', () => expect(folders.map(({ name }) => name)).toContain('session'))
  it.each(folders)('$name draws each of its machines in a story', ({ name, files }) => {
    expect(files).toContain(`${name}.stories.tsx`)
    const story = readFileSync(join(machines, name, `${name}.stories.tsx`), 'utf8')
    for (const file of files.filter(each => each.endsWith('.machine.ts'))) expect(story).toContain(`from './${file}'`)
  })
})
