import { execFileSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../server/root.ts'
import { skeleton } from '../../scripts/new-resource-files.ts'
import { temporaryFolder } from '../support/files/temporary-folder.ts'

const besides = ['node_modules', 'dist', 'data', '.git', '.cache', 'test-results', 'playwright-report']

/** In a copy of the project. Throws with what was said where a command fails. */
function run(copy: string, command: string, ...given: string[]): string {
  try {
    return execFileSync('npx', [command, ...given], { cwd: copy, encoding: 'utf8' })
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    throw new Error(`${command} ${given.join(' ')}:\n${stdout}${stderr}`, { cause: error })
  }
}

// The whole house is compiled, with nothing kept of an earlier time.
it(
  'a new resource’s skeleton is written once, compiles, and says where it is still to be filled in',
  { timeout: 600_000 },
  () => {
    const folder = temporaryFolder()
    const copy = folder.path
    try {
      for (const name of readdirSync(root).filter(one => !besides.includes(one)))
        cpSync(join(root, name), join(copy, name), { recursive: true })
      symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
      const made = run(copy, 'tsx', 'scripts/new-resource.ts', 'crewVehicles', 'crewVehicle')
      const files = Object.keys(skeleton({ one: 'crewVehicle', many: 'crewVehicles' }))
      for (const path of files) expect(made).toContain(path)
      expect(() => run(copy, 'tsx', 'scripts/new-resource.ts', 'crewVehicles', 'crewVehicle')).toThrow(
        'nothing was written',
      )
      run(copy, 'tsx', 'scripts/registers.ts')
      run(copy, 'tsx', 'openapi/emit.ts')
      run(copy, 'openapi-typescript', 'openapi/openapi.json', '-o', 'src/client/schema.d.ts')
      run(copy, 'tsc', '-p', 'tsconfig.json', '--incremental', 'false')
      run(copy, 'prettier', '--write', '--log-level', 'warn', ...files)
      run(copy, 'eslint', '--max-warnings', '0', ...files)
      const open = files.filter(path => /to fill in|fill in:/i.test(readFileSync(join(copy, path), 'utf8')))
      expect(open.toSorted()).toEqual([
        'src/screens/crewVehicles/CrewVehiclesView.stories.tsx',
        'tests/api/crew-vehicles.test.ts',
        'tests/resources/crewVehicles.ts',
      ])
    } finally {
      folder.remove()
    }
  },
)
