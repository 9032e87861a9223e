/** Turns rules on or off together. */
const setAll = (severity: 'error' | 'off', rules: string[]) =>
  Object.fromEntries(rules.map((rule) => [rule, severity]));

/** Allows a layer to import from other layers (docs/architecture.md#3-structure-and-imports). */
const allow = (from: string, to: string | string[]) => ({
  from: { element: { type: from } },
  allow: { to: { element: { type: to } } },
});

const staffOnly = {
  group: ['antd', 'antd/**', '@ant-design/**', 'quill', 'react-quill', 'formik', 'yup'],
  message: 'Visitors never load the admin area (docs/architecture.md#1-goals).',
};

const environment = {
  group: ['**/env'],
  message: 'Only app and admin may import env (docs/architecture.md#3-structure-and-imports).',
};

const tests = ['**/*.test.{ts,tsx}'];
/** Test code. The compiler checks its types; of the rules that need type information, only those on promises apply. */
const testCode = [...tests, 'e2e/**', 'scripts/jest/**'];

/** The rules of typescript-eslint's `strict` and `stylistic` sets that oxlint's category `correctness` lacks. */
const strictRules = [
  'typescript/adjacent-overload-signatures',
  'typescript/array-type',
  'typescript/ban-ts-comment',
  'typescript/ban-tslint-comment',
  'typescript/class-literal-property-style',
  'typescript/consistent-generic-constructors',
  'typescript/consistent-indexed-object-style',
  'typescript/consistent-type-assertions',
  'typescript/consistent-type-definitions',
  'typescript/consistent-type-imports',
  'typescript/no-confusing-non-null-assertion',
  'typescript/no-dynamic-delete',
  'typescript/no-empty-object-type',
  'typescript/no-explicit-any',
  'typescript/no-extraneous-class',
  'typescript/no-inferrable-types',
  'typescript/no-invalid-void-type',
  'typescript/no-namespace',
  'typescript/no-non-null-asserted-nullish-coalescing',
  'typescript/no-non-null-assertion',
  'typescript/no-require-imports',
  'typescript/no-unnecessary-type-constraint',
  'typescript/no-unsafe-function-type',
  'typescript/prefer-for-of',
  'typescript/prefer-function-type',
  'typescript/prefer-literal-enum-member',
  'typescript/unified-signatures',
  'no-array-constructor',
  'no-empty-function',
  'no-useless-constructor',
  'no-var',
  'prefer-const',
  'prefer-rest-params',
  'prefer-spread',
];

/** The rules of these sets that need type information, except those on promises. */
const typeAwareRules = [
  'typescript/dot-notation',
  'typescript/no-array-delete',
  'typescript/no-base-to-string',
  'typescript/no-confusing-void-expression',
  'typescript/no-deprecated',
  'typescript/no-duplicate-type-constituents',
  'typescript/no-for-in-array',
  'typescript/no-generated-empty-object-type',
  'typescript/no-implied-eval',
  'typescript/no-meaningless-void-operator',
  'typescript/no-misused-spread',
  'typescript/no-mixed-enums',
  'typescript/no-redundant-type-constituents',
  'typescript/no-unnecessary-boolean-literal-compare',
  'typescript/no-unnecessary-template-expression',
  'typescript/no-unnecessary-type-arguments',
  'typescript/no-unnecessary-type-assertion',
  'typescript/no-unnecessary-type-conversion',
  'typescript/no-unnecessary-type-parameters',
  'typescript/no-unsafe-argument',
  'typescript/no-unsafe-assignment',
  'typescript/no-unsafe-call',
  'typescript/no-unsafe-enum-comparison',
  'typescript/no-unsafe-member-access',
  'typescript/no-unsafe-return',
  'typescript/no-unsafe-unary-minus',
  'typescript/no-useless-default-assignment',
  'typescript/non-nullable-type-assertion-style',
  'typescript/only-throw-error',
  'typescript/prefer-find',
  'typescript/prefer-includes',
  'typescript/prefer-nullish-coalescing',
  'typescript/prefer-optional-chain',
  'typescript/prefer-promise-reject-errors',
  'typescript/prefer-reduce-type-parameter',
  'typescript/prefer-regexp-exec',
  'typescript/prefer-return-this-type',
  'typescript/prefer-string-starts-ends-with',
  'typescript/related-getter-setter-pairs',
  'typescript/require-await',
  'typescript/restrict-plus-operands',
  'typescript/restrict-template-expressions',
  'typescript/return-await',
  'typescript/unbound-method',
  'typescript/use-unknown-in-catch-callback-variable',
];

const testingLibraryRules = [
  'testing-library/await-async-events',
  'testing-library/await-async-queries',
  'testing-library/await-async-utils',
  'testing-library/no-await-sync-events',
  'testing-library/no-await-sync-queries',
  'testing-library/no-container',
  'testing-library/no-debugging-utils',
  'testing-library/no-dom-import',
  'testing-library/no-global-regexp-flag-in-query',
  'testing-library/no-manual-cleanup',
  'testing-library/no-node-access',
  'testing-library/no-promise-in-fire-event',
  'testing-library/no-render-in-lifecycle',
  'testing-library/no-unnecessary-act',
  'testing-library/no-wait-for-multiple-assertions',
  'testing-library/no-wait-for-side-effects',
  'testing-library/no-wait-for-snapshot',
  'testing-library/prefer-find-by',
  'testing-library/prefer-presence-queries',
  'testing-library/prefer-query-by-disappearance',
  'testing-library/prefer-screen-queries',
  'testing-library/render-result-naming-convention',
];

/** Events without a user, for which these elements need no role. */
const loadEvents = ['onError', 'onLoad'];

export default {
  plugins: ['typescript', 'react', 'jsx-a11y'],
  jsPlugins: [
    'eslint-plugin-boundaries',
    'eslint-plugin-lingui',
    'eslint-plugin-testing-library',
    { name: 'eslint-js', specifier: 'oxlint-plugin-eslint' },
  ],
  categories: { correctness: 'error' },
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['dist', '**/*.gen.*', 'test-results', '.cache', 'playwright-report'],
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
    ...setAll('error', [...strictRules, ...typeAwareRules]),
    'typescript/no-misused-promises': 'error',
    'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
    'typescript/restrict-plus-operands': [
      'error',
      {
        allowAny: false,
        allowBoolean: false,
        allowNullish: false,
        allowNumberAndString: false,
        allowRegExp: false,
      },
    ],
    'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
    'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    // TanStack Router throws redirects and notFound() by design.
    'typescript/only-throw-error': ['error', { allow: ['Redirect', 'NotFoundError'] }],
    'no-shadow': ['error', { ignoreTypeValueShadow: true }],
    'object-shorthand': ['error', 'properties'],
    'typescript/return-await': ['error', 'error-handling-correctness-only'],
    'typescript/require-array-sort-compare': 'off',
    // Playwright reads the first parameter of a fixture.
    'no-empty-pattern': 'off',
    'react/unsupported-syntax': 'error',
    // Groups and regions have no element without a look of its own.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // Reports schemas with Lingui's `t` in useMemo, and concerns only code that the React compiler builds.
    'react/preserve-manual-memoization': 'off',
    // With options these rules allow only what the options name.
    'jsx-a11y/no-interactive-element-to-noninteractive-role': ['error', {}],
    'jsx-a11y/no-noninteractive-element-to-interactive-role': ['error', {}],
    'jsx-a11y/no-noninteractive-element-interactions': [
      'error',
      { body: loadEvents, iframe: loadEvents, img: loadEvents },
    ],
  },
  overrides: [
    {
      files: ['src/**/*.{ts,tsx}'],
      rules: {
        'react/rules-of-hooks': 'error',
        'lingui/t-call-in-function': 'error',
        'lingui/no-single-variables-to-translate': 'error',
        'lingui/no-trans-inside-trans': 'error',
        'lingui/no-expression-in-message': 'error',
      },
    },
    {
      files: ['src/**/*.{ts,tsx}'],
      // SVG paths and font names need no translation, and languages have their own names.
      excludeFiles: [
        ...tests,
        'src/ui/icon.tsx',
        'src/i18n/language-names.ts',
        'src/app/preload.ts',
      ],
      rules: {
        'lingui/no-unlocalized-strings': [
          'error',
          {
            ignore: ['^(?![A-Z\\u4e00-\\u9fff])\\S*$', '^[A-Z0-9_-]+$', '^[\\s\\d\\p{P}\\p{S}]*$'],
            ignoreNames: [
              {
                regex: {
                  pattern:
                    '^(className|class|style|styles|key|id|@?type|role|rel|href|src|to|as|lang|dir|name|sizes|srcSet|loading|autoComplete|inputMode|from|path|code|slot|placement|layout|method|tag|d|viewBox|fill|stroke|points|htmlFor|displayName|mode|align|size|variant|shape|icon|accept|format|theme|modules|formats|search|params|hash|media|content|property)$',
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
              'ChunkError',
              'articleData',
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
          },
        ],
      },
    },
    {
      files: ['src/**/*.{ts,tsx}'],
      excludeFiles: tests,
      rules: {
        'eslint-js/no-restricted-syntax': [
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
      excludeFiles: [...tests, 'src/site/documents/**'],
      rules: { 'max-lines-per-function': ['error', 100] },
    },
    {
      files: ['src/*/**/*.{ts,tsx}', 'mocks/**/*.{ts,tsx}'],
      excludeFiles: tests,
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
      excludeFiles: ['src/site/contact/form/use-message-form.ts'],
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
                group: ['**/src/**', '!**/src/api/schema.gen'],
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
      rules: {
        ...setAll('error', testingLibraryRules),
        'typescript/no-non-null-assertion': 'off',
      },
    },
    { files: testCode, rules: setAll('off', typeAwareRules) },
    { files: ['**/*.mjs'], rules: setAll('off', typeAwareRules) },
  ],
};
