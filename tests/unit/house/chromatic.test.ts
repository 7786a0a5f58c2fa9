import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../..')

it('npm run chromatic without a token publishes nothing, says which variable is missing, and is no failure', () => {
  const { CHROMATIC_PROJECT_TOKEN: _token, ...env } = process.env
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/chromatic.ts'], {
    cwd: root,
    env,
    encoding: 'utf8',
    timeout: 20_000,
  })
  expect({ stdout, stderr, status }).toEqual({
    stdout: 'Nothing was published: CHROMATIC_PROJECT_TOKEN is not set to the token of a Chromatic project.\n',
    stderr: '',
    status: 0,
  })
}, 30_000)
