import boundaries from 'eslint-plugin-boundaries';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import lingui from 'eslint-plugin-lingui';
import reactHooks from 'eslint-plugin-react-hooks';
import testingLibrary from 'eslint-plugin-testing-library';
import tseslint from 'typescript-eslint';

/** Allows a layer to import from other layers (docs/architecture.md#3-structure-and-imports). */
const allow = (from, to) => ({
  from: { element: { type: from } },
  allow: { to: { element: { type: to } } },
});

const staffOnly = {
  group: ['antd', 'antd/*', '@ant-design/*', 'quill', 'react-quill', 'formik', 'yup'],
  message: 'Visitors never load the admin area (docs/architecture.md#1-goals).',
};

const environment = {
  group: ['**/env'],
  message: 'Only app and admin may import env (docs/architecture.md#3-structure-and-imports).',
};

const tests = ['**/*.test.{ts,tsx}'];
/** Test code. The compiler checks its types; of the rules that need type information, only those on promises apply. */
const testCode = [...tests, 'e2e/**', 'scripts/jest/**'];

export default tseslint.config(
  {
    ignores: [
      'dist',
      '**/*.gen.*',
      'test-results',
      '.cache',
      'playwright-report',
      '!src/app/route-tree.gen.ts',
    ],
  },
  ...tseslint.configs.strictTypeChecked,
  ...tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-useless-rename': 'error',
      '@typescript-eslint/no-shadow': ['error', { ignoreTypeValueShadow: true }],
      'object-shorthand': ['error', 'properties'],
      // A real backend may break the contract at run time, so checks that the types make redundant are allowed.
      '@typescript-eslint/no-unnecessary-condition': 'off',
      // TanStack Router throws redirects and notFound() by design.
      '@typescript-eslint/only-throw-error': ['error', { allow: ['Redirect', 'NotFoundError'] }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { lingui, 'react-hooks': reactHooks },
    extends: [jsxA11y.flatConfigs.strict],
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'lingui/no-unlocalized-strings': [
        'error',
        {
          ignore: ['^(?![A-Z\\u4e00-\\u9fff])\\S*$', '^[A-Z0-9_-]+$', '^[\\s\\d\\p{P}\\p{S}]*$'],
          ignoreNames: [
            {
              regex: {
                pattern:
                  '^(className|class|style|styles|key|id|type|role|rel|href|src|to|as|lang|dir|name|sizes|srcSet|loading|autoComplete|inputMode|from|path|code|slot|placement|layout|method|tag|d|viewBox|fill|stroke|points|htmlFor|displayName|mode|align|size|variant|shape|icon|accept|format|theme|modules|formats|search|params|hash|media|content|property)$',
              },
            },
            {
              regex: {
                pattern:
                  '^(data|aria-(hidden|current|haspopup|controls|live|labelledby|describedby))',
              },
            },
          ],
          ignoreFunctions: [
            '*.dispatchEvent',
            'Event',
            'URL',
            'Error',
            'throw',
            '*.addEventListener',
            '*.removeEventListener',
            'createFileRoute',
            'createRootRoute',
            'lazyRouteComponent',
            'new Error',
            '*.setAttribute',
            '*.getItem',
            '*.setItem',
            'console.*',
            '*.GET',
            '*.POST',
            '*.PUT',
            '*.DELETE',
            '*.append',
            '*.createElement',
            '*.querySelector',
            '*.querySelectorAll',
            'parseMoment',
            'formatMoment',
            '*.get',
            '*.has',
            '*.set',
            '*.includes',
            '*.startsWith',
            '*.endsWith',
            '*.replace',
            '*.split',
            '*.matchMedia',
            'matchMedia',
          ],
          useTsTypes: true,
        },
      ],
      'lingui/t-call-in-function': 'error',
      'lingui/no-single-variables-to-translate': 'error',
      'lingui/no-trans-inside-trans': 'error',
      'lingui/no-expression-in-message': 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: tests,
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'TSAsExpression[typeAnnotation.type="TSNeverKeyword"]',
          message: 'A cast to never disables type checking: give the value its real type.',
        },
        {
          selector: 'TSAsExpression > TSAsExpression',
          message: 'A double cast disables type checking: give the value its real type.',
        },
      ],
    },
  },
  {
    // The legal documents are prose.
    files: ['src/**/*.{ts,tsx}'],
    ignores: [...tests, 'src/site/documents/**'],
    rules: { 'max-lines-per-function': ['error', 100] },
  },
  {
    // Most of these rules run the React compiler on a file, so they apply only to components and hooks.
    files: ['src/**/*.tsx', 'src/**/use-*.ts'],
    ignores: tests,
    extends: [reactHooks.configs.flat['recommended-latest']],
  },
  {
    // SVG paths and font names need no translation, and languages have their own names.
    files: ['src/ui/icon.tsx', 'src/i18n/language-names.ts', 'src/app/preload.ts'],
    rules: { 'lingui/no-unlocalized-strings': 'off' },
  },
  {
    files: ['src/*/**/*.{ts,tsx}', 'mocks/**/*.{ts,tsx}'],
    ignores: tests,
    plugins: { boundaries },
    settings: {
      'import/resolver': { typescript: true },
      'boundaries/include': ['src/**/*', 'mocks/**/*'],
      'boundaries/elements': [
        { type: 'app', pattern: 'src/app' },
        { type: 'routes', pattern: 'src/routes' },
        { type: 'site', pattern: 'src/site' },
        { type: 'preview', pattern: ['src/admin/preview', 'src/admin/*/preview'] },
        { type: 'admin', pattern: 'src/admin' },
        { type: 'api', pattern: 'src/api' },
        { type: 'i18n', pattern: 'src/i18n' },
        { type: 'ui', pattern: 'src/ui' },
        { type: 'lib', pattern: 'src/lib' },
        { type: 'mocks', pattern: 'mocks' },
      ],
    },
    rules: {
      'boundaries/no-unknown-files': 'error',
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          policies: [
            allow('app', ['app', 'routes', 'site', 'admin', 'ui', 'api', 'i18n', 'lib', 'mocks']),
            allow('routes', ['routes', 'site', 'admin', 'ui', 'api', 'i18n', 'lib']),
            allow('site', ['site', 'ui', 'api', 'i18n', 'lib']),
            allow('admin', ['admin', 'preview', 'ui', 'api', 'i18n', 'lib']),
            allow('preview', ['preview', 'admin', 'site', 'ui', 'api', 'i18n', 'lib']),
            allow('ui', ['ui', 'i18n', 'lib']),
            allow('api', ['api', 'i18n', 'lib']),
            allow('i18n', ['i18n', 'lib']),
            allow('lib', 'lib'),
            allow('mocks', ['mocks', 'api']),
          ],
        },
      ],
    },
  },
  {
    files: ['src/{site,ui,api,i18n,lib}/**/*.{ts,tsx}'],
    ignores: ['src/site/contact/form/use-message-form.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: [staffOnly, environment] }] },
  },
  {
    files: ['mocks/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '/src/(?!api/schema\\.gen)',
              message:
                'mocks may import only types, and only from api (docs/architecture.md#3-structure-and-imports).',
            },
          ],
        },
      ],
    },
  },
  {
    files: tests,
    plugins: { 'testing-library': testingLibrary },
    rules: {
      ...testingLibrary.configs['flat/react'].rules,
      'lingui/no-unlocalized-strings': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    files: testCode,
    rules: {
      ...tseslint.configs.disableTypeChecked.rules,
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
    },
  },
  { files: ['**/*.mjs'], extends: [tseslint.configs.disableTypeChecked] },
);
