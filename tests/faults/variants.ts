import type { Patch, Variant } from './variant.ts';
import { operatorVariants } from './variants-operator.ts';

const noPoller: readonly Patch[] = [
  [
    'src/jobs/payments.ts',
    "await confirmPayment(services, { by: 'asking', orderId });",
    '{ ok: false };',
  ],
  ['src/jobs/payments.ts', "schedule: { cron: '7 * * * *', fill: '1h' },", ''],
];

export const variants: readonly Variant[] = [
  {
    id: 'm1',
    name: 'the event’s id is committed by itself, and nobody asks the provider',
    patches: [
      ['src/flows/payments/confirm-payment.ts', 'recordEvent(tx,', 'recordEvent(db,'],
      ...noPoller,
    ],
    caughtBy: 'kill -9 in the middle of the settling transaction',
    shows: /lost: payment of order pending/,
  },
  {
    id: 'm2',
    name: 'each call to the provider has a key of its own',
    patches: [
      [
        'src/flows/payments/open-checkout.ts',
        '`order-${order.id}-${order.checkoutAttempt}`',
        'crypto.randomUUID()',
      ],
    ],
    caughtBy: 'kill -9 when the provider has made the session',
    shows: /doubled: \d+ checkouts of one order/,
  },
  {
    id: 'm3',
    name: 'no row is locked, every event counts as new, a second invoice is passed over',
    patches: [
      ['src/database/orders/orders.ts', "eq(orders.id, id)).for('update')", 'eq(orders.id, id))'],
      [
        'src/database/payments/payment-records.ts',
        '.values({ eventId, receivedAt: at })',
        '.values({ eventId: eventId + Math.random(), receivedAt: at })',
      ],
      [
        'src/database/payments/payment-records.ts',
        'issuedAt: new Date(issuedAt), snapshot })',
        'issuedAt: new Date(issuedAt), snapshot }).onConflictDoNothing()',
      ],
    ],
    caughtBy: 'each notification ten times at once',
    shows: /lost: invoice numbers|invoice with another number/,
  },
  {
    id: 'm4',
    name: 'the end of the checkout is counted from the moment of the call',
    patches: [
      [
        'src/flows/payments/open-checkout.ts',
        'expiresAt: order.checkout.expiresAt',
        'expiresAt: checkoutEnd(clock())',
      ],
    ],
    caughtBy: 'makes the session and drops the connection',
    shows: /checkouts of one order/,
  },
  {
    id: 'm5',
    name: 'e-mails are sent right after the settlement, without a job',
    patches: [
      [
        'src/database/emails/emails.ts',
        '  await tx.execute(sql`\n    with enqueued as ${enqueued}',
        `  for (const { id } of await enqueued) {
          setTimeout(() => globalThis.sendNow?.(id).catch(() => {}), 50);
        }
        void (sql\`
    with enqueued as \${enqueued}`,
      ],
      [
        'src/main/jobs/run-jobs.ts',
        'const worker = tasksOf(group, options);',
        `const worker = tasksOf(group, options);
        globalThis.sendNow = (emailId) =>
          jobsOf('emails').find(({ name }) => name === 'send-email')
            .run(options.services, { emailId });`,
      ],
    ],
    caughtBy: 'the mail server is away',
    shows: /e-mail order-paid-\w+ not sent/,
  },
  {
    id: 'm6',
    name: 'a notification is acknowledged before it is dealt with, and nobody asks the provider',
    patches: [
      [
        'src/main/app.ts',
        'passed instanceof Response ? passed : retryLater(takeNotification(services, passed), onError),',
        'passed instanceof Response ? passed : (takeNotification(services, passed).catch(() => {}), new Response()),',
      ],
      ...noPoller,
    ],
    caughtBy: 'kill -9 when a notification has come in',
    shows: /lost: payment of order pending/,
  },
  {
    id: 'm7',
    name: 'the amount of a payment is not compared with the order',
    patches: [['src/flows/payments/settle-order.ts', 'report.amount !== order.total ||', '']],
    caughtBy: 'less is paid than the order costs',
    shows: /paid with \d+ instead of \d+/,
  },
  {
    id: 'm8',
    name: 'an order is canceled and its checkout stays open',
    patches: [
      [
        'src/flows/orders/cancel-order.ts',
        "(await closeCheckout(services, found)) === 'unavailable'",
        'false',
      ],
    ],
    caughtBy: 'orders are canceled, and then somebody tries to pay',
    shows: /paid orders: 5 instead of 2/,
  },
  {
    id: 'm9',
    name: 'an order that has expired is not paid any more',
    patches: [
      ['src/domain/order/order.ts', "expired: ['paid', 'canceled']", "expired: ['canceled']"],
    ],
    caughtBy: 'the expiry is told before the payment',
    shows: /paid orders: 0 instead of 3/,
  },
  {
    id: 'm10',
    name: 'the embedded PostgreSQL is started once and not again',
    patches: [
      [
        'src/database/embedded/server-keeper.ts',
        'if (!this.#stopping.signal.aborted) this.#mending = this.#mend(joined.address, problem);',
        'void problem;',
      ],
    ],
    caughtBy: 'the embedded PostgreSQL is killed twice',
    shows: /not within \d+ s: the shop sells again/,
  },
  {
    id: 'm11',
    name: 'e-mails, refunds and looks at payments share their places',
    patches: [
      [
        'src/main/jobs/run-jobs.ts',
        'const worker = tasksOf(group, options);',
        `const isShared = group === 'payments' || group === 'emails';
        const worker = isShared
          ? { ...tasksOf('payments', options), ...tasksOf('emails', options) }
          : tasksOf(group, options);`,
      ],
    ],
    caughtBy: 'the mail server takes connections and says nothing; refunds',
    shows: /not within \d+ s: (?:money is back|payments are found)/,
  },
  {
    id: 'm12',
    name: 'what is closed is waited for without end',
    patches: [
      [
        'src/main/closing.ts',
        'await withTimeout(part.ms, part.close(this.#isHurried));',
        'await part.close(this.#isHurried);',
      ],
    ],
    caughtBy: 'SIGTERM while the database stands still',
    shows: /it ended with 1|it did not end within/,
  },
  {
    id: 'm13',
    name: 'a range is looked at when the head of the answer is on its way',
    patches: [
      [
        'src/main/http/files.ts',
        "response.end(request.method === 'HEAD' ? undefined : body);",
        `if (headerOf(request, 'range')?.includes('5-4')) throw new RangeError('It ends before it begins.');
        response.end(request.method === 'HEAD' ? undefined : body);`,
      ],
    ],
    caughtBy: 'parts of files are asked for that are none',
    shows: /\d+ not answered/,
  },
  {
    id: 'm14',
    name: 'each file that is sent keeps another one open',
    patches: [
      [
        'src/main/http/files.ts',
        "import { readFileSync, readdirSync } from 'node:fs';",
        "import { openSync, readFileSync, readdirSync } from 'node:fs';",
      ],
      [
        'src/main/http/files.ts',
        "response.end(request.method === 'HEAD' ? undefined : body);",
        `openSync('package.json');
        response.end(request.method === 'HEAD' ? undefined : body);`,
      ],
    ],
    caughtBy: 'downloads are left in the middle',
    shows: /descriptors: \d+ instead of \d+/,
  },
  {
    id: 'm15',
    name: 'each try to give money back has a key of its own',
    patches: [['src/flows/payments/refund-order.ts', '`refund-${id}`', 'crypto.randomUUID()']],
    caughtBy: 'kill -9 when the provider has given a part of a payment back',
    shows: /doubled: \d+ refunds given back where \d+ are owed/,
  },
  ...operatorVariants,
];
