import { once } from 'node:events';
import { type Socket, connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** An answer as it stands on the wire. */
export interface RawAnswer {
  status: number;
  /** Names in small letters; values of one name with commas between them. */
  headers: Record<string, string>;
  body: string;
}

/** @param from the address of this machine that the client has */
export async function open(port: number, from = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  // A server that hangs up is what most of these tests wait for.
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

/** Sends bytes as they are and reads until the server hangs up; what it answered, one after the other. */
export async function send(
  port: number,
  bytes: string | Buffer,
  patienceMs = 30_000,
): Promise<RawAnswer[]> {
  const socket = await open(port);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => void chunks.push(chunk));
  const closed = new Promise((resolve) => void socket.once('close', resolve));
  socket.write(bytes);
  await Promise.race([closed, delay(patienceMs, undefined, { ref: false })]);
  socket.destroy();
  return split(Buffer.concat(chunks).toString('latin1'));
}

/** Asks for a page with these lines of headers; the connection ends with the answer. */
export async function ask(
  port: number,
  target: string,
  headers: readonly string[],
  { method = 'GET', patienceMs = 5000 } = {},
): Promise<RawAnswer> {
  const lines = [`${method} ${target} HTTP/1.1`, ...headers, 'Connection: close', '', ''];
  const [answer] = await send(port, lines.join('\r\n'), patienceMs);
  if (!answer) throw new Error(`No answer for ${target}.`);
  return answer;
}

function split(text: string): RawAnswer[] {
  const answers: RawAnswer[] = [];
  let rest = text;
  while (rest.startsWith('HTTP/1.1 ')) {
    const end = rest.indexOf('\r\n\r\n');
    const [first = '', ...lines] = rest.slice(0, end).split('\r\n');
    const headers: Record<string, string> = {};
    for (const line of lines) {
      const colon = line.indexOf(':');
      const name = line.slice(0, colon).toLowerCase();
      const value = line.slice(colon + 1).trim();
      headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`;
    }
    const length = headers['content-length'];
    const after = rest.slice(end + 4);
    // A body in chunks is left in them; the next answer begins a line.
    const next = after.indexOf('\r\nHTTP/1.1 ') + 2;
    const size = length === undefined ? (next > 1 ? next : after.length) : Number(length);
    answers.push({ status: Number(first.split(' ')[1]), headers, body: after.slice(0, size) });
    rest = after.slice(size);
  }
  return answers;
}
