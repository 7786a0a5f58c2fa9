/** Who may import whom; ARCHITECTURE.md says why. */
const room = (name, from, to, extra = {}) => ({
  name,
  severity: 'error',
  from: { path: from, ...(extra.from ?? {}) },
  to: { path: '^(openapi|domain|server|src|tests|scripts|\\.storybook)/', pathNot: to, ...(extra.to ?? {}) },
})
/** Imports of types alone cross rooms more freely: nothing of them reaches a browser. */
const values = { to: { dependencyTypesNot: ['type-only'] } }

module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      from: { path: '^(openapi|domain|server|src)/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'nothing-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: 'schema\\.d\\.ts$|virtual:' },
    },
    room('openapi-stands-alone', '^openapi/', '^openapi/'),
    room('domain-is-pure', '^domain/', '^domain/', values),
    room('domain-knows-only-types-of-the-contract', '^domain/', '^(domain|openapi)/'),
    room('server', '^server/', '^(server|openapi|domain)/'),
    room('client', '^src/client/', '^(src/client|domain)/'),
    room('access', '^src/access/', '^(src/access|domain)/', values),
    room('i18n', '^src/i18n/', '^src/i18n/', values),
    room('machines', '^src/machines/', '^(src/machines|domain)/', {
      from: { pathNot: '(\\.actors\\.ts|\\.stories\\.tsx)$' },
      ...values,
    }),
    room('machine-stories', '^src/machines/.*\\.stories\\.tsx$', '^(src/machines|domain|\\.storybook/chart)/'),
    room('machine-effects', '^src/machines/.*\\.actors\\.ts$', '^(src/machines|src/client|domain)/', values),
    room('ui', '^src/ui/', '^src/ui/'),
    {
      name: 'mantine-lives-in-forms',
      severity: 'error',
      from: { path: '^(src|\\.storybook)/', pathNot: '^src/ui/forms/' },
      to: { path: 'node_modules/(@mantine|dayjs)/' },
    },
    {
      name: 'forms-are-loaded-late',
      comment: 'They are one chunk of 59 KB: src/ui/lazy-forms.tsx is the one way in.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/ui/forms/|\\.stories\\.tsx$' },
      to: { path: '^src/ui/forms/', dependencyTypesNot: ['type-only', 'dynamic-import'] },
    },
    {
      name: 'forms-have-one-way-in',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/ui/(forms/|lazy-forms\\.tsx$)|\\.stories\\.tsx$' },
      to: { path: '^src/ui/forms/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'login-and-kiosk-carry-no-forms',
      severity: 'error',
      from: { path: '^src/screens/(auth|kiosks)/|^src/app/KioskFrame\\.tsx$' },
      to: { path: '^src/ui/(forms/|lazy-forms\\.tsx$)|node_modules/(@mantine|dayjs)/', reachable: true },
    },
    room('screens', '^src/screens/', '^(src/screens|src/ui|src/machines|src/client|src/access|src/i18n|domain)/', {
      from: { pathNot: '\\.stories\\.tsx$' },
      ...values,
    }),
    {
      name: 'screens-know-no-siblings',
      severity: 'error',
      from: { path: '^src/screens/([^/]+)/' },
      to: { path: '^src/screens/([^/]+)/', pathNot: '^src/screens/($1|shared)/' },
    },
    room('app', '^src/app/', '^(src|domain)/', { from: { pathNot: '\\.stories\\.tsx$' }, ...values }),
    {
      name: 'handlers-refuse-by-their-context',
      comment: 'Only ctx.refuse knows what an operation declares; the adapter alone may make problems otherwise.',
      severity: 'error',
      from: {
        path: '^server/',
        pathNot: '^server/(answered|app|http|input|access/(check|idempotency)|database/problems)\\.ts$',
      },
      to: { path: '^server/problem\\.ts$' },
    },
    {
      name: 'the-demo-gives-nothing-away',
      comment: 'It fills the rooms of others; only what starts it, and tests, know of it.',
      severity: 'error',
      from: { path: '^(openapi|domain|server|src)/', pathNot: '^server/(demo/|main\\.ts$)' },
      to: { path: '^server/demo/' },
    },
    {
      name: 'the-browser-imports-no-contract',
      comment: 'One value import of openapi/ costs a browser 24 KB of zod.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^openapi/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'the-browser-imports-no-server',
      severity: 'error',
      from: { path: '^(src|domain|openapi)/' },
      to: { path: '^server/' },
    },
    {
      name: 'shift-times-are-derived-by-the-server-only',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^domain/shift-time\\.ts$', dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.css', '.mjs'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types', 'require'],
      mainFields: ['module', 'main', 'types'],
    },
  },
}
