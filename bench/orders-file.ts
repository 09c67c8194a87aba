import { signIn } from '#tests/stage/operator.ts';
import type { TestShop } from '#tests/stage/shop.ts';
import { report } from './report.ts';

/** Bytes that the memory may grow by while the file is written, however many orders it has. */
const MOST_GROWTH = 50_000_000;
/** Pieces of the file after which the memory is looked at. */
const LOOK_EVERY = 20;

/**
 * The file of all orders: whole, and without the memory growing with it. Garbage is collected before each look:
 * how long the runtime lets it lie depends on what the process did before.
 */
export async function measureOrdersFile(shop: TestShop, orders: number): Promise<void> {
  const { cookie } = await signIn(shop, { role: 'owner' });
  const before = residentMemory();
  const begun = performance.now();
  const response = await shop.get('/ad/orders.csv', 'cs', {
    Cookie: `${cookie.name}=${cookie.value}`,
  });
  let [rows, bytes, chunks, peak] = [0, 0, 0, before];
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    // Line ends within cells are of another kind.
    for (let at = chunk.indexOf(13); at >= 0; at = chunk.indexOf(13, at + 1)) rows += 1;
    chunks += 1;
    if (chunks % LOOK_EVERY === 0) peak = Math.max(peak, residentMemory());
  }
  const growth = peak - before;
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  report(
    `the file of ${orders} orders, with at most ${MOST_GROWTH / 1e6} MB more memory`,
    `${rows - 1} rows, ${(bytes / 1e6).toFixed(0)} MB in ${seconds} s, ${(growth / 1e6).toFixed(0)} MB more`,
    growth <= MOST_GROWTH && rows - 1 === orders,
  );
}

/** Bytes of the process without garbage. */
function residentMemory(): number {
  if (!globalThis.gc) throw new Error('Node has to be started with --expose-gc.');
  globalThis.gc();
  return process.memoryUsage.rss();
}
