import type { Broken } from './broken.ts';

const caughtBy = 'tests/orders/random-histories.test.ts';

/** What one mouth says of an order otherwise than the others. */
export const said: readonly Broken[] = [
  {
    id: 'v37',
    name: 'the e-mail about a short end counts what is missing in place of what came',
    patches: [
      [
        'src/emails/order/completion.tsx',
        'words.count(formatCount(locale, delivered),',
        'words.count(formatCount(locale, missing),',
      ],
    ],
    builds: 'server',
    caughtBy,
  },
  {
    id: 'v38',
    name: 'a credit note has another sum than its refund',
    patches: [
      [
        'src/flows/payments/record-refund-done.ts',
        'const facts = { number, refundedAt, amount, isRest,',
        'const facts = { number, refundedAt, amount: amount - 1, isRest,',
      ],
    ],
    builds: 'server',
    caughtBy,
  },
  {
    id: 'v39',
    name: 'programs are told that an order that ended short is still delivered',
    patches: [
      [
        'src/api/v1/describe-order.ts',
        '    state,\n    createdAt',
        "    state: missingOf(order) ? 'delivering' : state,\n    createdAt",
      ],
    ],
    builds: 'server',
    caughtBy,
  },
  {
    id: 'v40',
    name: 'the page of an order leaves the bonus out of what is to be delivered',
    patches: [
      [
        'src/web/routes/order/order/line-after-sales.tsx',
        'count(line.delivered), count(units))',
        'count(line.delivered), count(units - line.quantity * (line.bonus ?? 0)))',
      ],
    ],
    builds: 'server',
    caughtBy,
  },
  {
    id: 'v41',
    name: 'how a complaint was settled is not in the log of changes',
    patches: [
      [
        'src/flows/after-sales/resolve-complaint.ts',
        "await recordChange(tx, {\n    operatorId: operator.id,\n    action: 'complaint-settled',",
        "void recordChange;\n  void ({\n    operatorId: operator.id,\n    action: 'complaint-settled',",
      ],
    ],
    builds: 'server',
    caughtBy,
  },
];
