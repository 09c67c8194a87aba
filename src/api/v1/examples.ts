import type {
  ChangedAnswer,
  HoldBody,
  LineWorkAnswer,
  OrderAnswer,
  ProgressBody,
} from './shapes.ts';

/** An example of the document, under its name. */
export interface Example<Value = unknown> {
  summary: string;
  value: Value;
}

type Line = OrderAnswer['lines'][number];

const STARTED = '2026-11-24T12:05:00.000Z';
const ENDED = '2026-11-25T09:30:00.000Z';

const notBegun: LineWorkAnswer = {
  position: 0,
  status: 'waiting',
  startCount: null,
  delivered: 0,
  pieces: 1000,
  startedAt: null,
  completedAt: null,
  hold: null,
};

const waiting: Line = {
  ...notBegun,
  packageId: 'ig-followers-1000',
  quantity: 1,
  bonus: 0,
  total: 199_900,
  target: {
    kind: 'profile',
    label: '@zofie.rihova',
    url: 'https://www.instagram.com/zofie.rihova/',
  },
  waitsFor: null,
  held: false,
  mayStart: true,
  withdrawn: false,
};

const paid: OrderAnswer = {
  number: 100_001,
  version: 2,
  state: 'paid',
  createdAt: '2026-11-24T11:58:00.000Z',
  paidAt: '2026-11-24T12:00:00.000Z',
  changedAt: '2026-11-24T12:00:00.000Z',
  promisedAt: '2026-11-29T12:00:00.000Z',
  heldAt: null,
  held: false,
  mayStart: true,
  pending: null,
  targetMissing: false,
  disputed: false,
  short: null,
  sameTarget: [],
  total: 199_900,
  currency: 'CZK',
  lines: [waiting],
};

/** The paid order where something of it or of its line is otherwise; what differs may not start. */
function where(order: Partial<OrderAnswer>, line: Partial<Line> = {}): OrderAnswer {
  return { ...paid, mayStart: false, ...order, lines: [{ ...waiting, mayStart: false, ...line }] };
}

const stopped = {
  status: 'completed',
  startCount: 1250,
  startedAt: STARTED,
  completedAt: ENDED,
} as const;

/** An order in each of the states that decide what a program may do with it (rules 73). */
export const orderExamples = {
  mayStart: { summary: 'It may be begun.', value: paid },
  waitsForPost: {
    summary: 'Its customer has given a profile where a post is wanted.',
    value: where(
      { targetMissing: true, total: 41_900, promisedAt: null },
      {
        packageId: 'ig-likes-1000',
        pieces: 1100,
        bonus: 100,
        total: 41_900,
        waitsFor: 'post',
      },
    ),
  },
  waitsForPeriod: {
    summary: 'Its customer did not ask for an early start: it waits for the withdrawal period.',
    value: where({ promisedAt: null }),
  },
  lineHeld: {
    summary: 'Its line is on hold until the customer has given another target.',
    value: where(
      { held: true, version: 3, promisedAt: null },
      { held: true, hold: { reason: 'target-private', since: STARTED } },
    ),
  },
  heldForWithdrawal: {
    summary: 'A withdrawal from it is being dealt with: deliver nothing more.',
    value: where(
      { state: 'delivering', held: true, heldAt: ENDED, promisedAt: null },
      { ...stopped, status: 'delivering', completedAt: null, delivered: 400, held: true },
    ),
  },
  disputed: {
    summary:
      'Its customer contests the payment at the bank. It may start; whether it should, decide.',
    value: { ...paid, disputed: true },
  },
  cancelWaits: {
    summary: 'It is canceled in half a minute, unless that is taken back.',
    value: where({ pending: 'cancel-waits' }),
  },
  refundWaits: {
    summary: 'All of its money is about to go back.',
    value: where({ pending: 'refund-waits' }),
  },
  sameTarget: {
    summary:
      'Another order goes on with the same service for the same target. It may start; better after that one.',
    value: { ...paid, sameTarget: [100_000] },
  },
  endedShort: {
    summary: 'It ended with 700 of 1,000 pieces.',
    value: where(
      { state: 'completed', version: 5, short: { pieces: 300, amount: 59_970 } },
      { ...stopped, delivered: 700 },
    ),
  },
  withdrawn: {
    summary: 'It ended by a withdrawal, with what had been delivered by then; that is not `short`.',
    value: where(
      { state: 'completed', version: 6 },
      { ...stopped, delivered: 400, withdrawn: true },
    ),
  },
} satisfies Record<string, Example<OrderAnswer>>;

/** Of a page of orders. */
export const ordersExamples = {
  lastPage: { summary: 'The last page.', value: { orders: [paid], next: null } },
};

/** What a program reports of a line. */
export const progressExamples = {
  begin: { summary: 'Begins it.', value: { status: 'delivering', startCount: 1250 } },
  report: { summary: 'Reports its count.', value: { status: 'delivering', delivered: 400 } },
  complete: { summary: 'Completes it.', value: { status: 'completed', delivered: 1000 } },
  endShort: {
    summary: 'Ends it short.',
    value: { status: 'completed', delivered: 700, note: 'The network has removed the rest.' },
  },
} satisfies Record<string, Example<ProgressBody>>;

export const holdExamples = {
  hold: {
    summary: 'Puts it on hold.',
    value: { held: true, reason: 'target-private', text: 'Please make the profile public.' },
  },
  resume: { summary: 'Lets it go on.', value: { held: false } },
} satisfies Record<string, Example<HoldBody>>;

export const changedExamples = {
  begun: {
    summary: 'The line was begun.',
    value: {
      number: paid.number,
      version: 3,
      state: 'delivering',
      line: { ...notBegun, status: 'delivering', startCount: 1250, startedAt: STARTED },
    },
  },
} satisfies Record<string, Example<ChangedAnswer>>;

export const heldExamples = {
  held: {
    summary: 'The line is on hold.',
    value: {
      number: paid.number,
      version: 3,
      state: 'paid',
      line: { ...notBegun, hold: { reason: 'target-private', since: STARTED } },
    },
  },
} satisfies Record<string, Example<ChangedAnswer>>;
