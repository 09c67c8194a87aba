import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { webhookExamples, webhookShapes } from '#api/v1/webhooks.ts';
import { onlyOrder, query } from '#tests/stage/books.ts';
import { declared } from '#tests/stage/declared.ts';
import { useDeliveringShop } from '#tests/stage/delivering-shop.ts';
import { refundPart } from '#tests/stage/refund-part.ts';
import { type TestReceiver, openReceiver } from '#tests/stage/webhook-receiver.ts';
import { addTo } from '#tests/stage/webhooks.ts';

const docs = readFileSync('docs/webhooks.md', 'utf8');
const here = useDeliveringShop();
let receiver: TestReceiver;
beforeEach(async () => {
  receiver = await openReceiver();
  receiver.clock = here.time.clock;
  await addTo(here.shop, receiver);
});
afterEach(() => {
  // Whatever was sent is what the document of the interface says of it.
  const shapes = new Map<string, z.ZodType>(Object.entries(webhookShapes));
  for (const { signatures: _, signedAt: __, ...told } of receiver.heard)
    expect(shapes.get(told.type)?.safeParse(told)).toMatchObject({ success: true });
  return receiver.close();
});

/** What docs/webhooks.md shows under a name, or without one; … is any text. */
function shown(name = ''): unknown {
  const mark = name === '' ? '' : ` ${name}`;
  const [, json = ''] = new RegExp(`\`\`\`json${mark}\\n([^]*?)\`\`\``).exec(docs) ?? [];
  return JSON.parse(json, (_, value: unknown) => (value === '…' ? expect.any(String) : value));
}

async function begin(delivered: number): Promise<void> {
  await here.buy([{ packageId: 'ig-followers-1000', target: '@zofie.rihova' }]);
  await here.move({ position: 0, to: 'delivering', startCount: 1250, delivered });
  await here.time.pass(here.shop, 1);
}

it('hears of a start as docs/webhooks.md shows it', async () => {
  await begin(400);
  const { id, createdAt, ...told } = Object(shown());
  expect([typeof id, typeof createdAt]).toEqual(['string', 'string']);
  expect(receiver.heard.at(-1)).toMatchObject(told);
});

it('hears of a short end as docs/webhooks.md shows it', async () => {
  await begin(0);
  await here.move({ position: 0, to: 'completed', delivered: 700, note: 'Síť to smazala' });
  await here.time.pass(here.shop, 1);
  expect(receiver.heard.at(-1)).toMatchObject(Object(shown('endedShort')));
});

it('hears of a withdrawal from one of two lines as the document of the interface shows it', async () => {
  const { withdrawn } = webhookExamples['order.progress'];
  const { data } = Object(withdrawn?.value);
  await here.buy([
    { packageId: 'ig-followers-1000', target: '@zofie.rihova' },
    { packageId: 'ig-followers-1000', target: '@vzlet' },
  ]);
  await here.move({ position: 0, to: 'delivering', startCount: 1250, delivered: 400 });
  await here.time.pass(here.shop, 1);
  const { id: orderId } = await onlyOrder(here.shop);
  const aboutId = await declared(here, { part: 'druhý' });
  await query(here.shop, 'update withdrawals set lines = array[1]');
  const part = { id: randomUUID(), aboutId, amount: 179_910, lines: [1] };
  await refundPart(here.shop.services, { ...part, orderId, reason: 'Odstoupení', person: 'Jana' });
  await here.shop.workOnce();
  await here.time.pass(here.shop, 1);
  expect(receiver.heard.findLast(({ type }) => type === 'order.progress')).toMatchObject({ data });
});

it('hears of a withdrawal and its money as docs/webhooks.md shows it', async () => {
  await begin(400);
  const { id: orderId } = await onlyOrder(here.shop);
  const part = { id: randomUUID(), aboutId: await declared(here), amount: 119_940, lines: [0] };
  await refundPart(here.shop.services, {
    ...part,
    orderId,
    reason: 'Odstoupení',
    person: 'Jana Malá',
  });
  await here.shop.workOnce();
  await here.time.pass(here.shop, 1);
  const byType = (type: string) => receiver.heard.findLast((heard) => heard.type === type);
  expect(byType('order.completed')).toMatchObject(Object(shown('withdrawn')));
  expect(byType('refund.created')).toMatchObject(Object(shown('refunded')));
});
