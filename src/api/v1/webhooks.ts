import { z } from 'zod';
import { lineWorks } from '#domain/delivery/progress.ts';
import { orderStates } from '#domain/order/order.ts';
import { mapRecord } from '#domain/records.ts';
import {
  type SentEvent,
  TEST_EVENT,
  type WebhookData,
  type WebhookOrder,
  writeBody,
} from '#domain/webhooks/event.ts';
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

const ofOrder = z.strictObject({ order: orderShape });
const dataShapes: Record<SentEvent, z.ZodType> = {
  'order.paid': ofOrder,
  'order.progress': ofOrder,
  'order.completed': ofOrder,
  'order.canceled': ofOrder,
  'refund.created': z.strictObject({
    order: orderShape,
    refund: z.strictObject({ id: z.uuid(), amount: haler }),
  }),
  [TEST_EVENT]: z.strictObject({ message: z.string() }),
};

/** What a receiver is sent of a type of event (docs/webhooks.md). */
export const webhookShapes = mapRecord(dataShapes, (type) =>
  z.strictObject({
    id: z.uuid().describe('The same at every try; what you have worked on, answer with 2xx.'),
    createdAt: moment,
    type: z.literal(type),
    sequence:
      type === TEST_EVENT ? z.null() : z.int().describe('Grows with each event of an order.'),
    data: dataShapes[type],
  }),
);

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

const ended = { work: 'completed' } as const;
const withdrawn = where({ state: 'completed' }, { ...ended, delivered: 400, withdrawn: true });
const missing = { pieces: 300, amount: 59_970 };

const each = { ...line, total: 179_910 };
const goesOn: WebhookOrder = {
  ...paid,
  state: 'delivering',
  total: 359_820,
  lines: [
    { ...each, work: 'delivering', delivered: 400 },
    {
      ...each,
      ...ended,
      position: 1,
      target: 'https://www.instagram.com/vzlet/',
      withdrawn: true,
    },
  ],
};

/** What is told of an order in each of its states, by the type of the event. */
const told: Record<SentEvent, Record<string, Example<WebhookData>>> = {
  'order.paid': { paid: { summary: 'It was paid.', value: { order: paid } } },
  'order.progress': {
    begun: {
      summary: 'Its line was begun.',
      value: where({ state: 'delivering' }, { work: 'delivering', delivered: 400 }),
    },
    withdrawn: {
      summary: 'One of its lines ended by a withdrawal, the other goes on.',
      value: { order: goesOn },
    },
  },
  'order.completed': {
    whole: {
      summary: 'All of it was delivered.',
      value: where({ state: 'completed' }, { ...ended, delivered: 1000 }),
    },
    endedShort: {
      summary: 'It ended with 700 of 1,000 pieces.',
      value: where({ state: 'completed', short: missing }, { ...ended, delivered: 700 }),
    },
    withdrawn: { summary: 'It ended by a withdrawal.', value: withdrawn },
  },
  'order.canceled': {
    canceled: { summary: 'It was canceled.', value: where({ state: 'canceled' }) },
  },
  'refund.created': {
    withdrawn: {
      summary: 'Money for a withdrawal went back.',
      value: {
        ...withdrawn,
        refund: { id: '0d7c1b52-2f0e-4f4c-8a83-5d0a2a7e9c11', amount: 119_940 },
      },
    },
  },
  [TEST_EVENT]: {
    test: { summary: 'Somebody tries you out.', value: { message: 'This is a test.' } },
  },
};

/** Examples of what a receiver is sent, by the type of the event. */
export const webhookExamples = mapRecord(told, (type) =>
  Object.fromEntries(
    Object.entries(told[type]).map(([name, { summary, value }]): [string, Example] => [
      name,
      { summary, value: bodyOf(type, value) },
    ]),
  ),
);

function bodyOf(type: SentEvent, data: WebhookData): unknown {
  const id = '5b8e2f0c-6a2f-4d7e-9d39-0f6f7a1c2b3d';
  const createdAt = new Date('2026-11-24T12:00:00.000Z');
  return JSON.parse(
    writeBody({ id, type, createdAt, sequence: type === TEST_EVENT ? null : 2, data }),
  );
}
