import { Socket } from 'node:net';
import { Client, DatabaseError } from 'pg';

/** Milliseconds until a server that does not answer is given up. */
const CONNECT_MS = 5000;

/**
 * A connection of its own for backup, restore and check. One that is lost fails the statement that is under way.
 * @param statementMs after which a statement is given up; as long as it takes by default
 * @param until ends the connection, whatever it waits for: a server that hangs would keep it for ever
 */
export async function connect(
  url: string,
  { statementMs = 0, until }: { statementMs?: number; until?: AbortSignal | undefined } = {},
): Promise<Client> {
  until?.throwIfAborted();
  const socket = new Socket();
  const client = new Client({
    stream: () => socket,
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    statement_timeout: statementMs,
  });
  // Without a listener a lost connection would end the program.
  client.on('error', () => {});
  await client.connect();
  const end = () => {
    socket.destroy();
  };
  until?.addEventListener('abort', end);
  client.once('end', () => until?.removeEventListener('abort', end));
  return client;
}

/** SQLSTATEs of values that cannot be read, whose messages quote them. */
const QUOTES_VALUES = /^22/;

/**
 * What went wrong in the words of the database, and at which row where it says so. Not what stands in that row: a
 * check is kept and mailed, and no erasure of a person looks into it.
 */
export function wordsOf(error: unknown): string {
  if (!(error instanceof DatabaseError)) {
    return error instanceof Error ? error.message : String(error);
  }
  const { code = '', message, where = '' } = error;
  const position = /^COPY \S+, line \d+(?:, column \w+)?/.exec(where)?.[0];
  return [QUOTES_VALUES.test(code) ? code : message, position].filter(Boolean).join(' ');
}
