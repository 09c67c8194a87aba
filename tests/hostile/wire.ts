import { type Socket, connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** Where a server is, and from which address of this machine it is asked. */
export interface Line {
  port: number;
  /** Another address than that of honest clients, where the system has one. */
  from: string | undefined;
}

/** Linux answers under all of 127.0.0.0/8. */
export const HOSTILE_ADDRESS = process.platform === 'linux' ? '127.0.0.2' : undefined;
export const SILENT_ADDRESS = process.platform === 'linux' ? '127.0.0.3' : undefined;

/** A connection; errors of it are what it is for. */
export function dial({ port, from }: Line): Socket {
  const address = { host: '127.0.0.1', port };
  const socket = connect(from === undefined ? address : { ...address, localAddress: from });
  socket.on('error', () => {});
  return socket;
}

export function closed(socket: Socket): Promise<void> {
  if (socket.closed) return Promise.resolve();
  return new Promise((resolve) => void socket.once('close', () => resolve()));
}

/**
 * Sends bytes, and hangs up once the server has, or after so long; the first status that came and that
 * was an answer.
 */
export async function exchange(
  line: Line,
  bytes: Buffer,
  patienceMs: number,
): Promise<number | undefined> {
  const socket = dial(line);
  let status: number | undefined;
  let got = '';
  socket.on('data', (chunk: Buffer) => {
    if (status !== undefined) return;
    got += chunk.toString('latin1');
    const [, digits] = /^HTTP\/1\.1 ([2-5]\d\d)/m.exec(got) ?? [];
    if (digits !== undefined) status = Number(digits);
  });
  socket.write(bytes);
  await Promise.race([closed(socket), delay(patienceMs, undefined, { ref: false })]);
  socket.destroy();
  return status;
}
