/** Writes what is listed by the folders themselves: resources, their handlers, dictionaries. With --check it only compares. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../server/root.ts'

const emitted = (what: string) => `/** Emitted by \`npm run generate\` from ${what}; do not edit. */\n`
const namesIn = (folder: string) => readdirSync(join(root, folder)).toSorted()

/** A resource is a folder of the server with handlers; its contract has the same name. */
const resources = namesIn('server').filter(name => existsSync(join(root, 'server', name, `${name}.handlers.ts`)))
const missing = resources.filter(name => !existsSync(join(root, 'openapi', `${name}.ts`)))
if (missing.length)
  throw new Error(`there is no openapi/${missing.join('.ts, openapi/')}.ts for the handlers of that name`)
const groups = namesIn('src/i18n/en').map(file => file.replace(/\.ts$/, ''))

const lines = (names: readonly string[], line: (name: string) => string) => names.map(line).join('\n')
const files = {
  'openapi/resources.gen.ts': `${emitted('the folders of the server that have handlers')}${lines(
    resources,
    name => `import * as ${name} from './${name}.ts'`,
  )}

export const resources = {
${lines(resources, name => `  ${name},`)}
}
`,
  'server/handlers.gen.ts': `${emitted('the folders beside it')}${lines(
    resources,
    name => `import { handlers as ${name} } from './${name}/${name}.handlers.ts'`,
  )}

export const handlers = {
${lines(resources, name => `  ${name},`)}
}
`,
  'tests/resources/resources.gen.ts': `${emitted('the folders of the server that have handlers')}${lines(
    resources,
    name => `import { underTest as ${name} } from './${name}.ts'`,
  )}

export const resources = {
${lines(resources, name => `  ${name},`)}
}
`,
  'src/i18n/dictionary.gen.ts': `${emitted('the English dictionaries')}${lines(
    groups,
    name => `import type ${name} from './en/${name}.ts'`,
  )}

export interface Dictionary {
${lines(groups, name => `  ${name}: typeof ${name}`)}
}
`,
}

for (const [path, text] of Object.entries(files)) {
  if (!process.argv.includes('--check')) writeFileSync(join(root, path), text)
  else if (readFileSync(join(root, path), 'utf8') !== text) {
    console.error(`${path} differs from the folders: run npm run generate and commit it`)
    process.exitCode = 1
  }
}
