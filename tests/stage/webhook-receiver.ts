import { createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';

/** A call that was verified, as docs/webhooks.md tells it. */
export interface Heard {
  id: string;
  type: string;
  sequence: number | null;
  createdAt: string;
  data: { order?: { number: number; state: string; lines: unknown[] }; message?: string };
  signatures: number;
  signedAt: Date;
}

/** How much the clock of a call may differ from one's own. */
const MOST_SECONDS = 5 * 60;

export type Answering = (response: ServerResponse, request: IncomingMessage) => void;

/** A receiver as somebody else would write it, by docs/webhooks.md alone. */
export interface TestReceiver {
  url: string;
  /** Every call, in the sequence in which they came; those whose signature is wrong are not among them. */
  heard: Heard[];
  /** Calls that were not signed with its secret, or too long ago. */
  forged: number;
  /** The last call as it came, for who wants to send it once more. */
  captured: { headers: Record<string, string>; body: string } | undefined;
  /** By which it knows how old a call is; its machine's unless told. */
  clock: () => Date;
  /** What it has done, each event once. */
  done: Map<string, Heard>;
  secret: string;
  /** How it answers; with 204 unless told. */
  answer: Answering;
  close(): Promise<void>;
}

/** Listens on this machine. */
export async function openReceiver(): Promise<TestReceiver> {
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      const signatures = verify(receiver, request, body);
      receiver.captured = { headers: headersOf(request), body };
      if (signatures === 0) receiver.forged += 1;
      else note(receiver, request, { body, signatures });
      receiver.answer(response, request);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It does not listen.');
  const receiver: TestReceiver = {
    url: `http://127.0.0.1:${address.port}/orders`,
    heard: [],
    forged: 0,
    captured: undefined,
    clock: () => new Date(),
    done: new Map(),
    secret: '',
    answer: (response) => response.writeHead(204).end(),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
  return receiver;
}

function note(
  receiver: TestReceiver,
  request: IncomingMessage,
  { body, signatures }: { body: string; signatures: number },
): void {
  const signedAt = new Date(Number(request.headers['webhook-timestamp']) * 1000);
  const heard: Heard = { ...JSON.parse(body), signatures, signedAt };
  receiver.heard.push(heard);
  if (!receiver.done.has(heard.id)) receiver.done.set(heard.id, heard);
}

/** How many of the signatures there are, where one of them is right; else 0. */
function verify(
  { secret, clock }: TestReceiver,
  { headers }: IncomingMessage,
  body: string,
): number {
  const age = clock().getTime() / 1000 - Number(headers['webhook-timestamp']);
  if (!(Math.abs(age) <= MOST_SECONDS)) return 0;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const right = Buffer.from(createHmac('sha256', key).update(signed).digest('base64'));
  const marks = String(headers['webhook-signature'] ?? '').split(' ');
  const isRight = marks.some((mark) => {
    const given = Buffer.from(mark.replace('v1,', ''));
    return given.length === right.length && timingSafeEqual(given, right);
  });
  return isRight ? marks.length : 0;
}

function headersOf({ headers }: IncomingMessage): Record<string, string> {
  const own = Object.entries(headers).filter(([name]) => name.startsWith('webhook-'));
  return Object.fromEntries(own.map(([name, value]) => [name, String(value)]));
}

/** Answers with a status. */
export function status(code: number, headers: Record<string, string> = {}): Answering {
  return (response) => void response.writeHead(code, headers).end(`status ${code}`);
}
