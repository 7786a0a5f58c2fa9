import js from '@eslint/js'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

export default tseslint.config(
  {
    ignores: [
      'dist',
      'data',
      '.cache',
      'node_modules',
      'src/client/schema.d.ts',
      'src/access/access.gen.ts',
      'src/client/fields.gen.ts',
      'server/database/migrations',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { prefer: 'type-imports', fixStyle: 'inline-type-imports' },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/no-invalid-void-type': 'off',
      'no-restricted-properties': ['error', { object: 'document', property: 'write', message: 'The page is React’s.' }],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
          message: 'Text is text: nothing is ever set as HTML.',
        },
        {
          selector: 'CallExpression[callee.object.name="localStorage"]',
          message: 'Stored items go through src/client/stored-items.ts.',
        },
      ],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  { files: ['src/client/stored-items.ts', 'tests/**', '**/*.stories.tsx'], rules: { 'no-restricted-syntax': 'off' } },
  {
    files: ['server/**/*.ts'],
    // What knows no operation, and the two that make a refusal for others.
    ignores: ['server/app.ts', 'server/database/problems.ts', 'server/http.ts', 'server/problem.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'NewExpression[callee.name="Problem"]',
          message: 'ctx.refuse makes refusals: it knows what the operation declares.',
        },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', '.storybook/**/*.tsx'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    files: ['**/*.{js,cjs}'],
    languageOptions: { globals: { module: 'writable', require: 'readonly', process: 'readonly' } },
  },
)
