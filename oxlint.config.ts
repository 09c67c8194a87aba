import { builtinModules } from 'node:module';
import { defineConfig } from 'oxlint';
import packageJson from './package.json' with { type: 'json' };
import { MOST_LINES } from './scripts/file-limit.ts';

/** Packages that rules, texts and words may know: those that read texts, letters and telephone numbers. */
const readers = new Set(['zod', 'libphonenumber-js', 'any-ascii']);
const dependencies = { ...packageJson.dependencies, ...packageJson.devDependencies };
const otherPackages = new Set(Object.keys(dependencies)).difference(readers);
/** Layers of rules, texts and words, which have no state, clock or random of their own. */
const pureLayers = ['domain', 'content', 'messages'];
const outside = ['process', 'fetch', 'document', 'window', 'navigator', 'crypto', 'performance'];

/** Which layers each layer may know, of `src/` (ARCHITECTURE.md). A layer knows itself. */
const mayKnow = {
  domain: [],
  content: ['domain'],
  messages: ['domain'],
  ports: ['domain'],
  database: ['domain'],
  'test-checkout': ['domain'],
  documents: ['content', 'messages', 'domain'],
  emails: ['documents', 'content', 'messages', 'database', 'ports', 'domain'],
  flows: ['emails', 'documents', 'content', 'database', 'ports', 'domain'],
  jobs: ['flows', 'database', 'ports', 'domain'],
  api: ['flows', 'documents', 'database', 'content', 'messages', 'domain', 'ports'],
  web: ['flows', 'emails', 'documents', 'database', 'content', 'messages', 'domain', 'ports'],
} as const satisfies Record<string, readonly string[]>;

const layers = [...Object.keys(mayKnow), 'main'];

/** Folders of tests, apart from what others of them use. */
const subjects = [
  'articles',
  'api',
  'attacks',
  'browser',
  'emails',
  'admin',
  'orders',
  'pages',
  'payments',
  'people',
  'messages',
  'reviews',
  'upkeep',
];

interface Pattern {
  group: string[];
  message: string;
}

const byLayer: Pattern = {
  group: ['../**'],
  message: 'Import by layer: #layer/file.ts, or ./same-folder.',
};
const ownPort: Pattern = {
  group: ['\\#ports/*/**'],
  message: 'A port knows its own port.ts and no other port.',
};
const pure: Pattern = {
  group: ['node:*', 'node:*/**', ...builtinModules].concat(
    [...otherPackages].flatMap((name) => [name, `${name}/**`]),
  ),
  message:
    'Rules, texts and words know no package but those that read texts, letters and telephone numbers.',
};
const testHelpers: Pattern = { group: ['\\#tests/**'], message: 'Only tests know tests.' };

/** What is said for a folder replaces what was said before, so the rule for all stands in each. */
function noImports(...patterns: Pattern[]): {
  'no-restricted-imports': ['error', { patterns: Pattern[] }];
} {
  return { 'no-restricted-imports': ['error', { patterns: [byLayer, ...patterns] }] };
}

function patternsOf(layer: string, known: readonly string[]): Pattern[] {
  const foreign = layers.filter((other) => other !== layer && !known.includes(other));
  const unknown = {
    group: foreign.map((other) => `\\#${other}/**`),
    message: `${layer} knows ${known.length > 0 ? `only ${known.join(', ')}` : 'no other layer'}.`,
  };
  const adapters = {
    group: ['\\#ports/*/*', '!\\#ports/*/port.ts'],
    message: `${layer} knows a port, never an adapter.`,
  };
  if (layer === 'ports') return [unknown, ownPort];
  return known.includes('ports') ? [unknown, adapters] : [unknown];
}

const layerRules = Object.entries(mayKnow).flatMap(([layer, known]) => {
  const patterns = patternsOf(layer, known);
  return [
    {
      files: [`src/${layer}/**`],
      rules: noImports(testHelpers, ...patterns, ...(pureLayers.includes(layer) ? [pure] : [])),
    },
    { files: [`src/${layer}/**/*.test.{ts,tsx}`], rules: noImports(...patterns) },
  ];
});

const MOST_LINES_PER_FUNCTION = 60;

interface Most {
  max: number;
  skipBlankLines: false;
  skipComments: false;
}

function most(max: number): ['error', Most] {
  return ['error', { max, skipBlankLines: false, skipComments: false }];
}

export default defineConfig({
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'react', 'jsx-a11y', 'import', 'promise'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  env: { builtin: true, node: true, browser: true },
  ignorePatterns: ['build', 'node_modules', '.react-router', 'src/database/migrations'],
  rules: {
    'max-lines': most(MOST_LINES),
    'max-lines-per-function': most(MOST_LINES_PER_FUNCTION),
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/ban-ts-comment': 'error',
    eqeqeq: 'error',
    'no-console': 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-default-export': 'off',
    'no-restricted-properties': [
      'error',
      {
        property: 'constructEventWithoutVerification',
        message: 'A notification is read only after its signature was checked.',
      },
      {
        object: 'vi',
        property: 'waitFor',
        message: 'It gives up after a second. `expect.poll` has the patience of vitest.config.ts.',
      },
    ],
    'react/react-in-jsx-scope': 'off',
    'import/no-unassigned-import': 'off',
    'no-await-in-loop': 'off',
    'unicorn/no-array-sort': 'off',
    'unicorn/no-array-reverse': 'off',
    'no-shadow': 'off',
    // A space that does not break is written as \u00a0: who reads the text sees it.
    'no-irregular-whitespace': ['error', { skipStrings: false, skipTemplates: false }],
    'unicorn/consistent-function-scoping': 'off',
    'oxc/no-map-spread': 'off',
    ...noImports(),
  },
  overrides: [
    ...layerRules,
    {
      files: pureLayers.map((layer) => `src/${layer}/**`),
      rules: {
        'no-restricted-globals': ['error', ...outside],
        'no-restricted-properties': [
          'error',
          { object: 'Date', property: 'now' },
          { object: 'Math', property: 'random' },
        ],
      },
    },
    { files: ['src/main/**'], rules: noImports(testHelpers) },
    {
      files: ['tests/**', 'bench/**'],
      rules: noImports({
        group: subjects.map((subject) => `\\#tests/${subject}/**`),
        message: 'What tests share lies in tests/stage.',
      }),
    },
    {
      files: ['src/web/ui/**', 'src/web/forms/**', 'src/web/admin/list/**'],
      rules: noImports(testHelpers, {
        group: layers
          .filter((layer) => !['content', 'messages', 'domain', 'web'].includes(layer))
          .map((layer) => `\\#${layer}/**`)
          .concat('\\#web/routes/**'),
        message: 'ui, forms and lists know no route, loader or service.',
      }),
    },
    {
      files: ['src/web/admin/list/*.test.tsx'],
      rules: noImports(...patternsOf('web', mayKnow.web)),
    },
    {
      files: ['src/content/**', 'src/messages/**', 'src/database/migrations/**'],
      rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' },
    },
    {
      files: ['**/*.test.ts', '**/*.test.tsx', 'tests/**', 'src/ports/*/contract*.ts'],
      rules: { 'max-lines-per-function': 'off' },
    },
  ],
});
