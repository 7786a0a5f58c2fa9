import type { StorybookConfig } from '@storybook/react-vite'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  stories: [
    './workshop/*.mdx',
    { directory: '../src/ui', files: '**/*.stories.tsx', titlePrefix: 'Kit' },
    { directory: '../src/screens/shared', files: '**/*.stories.tsx', titlePrefix: 'Patterns' },
    { directory: '../src/screens', files: '!(shared)/**/*.stories.tsx', titlePrefix: 'Screens' },
    { directory: '../src/app/shell', files: '**/*.stories.tsx', titlePrefix: 'Shell' },
    { directory: '../src/app', files: '{*,!(shell)/**/*}.stories.tsx', titlePrefix: 'Shell' },
    '../src/machines/**/*.stories.tsx',
  ],
  // Each part of the kit has a page that says what it takes; screens and charts are their own page.
  experimental_indexers: indexers =>
    (indexers ?? []).map(indexer => ({
      ...indexer,
      createIndex: async (file, options) => {
        const entries = await indexer.createIndex(file, options)
        return file.includes('/src/ui/')
          ? entries.map(entry => ({ ...entry, tags: [...(entry.tags ?? []), 'autodocs'] }))
          : entries
      },
    })),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  typescript: { reactDocgen: 'react-docgen', check: false },
  // A service worker has no place in the workshop: it would keep yesterday's stories.
  viteFinal: async vite => {
    const plugins = (await Promise.all(vite.plugins ?? [])).flat(3)
    return {
      ...vite,
      build: {
        ...vite.build,
        // Charts read the conditions of a machine from its own text.
        minify: false,
        rolldownOptions: {
          ...vite.build?.rolldownOptions,
          // Mantine marks its files for React Server Components, which are not used here.
          onwarn: (warning, warn) => {
            if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning)
          },
        },
      },
      plugins: plugins.filter(plugin => !(plugin && 'name' in plugin && plugin.name.startsWith('vite-plugin-pwa'))),
    }
  },
}

export default config
