import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What writes into the tables of the shop, by the names of the database's functions. */
const WRITES =
  /\b(?:insert|update|delete|replace|rename|order|record|take|drop|enqueue|change|release|settle|reopen|put|add)[A-Z]\w*\(\s*(?:tx|db|services\.db)\b/g;
/** What is counted or kept by itself, and is nobody's change. */
const OWN = new Set([
  // A session that is led on or begun; signing in is noted when it is complete.
  'changeSession',
  'insertSession',
  'insertKeptForm',
  'takeKeptForm',
  // The log itself.
  'recordChange',
]);

/**
 * Actions that write without a word in the log of changes, and why that is right. Whoever adds an action adds the
 * word, or the reason here.
 */
const silent: Record<string, string> = {
  beginBulkAction: 'writes down what is to be done; each order of it is noted when it is done',
  makeFirstLink: 'is the way in where nobody is there yet who could act',
  askForPasskey: 'is a challenge; what it lets in is noted by its action',
  askForNewPasskey: 'is a challenge; the new passkey is noted by its action',
  shownPasskey: 'counts what an authenticator has signed; what it lets in is noted by its action',
  madePasskey: 'uses up a challenge; the new passkey is noted by its action',
  tellAccount: 'owes the e-mail about a change that its action notes',
  tellOwners: 'owes the e-mail about a change that its action notes',
  readImport: 'is the job of an import; its beginning is noted',
  recordReversal: 'is told by a provider',
  compareDisputes: 'is told by a provider',
  enqueuePartialRefund: 'is a part of the actions that return money',
  cancelLocked: 'is no action of its own: who cancels notes it',
  cancelFound: 'is no action of its own: who cancels notes it',
  cancelOrder: 'is what a customer does',
};

/** Each exported function of a file, with the functions of the file that it calls, those that they call, and so on. */
function actionsOf(text: string): { name: string; text: string }[] {
  const parts = new Map(
    text
      .split(/^(?=(?:export )?(?:async )?function )/m)
      .map((part) => [/^(?:export )?(?:async )?function (\w+)/.exec(part)?.[1] ?? '', part]),
  );
  parts.delete('');
  const reach = (name: string, seen: Set<string>): Set<string> => {
    seen.add(name);
    for (const other of parts.keys()) {
      const isCalled = new RegExp(`\\b${other}\\b`).test(parts.get(name) ?? '');
      if (isCalled && !seen.has(other)) reach(other, seen);
    }
    return seen;
  };
  return [...parts]
    .filter(([, part]) => part.startsWith('export'))
    .map(([name]) => ({
      name,
      text: [...reach(name, new Set())].map((one) => parts.get(one)).join(''),
    }));
}

/** Everything that names who does it, and all of signing in. */
const actions = globSync('src/flows/**/*.ts', { exclude: ['**/*.test.ts'] }).flatMap((path) =>
  actionsOf(readFileSync(path, 'utf8')).filter(
    ({ text }) => path.startsWith('src/flows/sign-in/') || /\boperator\b/.test(text),
  ),
);

it.each(actions)('a change by an operator is in the log: $name', ({ name, text }) => {
  const written = [...text.matchAll(WRITES)]
    .map(([call]) => call.slice(0, call.indexOf('(')))
    .filter((call) => !OWN.has(call));
  if (written.length === 0 || name in silent) return;
  expect(
    /\brecordChange\(|\bnote\(tx|\bscheduleAction\(/.test(text),
    `${name} writes ${written}`,
  ).toBe(true);
});

it('looks at every action that there is', () => {
  expect(actions.length).toBeGreaterThan(60);
  for (const name of Object.keys(silent)) {
    expect(actions.map((action) => action.name)).toContain(name);
  }
});

it('lets no route of the section write past a flow', () => {
  for (const path of globSync('src/web/{routes/admin,admin}/**/*.{ts,tsx}')) {
    const text = readFileSync(path, 'utf8');
    expect(
      path + String(text.match(/\.(?:insert|update|delete)\(\w+\)\s*\.(?:values|set|where)/) ?? ''),
    ).toBe(path);
    expect(path + String(text.match(/\bdb\.(?:transaction|execute)\(/) ?? '')).toBe(path);
  }
});
