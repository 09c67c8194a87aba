import { randomUUID } from 'node:crypto';
import { GENERATOR_PAUSE_SECONDS } from '#domain/generators/batch.ts';
import { beginGenerator } from '#flows/generators/change-generator.ts';
import { query } from '#tests/stage/books.ts';
import { createTestShop } from '#tests/stage/shop.ts';
import { startTestServer } from '#tests/stage/test-server.ts';
import { note, report } from './report.ts';

const ARTICLES = 20;
const POLL_MS = 50;

/** Whether a batch of articles of the embedded writer is written whole, and how long it takes beside its pauses. */
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
    note(
      'a batch of articles of the embedded writer',
      `${seconds.toFixed(1)} s, of which ${pauses} s are its pauses`,
    );
    report(
      `articles written of a batch of ${ARTICLES}, all`,
      String(made?.count),
      made?.count === ARTICLES,
    );
  } finally {
    await shop.close();
    await server.stop();
  }
}
