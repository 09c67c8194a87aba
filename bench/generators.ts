import { randomUUID } from 'node:crypto';
import { GENERATOR_PAUSE_SECONDS } from '#domain/generators/batch.ts';
import { beginGenerator } from '#flows/generators/begin-generator.ts';
import { query } from '#tests/stage/books.ts';
import { createTestShop } from '#tests/stage/shop.ts';
import { startTestServer } from '#tests/stage/test-server.ts';
import { note, report } from './report.ts';

const ARTICLES = 20;
/** What writing and storing may add to the pauses. */
const MOST_SHARE = 1.2;
const POLL_MS = 50;

/** How long a batch of articles takes with the embedded writer, beside the pauses that it has to keep. */
export async function measureGenerators(): Promise<void> {
  const server = await startTestServer({ durable: true });
  const shop = await createTestShop({ postgresUrl: server.url });
  try {
    await shop.startWork();
    const id = randomUUID();
    const operator = { id: randomUUID(), name: 'Jana' };
    const items = Array.from({ length: ARTICLES }, (_, at) => ({
      subject: `dosah příspěvků ${at}`,
      language: at % 2 ? ('en' as const) : ('cs' as const),
    }));
    const began = performance.now();
    const begun = await beginGenerator(shop.services, { id, operator, kind: 'articles', items });
    if (!begun.ok) throw new Error(begun.problem);
    const isDone = async () => {
      const [row] = await query(shop, 'select state from generator_batches where id = $1', [id]);
      return row?.['state'] === 'done';
    };
    while (!(await isDone())) await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    const seconds = (performance.now() - began) / 1000;
    const [made] = await query<{ count: number }>(
      shop,
      `select count(*)::integer as count from generator_items where state = 'success'`,
    );
    const pauses = (ARTICLES - 1) * GENERATOR_PAUSE_SECONDS;
    note(`pauses of a batch of ${ARTICLES} articles`, `${pauses} s`);
    report(
      `a batch of ${ARTICLES} articles of the embedded writer, at most ${MOST_SHARE} of its pauses`,
      `${seconds.toFixed(1)} s, ${(seconds / pauses).toFixed(2)}`,
      seconds <= MOST_SHARE * pauses && made?.count === ARTICLES,
    );
  } finally {
    await shop.close();
    await server.stop();
  }
}
