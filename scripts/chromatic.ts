/** `npm run chromatic`: publishes the built Storybook for review, where a project token is set; otherwise says so. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

// Chromatic itself reads the token from the environment: it never stands in a command line.
if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log('Nothing was published: CHROMATIC_PROJECT_TOKEN is not set to the token of a Chromatic project.')
  process.exit(0)
}
const built = spawnSync('npm run --silent build-storybook', { cwd: root, stdio: 'inherit', shell: true })
if (built.status !== 0) process.exit(1)
const { run } = await import('chromatic/node')
const { code } = await run({ flags: { storybookBuildDir: [join(root, '.cache/storybook')] } })
process.exit(code ?? 1)
