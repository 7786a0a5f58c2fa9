import react from '@vitejs/plugin-react'
import { execSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Plugin, defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { dictionaries } from './scripts/vite-dictionaries.ts'
import { preloads } from './scripts/vite-preloads.ts'

const root = import.meta.dirname
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }

/** Answers kept on a device are forgotten when the contract they were given under has changed. */
const contract = createHash('sha256')
  .update(readFileSync(join(root, 'openapi/openapi.json')))
  .digest('base64url')
  .slice(0, 12)

function commit(): string {
  try {
    return execSync('git rev-parse --short HEAD', { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim()
  } catch {
    return 'unknown'
  }
}

/** version.json beside the app, read by the version screen. */
const versionFile = (): Plugin => ({
  name: 'version-file',
  apply: 'build',
  generateBundle() {
    const source = JSON.stringify({ version, commit: commit(), builtAt: new Date().toISOString() })
    this.emitFile({ type: 'asset', fileName: 'version.json', source })
  },
})

/** The server fills these in per agency; Vite's own page names none. */
const placeholders = (): Plugin => ({
  name: 'tenant-placeholders',
  apply: 'serve',
  transformIndexHtml: html => html.replace(/%tenant\.\w+%/g, ''),
})

/** What the login page is made of: one file is smaller, and sooner there, than twenty that share nothing. */
const ofLogin =
  /src\/ui\/(BigClock|FieldFrame|IconButton|LoginLayout|Menu|Note|PasswordField|StageScene|TenantMark|TextField|TextLink|VisuallyHidden)\b|src\/screens\/auth\/(LoginFrame|useMinute)|icons-react\/.*\/(Icon(AlertCircle|AlertTriangle|Check|ChevronDown|CircleCheck|CloudOff|Eye|EyeOff|InfoCircle|World))\./

/** What every icon is drawn by, and what a kiosk shares with the login page: it needs nothing else of it. */
const ofIcons = /icons-react\/.*\/(createReactComponent|defaultAttributes|Icon(Check|CloudOff))\./

/** What is drawn together is loaded as one: alone, each costs more to fetch than it weighs. */
const ofStatus =
  /src\/ui\/StatusChip\b|icons-react\/.*\/(Icon(Ban|CalendarOff|ClockExclamation|HandStop|HelpCircle|UserX))\./
const ofPanels =
  /src\/(ui\/StatePanel|screens\/shared\/FailedPanel)\b|icons-react\/.*\/(Icon(CircleX|Lock|MapPinOff))\./
const ofScreens = /src\/screens\/shared\/(Screen|StaleNote|loadable)\./
const ofJobs = /src\/screens\/shared\/job\/(JobActions|JobQuestion|useJobCommand)\b/
const ofActs = /icons-react\/.*\/(Icon(Hourglass|MapPin|Pencil|Phone|Run))\./
const ofFrames =
  /src\/screens\/shared\/list\/(BesideTitle|ListFrame|list\.module|page-turns|useList)\b|src\/ui\/DeskTable\b/
const ofPlaces = /src\/(ui\/(ClientMark|PlacesBar)|screens\/shared\/missing-places)\b/
const ofTimes = /src\/screens\/shared\/(words\/shift-words|useNow)\.|domain\/shift-display\./
const ofMarks = /src\/ui\/(Chip|useMatches)\b/
const ofFinding = /src\/screens\/shared\/list\/useListAddress\b|src\/ui\/(SearchField|Tabs)\b/
const ofTables =
  /src\/screens\/shared\/list\/(TableScreen|is-busy|lines|useWindow)\.|src\/ui\/JumpList\b|node_modules\/@tanstack\/(react-virtual|virtual-core)\//
/** What a device keeps and sends: whatever has an outbox loads all of it. */
const ofOutbox = /src\/machines\/outbox\//
const ofEntries = /src\/client\/(database|outbox\/outbox-\w+)\.|node_modules\/idb\//

/** Mantine, behind one way in (src/ui/lazy-forms.tsx): loaded when the first of its parts is shown. */
const ofForms = /src\/ui\/forms\/|node_modules\/(@mantine|@floating-ui|clsx|tabbable)\/|node_modules\/dayjs\/(?!locale)/

/** What reads PDF, loaded when the first paper is shown. */
const ofPaper = /node_modules\/pdfjs-dist\/|src\/screens\/documents\/paper\/open-paper\./

/** Screens that somebody is shown without the shell, be it that nobody is logged in. */
const withoutShell = 'auth|crewMembers/public|faq|kiosks|oneXOneTree|payrolls/Public|version'
const withinShell = new RegExp(`src/screens/(?!${withoutShell})`)
const preloaded = preloads('src/app/shell/Shell.tsx', module => withinShell.test(module))

const toServer = { target: 'http://127.0.0.1:4000', changeOrigin: false }

export default defineConfig({
  define: { 'import.meta.env.VITE_CONTRACT': JSON.stringify(contract) },
  plugins: [
    dictionaries(),
    react(),
    preloaded.plugin,
    versionFile(),
    placeholders(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/app',
      filename: 'sw.ts',
      injectRegister: false,
      manifest: false,
      injectManifest: {
        // Every screen and language, visited or not: they are needed where there is no network. HTML and the theme differ by host.
        globPatterns: ['assets/*.{js,css,woff2}'],
        // Papers are signed with the network: their reader is fetched with the first of them.
        globIgnores: ['**/*.br', '**/*.map', 'assets/paper-*'],
      },
    }),
  ],
  worker: {
    format: 'es',
    rolldownOptions: { output: { entryFileNames: 'assets/paper-worker-[hash].js' } },
  },
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: preloaded.resolveDependencies },
    target: 'es2022',
    manifest: true,
    rolldownOptions: {
      output: {
        // 36 bits of a name instead of 42: they stand some hundred times in every first load, and do not compress.
        hashCharacters: 'base36',
        // A name stands in every file that imports it; the forms are found by theirs.
        chunkFileNames: ({ name }) =>
          name === 'forms'
            ? 'assets/forms-[hash].js'
            : name === 'paper'
              ? 'assets/paper-[hash].js'
              : // Every first load names all of them: what each is shorter by counts some hundred times.
                'assets/[hash:7].js',
        // The first file that everybody loads names every sheet.
        assetFileNames: ({ names }) =>
          names.some(name => name.endsWith('.css')) ? 'assets/[hash:7][extname]' : 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'icons', test: ofIcons },
            { name: 'paper', test: ofPaper },
            { name: 'login', test: ofLogin },
            { name: 'panels', test: ofPanels },
            { name: 'status', test: ofStatus },
            { name: 'screens', test: ofScreens },
            { name: 'jobs', test: ofJobs },
            { name: 'acts', test: ofActs },
            { name: 'frames', test: ofFrames },
            { name: 'finding', test: ofFinding },
            { name: 'marks', test: ofMarks },
            { name: 'places', test: ofPlaces },
            { name: 'times', test: ofTimes },
            { name: 'tables', test: ofTables },
            { name: 'outbox', test: ofOutbox },
            { name: 'entries', test: ofEntries },
            { name: 'forms', test: ofForms },
          ],
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/theme.css', '/manifest.webmanifest', '/favicon.svg', '/icon-'].map(path => [path, toServer]),
    ),
  },
})
