import { z } from 'zod';
import { lineWorks } from '#domain/order/line-work.ts';
import { orderStates } from '#domain/order/order.ts';
import { TEST_EVENT, type WebhookOrder, webhookEvents } from '#domain/webhooks/event.ts';
import type { Example } from './examples.ts';
import { haler, moment, shortShape } from './shapes.ts';

const lineShape = z.strictObject({
  position: z.int(),
  package: z.string(),
  quantity: z.int(),
  target: z.string().nullable().describe('Null where it was ordered without one.'),
  work: z.enum(lineWorks),
  delivered: z.int().describe('Pieces delivered by then, the bonus included.'),
  pieces: z.int().describe('Pieces to be delivered, the bonus included.'),
  withdrawn: z.boolean().describe('It ended because the customer has withdrawn from it.'),
  total: haler,
});

const orderShape = z.strictObject({
  number: z.int(),
  state: z.enum(orderStates),
  currency: z.string(),
  total: haler,
  short: shortShape,
  lines: z.array(lineShape),
}) satisfies z.ZodType<WebhookOrder>;

const head = {
  id: z.uuid().describe('The same at every try; what you have worked on, answer with 2xx.'),
  createdAt: moment,
};
const sequence = z.int().describe('Grows with each event of an order.');

const refundShape = z.strictObject({ id: z.uuid(), amount: haler });

/** What a receiver is sent of a type of event (docs/webhooks.md). */
export const webhookShapes = Object.fromEntries([
  ...webhookEvents.map((type): [string, z.ZodType] => {
    const order = { order: orderShape };
    const data = type === 'refund.created' ? { ...order, refund: refundShape } : order;
    return [
      type,
      z.strictObject({ ...head, type: z.literal(type), sequence, data: z.strictObject(data) }),
    ];
  }),
  [
    TEST_EVENT,
    z.strictObject({
      ...head,
      type: z.literal(TEST_EVENT),
      sequence: z.null(),
      data: z.strictObject({ message: z.string() }),
    }),
  ],
] satisfies [string, z.ZodType][]);

const line = {
  position: 0,
  package: 'ig-followers-1000',
  quantity: 1,
  target: 'https://www.instagram.com/zofie.rihova/',
  work: 'waiting',
  delivered: 0,
  pieces: 1000,
  withdrawn: false,
  total: 199_900,
} satisfies WebhookOrder['lines'][number];

const paid: WebhookOrder = {
  number: 100_001,
  state: 'paid',
  currency: 'czk',
  total: 199_900,
  short: null,
  lines: [line],
};

function where(order: Partial<WebhookOrder>, ofLine: Partial<WebhookOrder['lines'][number]> = {}) {
  return { order: { ...paid, ...order, lines: [{ ...line, ...ofLine }] } };
}

function example(summary: string, type: string, data: unknown): Example {
  return {
    summary,
    value: {
      id: '5b8e2f0c-6a2f-4d7e-9d39-0f6f7a1c2b3d',
      type,
      createdAt: '2026-11-24T12:00:00.000Z',
      sequence: type === TEST_EVENT ? null : 2,
      data,
    },
  };
}

const ended = { work: 'completed' } as const;
const withdrawn = where({ state: 'completed' }, { ...ended, delivered: 400, withdrawn: true });
const missing = { pieces: 300, amount: 59_970 };

/** An example of each state in which a receiver is told of an order, by the type of the event. */
export const webhookExamples: Record<keyof typeof webhookShapes, Record<string, Example>> = {
  'order.paid': { paid: example('It was paid.', 'order.paid', { order: paid }) },
  'order.progress': {
    begun: example(
      'Its line was begun.',
      'order.progress',
      where({ state: 'delivering' }, { work: 'delivering', delivered: 400 }),
    ),
  },
  'order.completed': {
    whole: example(
      'All of it was delivered.',
      'order.completed',
      where({ state: 'completed' }, { ...ended, delivered: 1000 }),
    ),
    endedShort: example(
      'It ended with 700 of 1,000 pieces.',
      'order.completed',
      where({ state: 'completed', short: missing }, { ...ended, delivered: 700 }),
    ),
    withdrawn: example('It ended by a withdrawal.', 'order.completed', withdrawn),
  },
  'order.canceled': {
    canceled: example('It was canceled.', 'order.canceled', where({ state: 'canceled' })),
  },
  'refund.created': {
    withdrawn: example('Money for a withdrawal went back.', 'refund.created', {
      ...withdrawn,
      refund: { id: '0d7c1b52-2f0e-4f4c-8a83-5d0a2a7e9c11', amount: 119_940 },
    }),
  },
  [TEST_EVENT]: {
    test: example('Somebody tries you out.', TEST_EVENT, { message: 'This is a test.' }),
  },
};
