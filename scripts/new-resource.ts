/**
 * Makes the skeleton of a resource, from contract to story: `npm run new:resource -- vehicles vehicle`. It compiles; its
 * tests fail until what is marked in them is filled in. CONTRIBUTING.md goes through what it makes.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../server/root.ts'
import { skeleton } from './new-resource-files.ts'

const [many = '', one = ''] = process.argv.slice(2)
const isName = (text: string) => /^[a-z][A-Za-z]{1,30}$/.test(text)
if (!isName(many) || !isName(one) || many === one) {
  console.error('Say its two names as the contract spells them: npm run new:resource -- vehicles vehicle')
  process.exit(2)
}
const files = Object.entries(skeleton({ one, many }))
const there = files.filter(([path]) => existsSync(join(root, path)))
if (there.length) {
  console.error(`There is ${there.map(([path]) => path).join(', ')} already: nothing was written.`)
  process.exit(1)
}
for (const [path, text] of files) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
console.info(`${files.map(([path]) => `  ${path}`).join('\n')}

What is left:
  1. npm run migration -- --name ${many}, and at the end of the file it makes:
       --> statement-breakpoint
       SELECT secure_tenant_tables();
       --> statement-breakpoint
       SELECT find_by_words('${one.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)}', 'name');
  2. npm run generate; a word of yours the contract does not know is said in openapi/glossary.ts.
  3. The screen's address in src/app/routes.ts.
  4. Who may, in openapi/${many}.ts and by hand in tests/resources/${many}.ts; the words in seven languages.`)
