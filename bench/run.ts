import { parseArgs } from 'node:util';
import './read-jsx.ts';
import { hasMissed } from './report.ts';

/**
 * `npm run bench`: every promise of speed and size. Parts can be named: `npm run bench -- orders`; the
 * load goes on as long as it is told: `npm run bench -- load --seconds 600`, and with --any-speed it is no more
 * than a busy machine can bear.
 */
const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '60' },
    'any-speed': { type: 'boolean', default: false },
  },
});

const parts: Record<string, () => Promise<void>> = {
  pages: async () => (await import('./pages.ts')).measurePages(),
  counting: async () => (await import('./counting.ts')).measureCounting(),
  sizes: async () => (await import('./sizes.ts')).measureSizes(),
  wizard: async () => (await import('./wizard.ts')).measureWizard(),
  lighthouse: async () => (await import('./lighthouse.ts')).measureLighthouse(),
  orders: async () => (await import('./orders.ts')).measureOrders(),
  volume: async () => (await import('./volume.ts')).measureVolume(),
  reviews: async () => (await import('./reviews.ts')).measureReviews(),
  articles: async () => (await import('./articles.ts')).measureArticles(),
  generators: async () => (await import('./generators.ts')).measureGenerators(),
  operator: async () => (await import('./operator.ts')).measureOperator(),
  duties: async () => (await import('./duties.ts')).measureDuties(),
  webhooks: async () => (await import('./webhooks.ts')).measureWebhooks(),
  replicas: async () => (await import('./replicas.ts')).measureReplicas(),
  load: async () =>
    (await import('./load.ts')).measureLoad(Number(values.seconds), values['any-speed']),
};

const unknown = wanted.find((name) => !(name in parts));
if (unknown) throw new Error(`There is no ${unknown}, only ${Object.keys(parts).join(', ')}.`);
for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length === 0 || wanted.includes(name)) await measure();
}
process.exitCode = hasMissed() ? 1 : 0;
