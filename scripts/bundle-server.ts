import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { root } from '../server/root.ts'

/** The server, and the commands that must run without development dependencies, each as one file in a folder. */
export async function bundleServer(folder: string): Promise<void> {
  await build({
    entryPoints: {
      main: join(root, 'server/main.ts'),
      'fill-worker': join(root, 'server/fillProposals/fill-worker.ts'),
      'picture-worker': join(root, 'server/documentUploads/picture-worker.ts'),
      'table-worker': join(root, 'server/imports/table-worker.ts'),
      'report-worker': join(root, 'server/imports/report-worker.ts'),
      'finish-worker': join(root, 'server/documents/finish/finish-worker.ts'),
      ...Object.fromEntries(
        ['start', 'tenant', 'backup', 'restore', 'bucket', 'stray-files', 'verify-document'].map(name => [
          name,
          join(root, `scripts/${name}.ts`),
        ]),
      ),
    },
    outdir: folder,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
  })
  // Read beside the file that asks for them, which is the bundle now.
  cpSync(join(root, 'server/papers/fonts'), join(folder, 'fonts'), { recursive: true })
}
