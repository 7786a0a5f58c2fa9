import './clock.ts'
import type { Decorator, Preview } from '@storybook/react-vite'
import { type ComponentProps, type ReactNode, Suspense, lazy } from 'react'
import { configure } from 'storybook/test'
import { languageCode, languageCodes } from '../domain/languages.ts'
import app from '../src/i18n/en/app.ts'
import '../src/ui/ui.css'
import './harbour.css'
import { wordsIn } from './screens.tsx'
import { type Globals, useTheme } from './theme.ts'

// One patience for all: what is loaded when it is first opened takes its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

function Themed({ globals, children }: { globals: Globals; children: ReactNode }) {
  useTheme(globals)
  return children
}

// A page of documentation shows many: it is the page that wears what the toolbar says (docs.tsx), none of its stories.
const withTheme: Decorator = (Story, { globals, viewMode }) =>
  viewMode === 'docs' ? (
    <Story />
  ) : (
    <Themed globals={globals}>
      <Story />
    </Themed>
  )

const Docs = lazy(() => import('./docs.tsx'))
const docsPage = (page: ComponentProps<typeof Docs>) => (
  <Suspense>
    <Docs {...page} />
  </Suspense>
)

const preview: Preview = {
  decorators: [withTheme],
  loaders: [async ({ globals }) => ({ words: await wordsIn(languageCode(String(globals['language']))) })],
  parameters: {
    a11y: { test: 'error' },
    docs: { container: docsPage },
    layout: 'padded',
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Workshop',
          ['Cover', 'Grammar', 'Colours', 'Type', 'Motion'],
          'Kit',
          'Patterns',
          'Shell',
          'Screens',
          'Statecharts',
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet', styles: { width: '1024px', height: '768px' } },
        portrait: { name: 'Tablet, upright', styles: { width: '768px', height: '1024px' } },
        wide: { name: 'Tablet, wide', styles: { width: '1280px', height: '800px' } },
        desk: { name: 'Desk', styles: { width: '1440px', height: '900px' } },
        wall: { name: 'Screen on the wall', styles: { width: '1920px', height: '1080px' } },
        wall4k: { name: 'Screen on the wall, 4K', styles: { width: '3840px', height: '2160px' } },
      },
    },
  },
  // On the page itself, as a person sets it: everything is measured by it.
  beforeEach: ({ globals, viewMode }) => {
    if (globals['text'] !== 'twice' || viewMode === 'docs') return undefined
    const { style } = document.documentElement
    style.fontSize = '200%'
    return () => {
      style.fontSize = ''
    }
  },
  initialGlobals: { language: 'en', scheme: 'light', tenant: 'nordlicht', text: 'once' },
  globalTypes: {
    language: {
      description: 'Language of the screens',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: languageCodes.map(value => ({ value, title: app.languages[value] })),
        dynamicTitle: true,
      },
    },
    scheme: {
      description: 'Light or dark',
      toolbar: { title: 'Scheme', icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
    text: {
      description: 'Size of the text',
      toolbar: { title: 'Text', icon: 'zoom', items: ['once', 'twice'], dynamicTitle: true },
    },
    tenant: {
      description: 'Whose colours',
      toolbar: { title: 'Tenant', icon: 'paintbrush', items: ['nordlicht', 'harbour'], dynamicTitle: true },
    },
  },
}

export default preview
