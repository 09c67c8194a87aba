import type { Broken } from './broken.ts';

export const rules: readonly Broken[] = [
  {
    id: 'v1',
    name: 'a percentage is rounded down',
    patches: [
      [
        'src/domain/discounts/take-off.ts',
        'return Math.round((amount * percent) / 100);',
        'return Math.floor((amount * percent) / 100);',
      ],
    ],
    builds: 'nothing',
    caughtBy: 'src/domain/discounts/take-off.test.ts',
  },
  {
    id: 'v2',
    name: 'the volume discount begins one item too late',
    patches: [['src/domain/catalogue/pricing.ts', 'items >= tier.items', 'items > tier.items']],
    builds: 'nothing',
    caughtBy: 'src/domain/catalogue/pricing.test.ts',
  },
  {
    id: 'v3',
    name: 'a customer may cancel what is being delivered',
    patches: [
      [
        'src/domain/order/order.ts',
        "return state === 'pending' || state === 'paid';\n",
        "return state === 'pending' || state === 'paid' || state === 'delivering';\n",
      ],
    ],
    builds: 'nothing',
    caughtBy: 'src/domain/order/order.test.ts',
  },
  {
    id: 'v4',
    name: 'VAT is taken of the whole price and not out of it',
    patches: [
      [
        'src/domain/invoice/invoice.ts',
        '(price * vatRate) / (100 + vatRate)',
        '(price * vatRate) / 100',
      ],
    ],
    builds: 'nothing',
    caughtBy: 'src/domain/invoice/invoice.test.ts',
  },
  {
    id: 'v34',
    name: 'a cookie may hold any number of rows',
    patches: [
      ['src/web/cookies/cart-cookie.ts', 'rows.slice(0, MAX_LINES).flatMap', 'rows.flatMap'],
    ],
    builds: 'nothing',
    caughtBy: 'src/web/cookies/cart-cookie.test.ts',
  },
];

export const flows: readonly Broken[] = [
  {
    id: 'v5',
    name: 'a discount code is used once more than it may be',
    patches: [
      [
        'src/database/offer/discount-codes.ts',
        '(await countUses(db, { code, cartId })) >= mostUses',
        '(await countUses(db, { code, cartId })) > mostUses',
      ],
    ],
    builds: 'server',
    caughtBy: 'tests/orders/discount-codes.test.ts',
  },
  {
    id: 'v6',
    name: 'money that the bank holds goes back a second time',
    patches: [
      [
        'src/flows/orders/cancel-order.ts',
        "if (order.paidAt && (await isDisputed(tx, order.id))) return { ok: false, problem: 'disputed' };",
        'void isDisputed;',
      ],
    ],
    builds: 'server',
    caughtBy: 'tests/admin/disputed-money.test.ts',
  },
  {
    id: 'v7',
    name: 'a complaint is not acknowledged to its customer',
    patches: [
      [
        'src/flows/after-sales/file-complaint.ts',
        "['order-complaint-customer', 'order-complaint-shop'] as const",
        "['order-complaint-shop'] as const",
      ],
    ],
    builds: 'server',
    caughtBy: 'tests/orders/complaints.test.ts',
  },
  {
    id: 'v8',
    name: 'an undo leaves the order as it was moved',
    patches: [
      [
        'src/flows/pending-actions/undo-action.ts',
        'if (undo) await putBack(tx, orderId, undo);',
        'void putBack;',
      ],
    ],
    builds: 'server',
    caughtBy: 'tests/admin/undone-moves.test.ts',
  },
  {
    id: 'v9',
    name: 'a move of an order is not in the log of changes',
    patches: [
      [
        'src/flows/orders/move-lines.ts',
        "await recordChange(tx, {\n    operatorId: operator.id,\n    action: 'order-moved',",
        "void recordChange;\n  void ({\n    operatorId: operator.id,\n    action: 'order-moved',",
      ],
    ],
    builds: 'server',
    caughtBy: 'tests/admin/refused-moves.test.ts',
  },
  {
    id: 'v35',
    name: 'an e-mail about an English order is written in Czech',
    patches: [
      [
        'src/emails/order/define-order-email.tsx',
        'const { customer, locale } = facts.order;',
        "const { customer } = facts.order;\n  const locale = 'cs';",
      ],
    ],
    builds: 'server',
    caughtBy: 'tests/orders/unpaid-reminder.test.ts',
  },
  {
    id: 'v36',
    name: 'a customer is not told that money went back',
    patches: [
      [
        'src/flows/payments/record-refund-done.ts',
        "['order-refunded-customer', 'order-refunded-shop'] as const",
        "['order-refunded-shop'] as const",
      ],
    ],
    builds: 'server',
    caughtBy: 'tests/payments/money-back.test.ts',
  },
];
