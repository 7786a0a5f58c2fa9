import type { StorybookConfig } from '@storybook/react-vite'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  stories: ['../src/ui/**/*.stories.tsx', '../src/screens/**/*.stories.tsx', '../src/machines/**/*.stories.tsx'],
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
