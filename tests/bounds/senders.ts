import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { trials } from './trials/all.ts';
import { sendBytes } from './raw-answers.ts';
import { type Sent, sendersOrder } from './start-senders.ts';
import { markOf } from './trial.ts';

/** Those who attack, as a program: told what and whom, it sends until its time is over and tells what came back. */
process.on('disconnect', () => process.exit());
process.on('SIGINT', () => {});

/** Milliseconds for which an answer is waited for. */
const PATIENCE_MS = 35_000;
/**
 * Milliseconds between two requests of one sender. However many they are, it is not their number that is tried: as
 * many requests for a page that is not kept would be served as well.
 */
const PAUSE_MS = { least: 200, each: 25 };

const [told] = await once(process, 'message');
const order = sendersOrder.parse(told);
const { trial: name, senders, seconds, aims, mark, cookies, token, network } = order;
const pauseMs = Math.max(PAUSE_MS.least, PAUSE_MS.each * senders);
const trial = trials.find((each) => each.name === name);
const sent: Sent = { answers: {}, headBytes: 0, locationBytes: 0 };

const workLists = Array.from({ length: senders }, (_, index) => {
  const aim = aims[index % aims.length] ?? { port: 0, host: '' };
  const requests =
    trial?.requests?.({
      index,
      mark: markOf({ mark }, index),
      host: aim.host,
      cookie: cookies[index % cookies.length] ?? '',
      token,
    }) ?? [];
  const from =
    process.platform === 'linux'
      ? `127.${network}.${1 + (index >> 7)}.${1 + (index & 127)}`
      : undefined;
  return { requests, line: { port: aim.port, from } };
});
process.send?.('ready');
await once(process, 'message');
const until = performance.now() + seconds * 1000;
await Promise.all(workLists.map(send));
// Who started us may be gone by now.
if (process.connected) process.send?.(sent, () => process.channel?.unref());

async function send({ requests, line }: (typeof workLists)[number], index: number): Promise<void> {
  // They do not all come in one moment: that would be a crowd, which makes others wait by itself.
  await delay((index * pauseMs) / senders);
  for (let count = 0; count < (trial?.most ?? Infinity); count += 1) {
    const bytes = requests[(count + index) % requests.length];
    const begun = performance.now();
    if (!bytes || begun > until) return;
    const { status, headBytes, locationBytes } = await sendBytes(line, bytes, PATIENCE_MS);
    const key = String(status ?? 'none');
    sent.answers[key] = (sent.answers[key] ?? 0) + 1;
    sent.headBytes = Math.max(sent.headBytes, headBytes);
    sent.locationBytes = Math.max(sent.locationBytes, locationBytes);
    if (begun + pauseMs > until) return;
    await delay(Math.max(0, begun + pauseMs - performance.now()));
  }
}
