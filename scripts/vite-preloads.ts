import type { Plugin, ResolveModulePreloadDependenciesFn } from 'vite'

interface Known {
  imports: readonly string[]
  modules: readonly string[]
}

/**
 * What a screen needs is asked for together with it, named in the first file that everybody loads. The scripts the shell
 * brings along are not named for the screens within it: they are shown with the shell, which names them.
 */
export function preloads(shell: string, isWithin: (module: string) => boolean) {
  const chunks = new Map<string, Known>()
  const ofShell = new Set<string>()
  const visit = (file: string) => {
    if (ofShell.has(file)) return
    ofShell.add(file)
    chunks.get(file)?.imports.forEach(visit)
  }
  const plugin: Plugin = {
    name: 'preloads',
    apply: 'build',
    enforce: 'pre',
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        chunks.clear()
        ofShell.clear()
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk') chunks.set(chunk.fileName, { imports: chunk.imports, modules: chunk.moduleIds })
        for (const [file, { modules }] of chunks) if (modules.some(module => module.endsWith(shell))) visit(file)
        if (!ofShell.size) this.error(`there is no chunk of ${shell}`)
      },
    },
  }
  const resolveDependencies: ResolveModulePreloadDependenciesFn = (file, needed) => {
    const within = chunks.get(file)?.modules.some(isWithin)
    // Styles are loaded by being named here alone.
    return within ? needed.filter(one => !ofShell.has(one)) : needed
  }
  return { plugin, resolveDependencies }
}
