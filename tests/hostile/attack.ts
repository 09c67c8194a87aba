import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { keepSilent, leaveDownloads, pipeline, sendRequests } from './attackers.ts';
import type { Attack, Tally } from './attackers.ts';
import { aimShape } from './start-attack.ts';
import { HOSTILE_ADDRESS, SILENT_ADDRESS } from './wire.ts';

/** The hostile clients as a program: told their aim by the one who starts it, gone when he is. */
const REQUESTERS = 8;
const DOWNLOADERS = 2;
/** More than the server takes at all, where the system lets us. */
const SILENT = 5200;

const over = new AbortController();
process.on('disconnect', () => process.exit());
// Ctrl-C reaches the whole group of processes; whoever started us decides when we end.
process.on('SIGINT', () => {});

const [words] = await once(process, 'message');
const tally: Tally = {};
const attack: Attack = {
  ...aimShape.parse(words),
  from: HOSTILE_ADDRESS,
  over: over.signal,
  note: (what, count = 1) => (tally[what] = (tally[what] ?? 0) + count),
};
const attacking = Promise.all([
  ...Array.from({ length: REQUESTERS }, (_, i) =>
    sendRequests({ ...attack, seed: attack.seed + i }),
  ),
  ...Array.from({ length: DOWNLOADERS }, () => leaveDownloads(attack)),
  pipeline(attack),
  // Who holds so many connections is not heard any more; the others are.
  keepSilent({ ...attack, from: SILENT_ADDRESS }, Math.min(SILENT, mostDescriptors() / 2)),
]);
await once(process, 'message');
over.abort();
await attacking;
process.send?.(tally);

/** Files and connections that this process may have open. */
function mostDescriptors(): number {
  if (process.platform !== 'linux') return 2048;
  const limits = readFileSync('/proc/self/limits', 'utf8');
  const [, soft = ''] = /^Max open files\s+(\d+|unlimited)/m.exec(limits) ?? [];
  return soft === 'unlimited' ? Infinity : Number(soft);
}
