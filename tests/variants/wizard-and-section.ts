import type { Broken } from './broken.ts';

export const wizard: readonly Broken[] = [
  {
    id: 'v15',
    name: 'plus and minus in the cart do nothing',
    patches: [['src/web/forms/quantity.tsx', 'onStep();\n          onChange(next);', 'onStep();']],
    builds: 'everything',
    caughtBy: 'tests/browser/wizard-start.test.ts',
  },
  {
    id: 'v16',
    name: 'what is typed on the second step is gone after a reload',
    patches: [
      [
        'src/web/routes/order/wizard/details/use-details-form.ts',
        'const input = read();\n    setDetails(input);\n',
        'const input = read();\n',
      ],
    ],
    builds: 'everything',
    caughtBy: 'tests/browser/wizard-details.test.ts',
  },
  {
    id: 'v30',
    name: 'the button that takes a row out of the cart is dead',
    patches: [
      [
        'src/web/routes/order/wizard/cart/cart-row.tsx',
        'type="submit"\n        icon="trash"',
        'type="button"\n        icon="trash"',
      ],
    ],
    builds: 'everything',
    caughtBy: 'tests/browser/wizard-cart.test.ts',
  },
  {
    id: 'v31',
    name: 'what the register knows of a company is not filled in',
    patches: [
      [
        'src/web/routes/order/wizard/details/company-fields.tsx',
        'fill(filled);\n',
        'void filled;\n',
      ],
    ],
    builds: 'everything',
    caughtBy: 'tests/browser/wizard-details.test.ts',
  },
];

export const section: readonly Broken[] = [
  {
    id: 'v17',
    name: 'an editor sees who else may sign in',
    patches: [
      [
        'src/domain/admin/rights.ts',
        "people: { roles: ['owner'], isGrave: true },",
        "people: { roles: ['owner', 'editor'], isGrave: true },",
      ],
    ],
    builds: 'server',
    caughtBy: 'tests/admin/people.test.ts',
  },
  {
    id: 'v18',
    name: 'money goes back without a password',
    patches: [
      [
        'src/main/http/guards/require-operator.ts',
        'if (!isProved && isProofAsked(needs, isRead)) {',
        'if (!isProved && isProofAsked(needs, isRead) && isEnglishHost) {',
      ],
    ],
    builds: 'server',
    caughtBy: 'tests/admin/money-back.test.ts',
  },
  {
    id: 'v19',
    name: 'the list of messages takes no notice of a kind',
    patches: [
      [
        'src/database/messages/message-list.ts',
        'kind && sql`e.kind = ${kind}`,',
        'kind && sql`true`,',
      ],
    ],
    builds: 'server',
    caughtBy: 'tests/messages/list.test.ts',
  },
  {
    id: 'v20',
    name: 'what can no longer be taken back stays in its bar',
    patches: [
      [
        'src/web/admin/browser/undo-countdown.ts',
        "Number(row.dataset['undoSeconds']) - passed",
        "Number(row.dataset['undoSeconds']) - 0 * passed",
      ],
    ],
    builds: 'everything',
    caughtBy: 'tests/browser/undo-bar.test.ts',
  },
  {
    id: 'v32',
    name: 'everybody sees the lists that others have saved',
    patches: [
      [
        'src/database/admin/saved-views.ts',
        '.where(eq(savedViews.operatorId, operatorId))\n    .orderBy(',
        '.where(sql`${operatorId}::text is not null`)\n    .orderBy(',
      ],
    ],
    builds: 'server',
    caughtBy: 'tests/admin/saved-views.test.ts',
  },
  {
    id: 'v33',
    name: 'a spreadsheet reckons what a customer has typed',
    patches: [
      [
        'src/domain/figures/figures-csv.ts',
        `cell.replaceAll(FORMULA, "$1'$2").replace`,
        'cell.replaceAll(FORMULA, "$1$2").replace',
      ],
    ],
    builds: 'nothing',
    caughtBy: 'src/domain/figures/figures-csv.test.ts',
  },
];
