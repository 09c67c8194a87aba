import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What writes into the tables of the shop, by the names of the database's functions. */
const WRITES =
  /\b(?:insert|update|delete|replace|rename|order|note|take|drop|owe|change|release|settle|reopen|put|add)[A-Z]\w*\(\s*(?:tx|db|services\.db)\b/g;
/** What is counted or kept by itself, and is nobody's change. */
const OWN = new Set([
  // A session that is led on or begun; signing in is noted when it is complete.
  'changeSession',
  'insertSession',
  'insertKeptForm',
  'takeKeptForm',
  // The log itself.
  'noteChange',
]);

/**
 * Flows that write without a word in the log of changes, and why that is right. Whoever adds a flow adds the word,
 * or the reason here.
 */
const silent: Record<string, string> = {
  'tell-account.ts': 'owes the e-mail about a change that its flow notes',
  'answer-withdrawal.ts': 'opens the thread of an answer, which the reply notes',
  'put-care-back.ts': 'is part of taking an act back, which is noted',
  'mail-audit-head.ts': 'sends the head of the log, and changes nothing',
  'passkey-ceremony.ts':
    'challenges and counters of authenticators; what they let in is noted by its flow',
};

const flows = globSync('src/flows/{operator,sign-in}/*.ts').map((path) => ({
  name: path.slice(path.lastIndexOf('/') + 1),
  text: readFileSync(path, 'utf8'),
}));

it.each(flows)('a change by an operator is in the log: $name', ({ name, text }) => {
  const written = [...text.matchAll(WRITES)]
    .map(([call]) => call.slice(0, call.indexOf('(')))
    .filter((call) => !OWN.has(call));
  if (written.length === 0 || name in silent) return;
  expect(/\bnoteChange\(|\bnote\(tx|\bwishLater\(/.test(text), `${name} writes ${written}`).toBe(
    true,
  );
});

it('looks at every flow that there is', () => {
  expect(flows.length).toBeGreaterThan(35);
  for (const name of Object.keys(silent)) expect(flows.map((flow) => flow.name)).toContain(name);
});

it('lets no route of the section write past a flow', () => {
  for (const path of globSync('src/web/{routes/operator,operator}/**/*.{ts,tsx}')) {
    const text = readFileSync(path, 'utf8');
    expect(
      path + String(text.match(/\.(?:insert|update|delete)\(\w+\)\s*\.(?:values|set|where)/) ?? ''),
    ).toBe(path);
    expect(path + String(text.match(/\bdb\.(?:transaction|execute)\(/) ?? '')).toBe(path);
  }
});
