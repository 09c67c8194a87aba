import { once } from 'node:events';
import { type Socket, connect, createServer } from 'node:net';
import { join } from 'node:path';

/** A way to the database that can be cut and mended. */
export interface DatabaseProxy {
  url: string;
  /** Ends what is open and takes nothing more, as a server that has gone away. */
  cut(): void;
  /** Carries nothing more on what is open, and ends none of it, as a device on the way that has forgotten it. */
  hush(): void;
  mend(): void;
  close(): Promise<void>;
}

/** Stands in front of the tests' PostgreSQL, which listens at a socket in the file system. */
export async function createDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const url = new URL(databaseUrl);
  const port = url.searchParams.get('port') ?? '5432';
  const host = url.searchParams.get('host') ?? 'localhost';
  const target = host.startsWith('/')
    ? { path: join(host, `.s.PGSQL.${port}`) }
    : { host, port: Number(port) };
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((client) => {
    if (isCut) return client.destroy();
    const database = connect(target);
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      open.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        open.delete(from);
        to.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  url.searchParams.set('host', '127.0.0.1');
  url.searchParams.set('port', String(address.port));
  const cut = () => {
    isCut = true;
    for (const socket of open) socket.destroy();
  };
  return {
    url: url.href,
    cut,
    hush: () => {
      for (const socket of open) socket.unpipe().resume();
    },
    mend: () => {
      isCut = false;
    },
    async close() {
      cut();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}
