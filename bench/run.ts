import { parseArgs } from 'node:util';
import { measureArticles } from './articles.ts';
import { measureDuties } from './duties.ts';
import { measureGenerators } from './generators.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureCounting } from './counting.ts';
import { measureLoad } from './load.ts';
import { measureOperator } from './operator.ts';
import { measureOrders } from './orders.ts';
import { measurePages } from './pages.ts';
import { measureReplicas } from './replicas.ts';
import { hasMissed } from './report.ts';
import { measureReviews } from './reviews.ts';
import { measureSizes } from './sizes.ts';
import { measureVolume } from './volume.ts';
import { measureWebhooks } from './webhooks.ts';
import { measureWizard } from './wizard.ts';

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
  pages: measurePages,
  counting: measureCounting,
  sizes: measureSizes,
  wizard: measureWizard,
  lighthouse: measureLighthouse,
  orders: measureOrders,
  volume: measureVolume,
  reviews: measureReviews,
  articles: measureArticles,
  generators: measureGenerators,
  operator: measureOperator,
  duties: measureDuties,
  webhooks: measureWebhooks,
  replicas: measureReplicas,
  load: () => measureLoad(Number(values.seconds), values['any-speed']),
};

const unknown = wanted.find((name) => !(name in parts));
if (unknown) throw new Error(`There is no ${unknown}, only ${Object.keys(parts).join(', ')}.`);
for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length === 0 || wanted.includes(name)) await measure();
}
process.exitCode = hasMissed() ? 1 : 0;
