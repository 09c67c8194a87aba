import { z } from 'zod';
import { type Ending, orderStates } from '#domain/order/order.ts';
import { MAX_HOLD_TEXT, holdReasons } from '#domain/delivery/hold.ts';
import { lineWorks } from '#domain/delivery/progress.ts';
import { targetKinds } from '#domain/target/target.ts';

/** The largest number of a column. */
const LARGEST = 2_147_483_647;
/** Most orders of a page. */
const MOST_ORDERS = 100;
/** Most characters of a note for the shop's own eyes. */
const NOTE_CHARACTERS = 1000;

export const moment = z.iso.datetime();
export const haler = z.int().describe('Haléře: hundredths of a Czech crown.');
const count = z.int().min(0).max(LARGEST);
const day = z.iso.date().regex(/^2/);

/** What a list of orders is asked with. */
export const ordersQuery = z
  .strictObject({
    state: z.enum(orderStates).optional(),
    number: z.coerce.number().int().min(1).max(LARGEST).optional(),
    createdFrom: day.optional().describe('The first day on which they were made, in Prague.'),
    createdTo: day.optional().describe('The last such day, which is counted whole.'),
    changedSince: z.iso
      .datetime({ offset: true })
      .regex(/^2/)
      .refine((text) => Number.isFinite(Date.parse(text)), 'There is no such moment.')
      .optional()
      .describe('Only what has changed since. Goes with `sort=changed`, which it implies.'),
    sort: z
      .enum(['created', 'changed'])
      .optional()
      .describe(
        '`created`: the newest first. `changed`: each order at its last change, the oldest change first; filters are applied within a page, which may then be short or empty though `next` leads on.',
      ),
    cursor: z
      .string()
      .regex(/^[nc]\d{1,14}\.\d{1,15}$/)
      .optional()
      .describe('`next` of the page before.'),
    limit: z.coerce.number().int().min(1).max(MOST_ORDERS).default(50),
  })
  .superRefine(({ createdFrom, createdTo, changedSince, sort }, { addIssue }) => {
    if (createdFrom !== undefined && createdTo !== undefined && createdFrom > createdTo)
      addIssue({ code: 'custom', path: ['createdTo'], message: 'Lies before `createdFrom`.' });
    if (changedSince !== undefined && sort === 'created')
      addIssue({ code: 'custom', path: ['sort'], message: '`changedSince` needs `changed`.' });
  });

/** How far the work on a line is, without anything about people. */
const lineWorkShape = z.strictObject({
  position: z.int().describe('What its address calls the line.'),
  status: z.enum(lineWorks),
  startCount: z.int().nullable().describe('What the profile or post had at the start.'),
  delivered: z.int().describe('Pieces delivered so far, the bonus included.'),
  pieces: z.int().describe('Pieces to be delivered, the bonus included.'),
  startedAt: moment.nullable(),
  completedAt: moment.nullable(),
  hold: z
    .strictObject({ reason: z.enum(holdReasons), since: moment })
    .nullable()
    .describe('Why nothing more of it is delivered for now.'),
});

const lineShape = lineWorkShape.extend({
  packageId: z.string(),
  quantity: z.int(),
  bonus: z.int().nullable(),
  total: haler,
  target: z
    .strictObject({ kind: z.enum(targetKinds), label: z.string(), url: z.string() })
    .nullable()
    .describe('Null until the customer has given it.'),
  waitsFor: z
    .enum(['target', 'post'])
    .nullable()
    .describe('What the customer has to give before it can begin.'),
  held: z.boolean().describe('Nothing of it is delivered for now: it or its order is on hold.'),
  mayStart: z.boolean().describe('It may be begun now.'),
  withdrawn: z.boolean().describe('It ended because the customer has withdrawn from it.'),
});

/** What is about to end an order; each is the code of a problem as well. */
const pendingActs = ['cancel-waits', 'refund-waits'] as const satisfies readonly Ending[];

export const shortShape = z
  .strictObject({
    pieces: z.int().describe('Pieces that are missing.'),
    amount: haler.describe('What they cost.'),
  })
  .nullable()
  .describe('Of an order that is `completed` with less than was ordered; null of any other.');

/** An order as programs read it. */
export const apiOrderShape = z.strictObject({
  number: z.int(),
  version: z.int().describe('Grows with every change; goes into If-Match as `"version"`.'),
  state: z.enum(orderStates),
  createdAt: moment,
  paidAt: moment.nullable(),
  changedAt: moment,
  promisedAt: moment.nullable().describe('When everything is to be delivered at the latest.'),
  heldAt: moment.nullable().describe('Since when a withdrawal from it is being dealt with.'),
  held: z.boolean().describe('One of its lines is held.'),
  mayStart: z.boolean().describe('A line of it may be begun now; `lines` say which.'),
  pending: z
    .enum(pendingActs)
    .nullable()
    .describe(
      'What is about to end it, so that nothing of it may start. `cancel-waits`: it is canceled in half a minute, unless the shop takes that back. `refund-waits`: all of its money is about to go back.',
    ),
  targetMissing: z.boolean().describe('A line waits for its target or post.'),
  disputed: z.boolean().describe('The customer contests the payment at the bank.'),
  short: shortShape,
  sameTarget: z
    .array(z.int())
    .describe(
      'Numbers of other orders that are `paid` or `delivering` and have a line of the same network and service for the same target, neither line completed; five at most. What is delivered for one changes the counts of the other.',
    ),
  total: haler,
  currency: z.literal('CZK'),
  lines: z.array(lineShape),
  customer: z
    .strictObject({ name: z.string(), email: z.string(), phone: z.string() })
    .optional()
    .describe('Only with the scope `orders:people`.'),
});

export const ordersShape = z.strictObject({
  orders: z.array(apiOrderShape).max(MOST_ORDERS),
  next: z.string().nullable().describe('`cursor` of the next page; null on the last one.'),
});

/** What is reported of a line. */
export const progressShape = z.strictObject({
  status: z
    .enum(['delivering', 'completed'])
    .describe('`delivering` for a line that is being delivered is a report of its counts.'),
  startCount: count.optional(),
  delivered: count
    .optional()
    .describe(
      'As it was where it is left out. A line that is reported below `pieces` is completed only with it; one that ended short takes a higher one.',
    ),
  mayExceed: z.boolean().optional().describe('More was delivered than was ordered, knowingly.'),
  note: z
    .string()
    .max(NOTE_CHARACTERS)
    .optional()
    .describe('Why less is reported than before, or a line ends short; customers do not see it.'),
});

/** Puts a line on hold, or lets it go on. */
export const holdShape = z.discriminatedUnion('held', [
  z.strictObject({
    held: z.literal(true),
    reason: z.enum(holdReasons),
    text: z
      .string()
      .min(1)
      .max(MAX_HOLD_TEXT)
      .regex(/\S/)
      .describe('What the customer is told by e-mail.'),
  }),
  z.strictObject({ held: z.literal(false) }),
]);

/** What a change has come to. */
export const changedShape = z.strictObject({
  number: z.int(),
  version: z.int(),
  state: z.enum(orderStates),
  line: lineWorkShape,
});

export type OrdersQuery = z.output<typeof ordersQuery>;
export type OrderAnswer = z.infer<typeof apiOrderShape>;
export type ProgressBody = z.input<typeof progressShape>;
export type HoldBody = z.input<typeof holdShape>;
export type ChangedAnswer = z.infer<typeof changedShape>;
export type LineWorkAnswer = z.infer<typeof lineWorkShape>;
