import { measureOrders } from './orders.ts';
import { measurePages } from './pages.ts';
import { hasMissed } from './report.ts';
import { measureSizes } from './sizes.ts';

/** `npm run bench`: every promise of speed and size; `npm run bench -- orders` looks at one alone. */
const parts: Record<string, () => Promise<void>> = {
  pages: measurePages,
  sizes: measureSizes,
  orders: measureOrders,
};

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !(name in parts));
if (unknown) throw new Error(`There is no ${unknown}, only ${Object.keys(parts).join(', ')}.`);
for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length === 0 || wanted.includes(name)) await measure();
}
process.exitCode = hasMissed() ? 1 : 0;
