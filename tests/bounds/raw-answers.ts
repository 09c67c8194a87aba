import { setTimeout as delay } from 'node:timers/promises';
import { type Line, closed, dial } from '#tests/hostile/wire.ts';

/** What came back to somebody who sends bytes. */
export interface RawHead {
  /** Missing where the connection ended without an answer, or none came in time. */
  status: number | undefined;
  /** Bytes of the head without its Set-Cookie lines. */
  headBytes: number;
  locationBytes: number;
}

/** Enough for any head that is let through. */
const MOST_KEPT = 64 * 1024;

/** Sends bytes, and reads until the server hangs up or patience is over. */
export async function sendBytes(line: Line, bytes: Buffer, patienceMs: number): Promise<RawHead> {
  const socket = dial(line);
  let got = '';
  socket.on('data', (chunk: Buffer) => {
    if (got.length < MOST_KEPT) got += chunk.toString('latin1');
  });
  socket.write(bytes);
  const late = new AbortController();
  await Promise.race([
    closed(socket),
    delay(patienceMs, undefined, { signal: late.signal }).catch(() => {}),
  ]);
  late.abort();
  socket.destroy();
  return readHead(got);
}

function readHead(text: string): RawHead {
  // What asks to go on is no answer yet.
  const bare = text.replace(/^HTTP\/1\.1 1\d\d.*?\r\n\r\n/s, '');
  const [, digits] = /^HTTP\/1\.1 ([2-5]\d\d)/.exec(bare) ?? [];
  if (digits === undefined) return { status: undefined, headBytes: 0, locationBytes: 0 };
  const [head = ''] = bare.split('\r\n\r\n', 1);
  const lines = head.split('\r\n').filter((each) => !/^set-cookie:/i.test(each));
  const location = lines.find((each) => /^location:/i.test(each)) ?? '';
  return {
    status: Number(digits),
    headBytes: lines.join('\r\n').length,
    locationBytes: location.replace(/^location:\s*/i, '').length,
  };
}
