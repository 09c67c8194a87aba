import type { Variant } from './variant.ts';

/** Programs broken where operators return money, take back what has not left yet, and rely on their backups. */
export const operatorVariants: readonly Variant[] = [
  {
    id: 'm16',
    name: 'what is carried out is not taken first',
    patches: [
      [
        'src/flows/pending-actions/execute-action.ts',
        "if (!order || !(await endPendingAction(tx, id, 'done', at))) return;",
        "if (!order) return; await endPendingAction(tx, id, 'done', at);",
      ],
    ],
    caughtBy: 'an undo and the job that carries out wait for the same order',
    shows: /doubled: (?:refund of an intent that is undone|e-mail of an intent)/,
  },
  {
    id: 'm17',
    name: 'what was returned meanwhile is not looked at',
    patches: [
      [
        'src/flows/payments/return-money.ts',
        "if (stand.returned !== returned) return { ok: false, problem: 'changed-meanwhile' };",
        '',
      ],
    ],
    caughtBy: 'two people at two replicas press the button',
    shows: /\d+ returns where one was read/,
  },
  {
    id: 'm18',
    name: 'the database that a proof of the backup has left behind is not taken away first',
    patches: [
      [
        'src/database/backup/scratch.ts',
        'await drop(client, name);\n    await create(',
        'await create(',
      ],
    ],
    caughtBy: 'kill -9 in the middle of the restore that proves a backup',
    shows: /not within \d+ s: the backup is proved/,
  },
  {
    id: 'm19',
    name: 'an article of the generator is stored by a transaction of its own',
    patches: [
      [
        'src/flows/generators/make-item.ts',
        'storeWritten(tx, { ...turn, written,',
        'storeWritten(tx, { ...turn, db: services.db, written,',
      ],
      [
        'src/flows/generators/make-item.ts',
        'const stored = await storeArticle(tx, {',
        'const stored = await arguments[1].db.transaction((own) => storeArticle(own, {',
      ],
      [
        'src/flows/generators/make-item.ts',
        '    operatorId,\n    at,\n  });\n  if (!stored.ok)',
        '    operatorId,\n    at,\n  }));\n  if (!stored.ok)',
      ],
    ],
    caughtBy: 'kill -9 in the middle of an article of the generator',
    shows: /an article of a batch is not made once/,
  },
];
